import type { Prose } from '../../../legend.ts';

export const BRIDGE_EN: Prose = {
  title: 'A Bridge of Logs',
  about:
    'Lay logs on the rotten bridge, then lead the steppe people over the river. Teaches the river side and its knights.',
  cards: {
    A1: {
      title: 'The wrong bank',
      text: 'Some of the steppe people have moved on to the river. Their carts stand at the Feather Camp, 552, and winter is near. On the other bank, in the Apple Garden, 533, are walls and full trees. All three bridges are rotten: they bear a hero, and no cart. Lay logs worth 7 in all down at the West Ramp, 523; what is left mends the other two. The people give each of you gold 2. A log of 3 needs strength 4, and at 557 a merchant sells strength.',
    },
    A2: {
      title: 'How mornings go here',
      text: 'On this side the arrows lead to the Path and along it to the camp. A creature that gets in takes a shield; with none free you have lost. Every morning brings an event card. Its back, which all can see, names the kinds that move. Then it is turned over and read, for good or ill. You cross the river by its bridges. A swamp ends your walk. Mushrooms and hope stones lie about, face down.',
    },
    log: {
      title: 'Good wood',
      text: 'A log lies here. To pick it up costs no hour, but it rests on your strength track: a log of 1 needs strength 2, a log of 2 needs 3, a log of 3 needs 4, and several need 1 more than all of them together. When you lose strength, you drop what is too heavy. Lay it down at the West Ramp, 523, or anywhere for a stronger hero to fetch.',
    },
    find: {
      title: 'Something in the grass',
      text: 'It lies face down. A mushroom can be carried unseen. Turned over, it gives willpower 2 or 4, or it takes 3. You may hand it to a friend, if you are that kind of friend. A hope stone shows its kind as you pick it up: strength 1, or a weaker enemy, or willpower 3 for everyone on your space, or a bad event warded off. Each stone works once.',
    },
    spore: {
      title: 'Grey flour',
      text: 'It looks like spilt flour, and it has taken root. Nobody walks away from here until every spore on the space is beaten. Each has strength 5 and the grey die, and you must come out higher; a tie does nothing. A round takes an hour, and the narrator does not move for it. At sunrise each heap grows by one, so make an end of it today. What lies underneath is yours.',
    },
    B1: {
      title: 'The ferryman',
      text: 'The ferryman sits in the reeds and curses the river. His ferry will not float again, he says. Three hours with his axe at the Low Ferry, 541, would make a log of 2 of it. And if you are in good heart, with willpower 12, you can leap the river by the Steep Rocks, 547, between 513 and 555. Somebody else has heard you talking: a Gorlot turns onto the Path.',
    },
    C1: {
      title: 'A bell and a hat',
      text: 'A bell, a mule, a very large hat: the Travelling Merchant has set up his stall on the Milestone, 546, in everybody\'s way. He sells what the others sell, for gold 2. His talk costs nothing. A card lies face down in the Silent Tower, 532, he says, and whoever ends a walk there must carry it out. There were four, and three of them were good. "And the fourth?" He counts his change.',
    },
    E1: {
      title: 'The iron ring',
      text: 'While nobody looked, somebody has put an iron ring on the narrator, and Black Knights hear it. Each time he moves, a knight rides up to three spaces toward the hero whose colour stands topmost on the back of the top event card. If it reaches that hero, strength 1 is gone; a hero with strength 1 is laid down for two letters. To walk past it is safe. It has strength 12, willpower 10 and a black die. Keep moving.',
    },
    G1: {
      title: 'Soap and patience',
      text: "The narrator holds his hand away from himself. The finger is blue. With soap, cold water and two hours of one hero's patience the ring would come off, and Black Knights would stand still for the rest of the tale. It would also hurt. He has gold 2 for whoever leaves him in peace and lets him read on. A Gorlot has sat down nearby to hear how you decide.",
    },
    K1: {
      title: 'High water',
      text: 'All at once the river comes down brown and loud. If the logs are not on the West Ramp by now, it takes what is left of the bridge along, and the tale ends on the wrong bank. If they are, they hold; you can hear them groan. Downstream a whole tree turns over, slowly, like a sleeper. Beasts that the water has driven out of the hollows trot toward the camp.',
    },
    L1: {
      title: 'A light in the garden',
      text: 'A light moves between the apple trees. Somebody has kept the garden all these years, a very old woman with a very long ladder. She throws apples as far as she can, which is farther than you would think. Every hero catches a few and gets willpower 2. She has swept the yard, she calls across. She has put the kettle on. Two letters are left, and she is too old to wait.',
    },
    bridge: {
      title: 'It bears',
      text: 'An empty cart rolls onto the logs. Wood groans, nobody breathes, and it bears. Now fetch the steppe people: take the lead at the camp and bring them to the Apple Garden, 533, nine spaces by the short way, over any bridge. Oxen go six spaces a day, so they must rest once. Choose where with care: no shield helps on the open way, and a creature that moves onto their space ends the tale. Those on the Path turn toward them. The top event card shows who moves.',
    },
    N: {
      title: 'The last page',
      text: 'The narrator has come to N and looks for the next page, and there is none. He holds up a hand, so that you keep still. When carts roll into a yard under apple trees, one can hear it from here if the air is still, and the air is still. Somewhere a kettle has boiled dry. He listens for a long while, longer than he needs to, and then he shuts the book.',
    },
  },
  goals: {
    logs: 'Lay logs worth 7 in all down at the West Ramp, 523, before the narrator reaches K.',
    over: 'Lead the steppe people over the river to the Apple Garden, 533, before the narrator reaches N.',
  },
  deeds: {
    ferry: {
      label: 'Take the old ferry apart (3 hours): a log of 2',
      done: 'Most of it is worms. The keel is good, and heavy.',
    },
  },
  asks: {
    ring: {
      question: 'Soap or peace?',
      options: {
        soap: 'Work the ring off: one hero loses 2 hours, and Black Knights stand still',
        peace: 'Leave him in peace: one hero gets gold 2, and Black Knights ride on',
      },
    },
  },
  told: {
    pack: 'A howl goes up on the far bank. A pack of Gors has smelled the carts.',
    troll:
      'On the far bank a Troll sits on the Clay Bluff, 534, right above your road, and throws stones into the water.',
  },
  names: {},
  ends: {
    over: 'The last cart rolls in under the trees. Down a very long ladder comes an old woman, counts them all, twice, and shuts the gate. You sleep in a bed that smells of apples, and the river may do as it likes.',
    narrator:
      'It is the river that one hears. Nothing has rolled into the yard, and the first snow is falling on the carts.',
    shields: 'One creature too many is in the camp. There is no shield left, and the carts burn one after the other.',
    people:
      'A creature has come upon the steppe people on the open way. The carts stand where they stood, and nobody is with them.',
    mother: 'Grey flour drifts over the carts, and in the middle of it walks the Mother Spore. Nobody runs any more.',
    flood:
      'The water has taken the bridge, ramps and all. The steppe people can see the apples from the camp, red and out of reach.',
  },
};

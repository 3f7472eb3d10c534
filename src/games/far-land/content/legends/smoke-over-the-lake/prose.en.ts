import type { Prose } from '../../../legend.ts';

export const SMOKE_EN: Prose = {
  title: 'Smoke over the Lake',
  about: 'Lead the steppe people to the caves, then win back their fire bowl. Teaches the rules as you go.',
  cards: {
    A1: {
      title: 'Smoke over the lake',
      text: 'You stand at the Cave Mouth, 425, and look west. Smoke hangs over the lake. Seven spaces away, at the Tent Circle, 427, the steppe people are packing what the fire has left them. Go there, take the lead, and bring them here, where rock will guard them. Gors are out already. If a creature comes upon the people on the open way, the tale ends there.',
    },
    A2: {
      title: 'How a day goes',
      text: 'You take turns. On yours you walk, or fight, or pass an hour. Every space you enter takes an hour. A day has seven hours, and each hero has a day of their own. You may add up to three more, but each of those costs willpower 2. When you have done enough, end the day. Whoever ends it first will begin tomorrow.',
    },
    fight: {
      title: 'Face to face',
      text: 'One of them is right in front of you. Wait until your next turn, then strike. Each round takes an hour. Your highest die and your strength stand against its dice and its strength, and the lower side loses the difference in willpower. Others on your space may join: all strengths are added up, and the best die of each. Alone you are prey, together you are hunters. Every victory pays in gold or willpower.',
    },
    fog: {
      title: 'Something in the fog',
      text: 'Grey rags hang in the grass here. Walk on, and nothing happens. End your walk in them, and you see what they hide: gold, strength, willpower, a herb, a wineskin, a knife, a spirit that clings to your pack, or an event, which may be good or bad. You cannot send it back. Each patch of fog lifts only once.',
    },
    well: {
      title: 'Cold water',
      text: 'Here is a well. Stop at it and drink whenever you like: it costs no hour and gives willpower 3. Then it is empty. At sunrise it fills again, but not while one of you stands there. Keep your willpower up. With more of it most heroes roll more dice, and whoever falls to 0 loses the fight, and strength with it.',
    },
    trader: {
      title: 'The trader on the strand',
      text: "A man sits on a bale of felt and sharpens other people's swords. For gold 2 he makes one of you stronger by 1, for good. You must stop at his place; running past is not enough. It takes no hour. There are three of his kind around the lake, and all they ask is gold, which the beasts you beat are carrying.",
    },
    B1: {
      title: 'The narrator',
      text: "This tale has a narrator, who walks from A to N. He goes one letter at each sunrise and one for each creature you beat, so pick your fights. At sunrise every creature follows its arrow. One that enters the caves takes a shield, and with the first that finds none you have lost. At Otter Landing, 428, hangs a fowler's net: an hour there takes it down, and it may pay later. Do that before the people are home.",
    },
    D1: {
      title: 'What the herder saw',
      text: 'A herder limps out of the reeds. "This is no raid," she says. "A Skral leads them, and it is the bowl with the old fire he is after." More Gors trot along the water. She can teach one of you to wind torches, which Skrals fear; that takes two hours. Or let the weariest of you sit down with her, eat, and rest. There is no time for both.',
    },
    F1: {
      title: 'Heavier feet',
      text: 'Reeds snap, and the birds go up all at once. That is no Gor. A Gorlot has strength 4 and willpower 5, and like a Gor it adds its two dice when they are equal. Meet it with two heroes or not at all. It pays better, too: a reward of 3, shared as you agree. And keep the people away from its arrow.',
    },
    H1: {
      title: 'Fires that nobody lit',
      text: 'Half the tale is told. On the far shore burn fires that no human hand has lit, and new shapes come along the water. If the people are in the caves already, good. If not, make haste: when the narrator comes to J and they are still outside, the frost takes them. Overtime is dear, but there are nights that are worth it.',
    },
    J1: {
      title: 'Frost',
      text: 'The first frost comes early, and it comes hard. Whoever is still out there with carts and children will not see the morning. Those in the caves press together in the dark and wait for their fire. What trots along the shore has smelled them. Four letters are left to you. Do not waste them on small game.',
    },
    L1: {
      title: 'Bread in the dark',
      text: 'Two girls slip out of the caves with a basket. The bread is flat and half burnt, and it is the best you have ever had. Every hero gets willpower 2. They saw the glow of the bowl from up there, they say, and they are not afraid, because you are here. Two letters are left. It is time to finish this.',
    },
    bowl: {
      title: 'The fire bowl',
      text: 'The last cart rolls in. They count heads, and everyone is there; then they count again, for the bowl is not. In the crush the Skral has torn it from its cart. Now he means to circle round and carry it past you, down into the deep caves. Beat him before the narrator reaches N, and before he gets through. Torches and the net, if you have them by now, make him weaker by 1 each. Tell the people to stay here before you walk on.',
    },
    N: {
      title: 'The last letter',
      text: 'The narrator sits down on a stone and closes the book over one finger. He has walked from A to N, and so have you. What was to be done is done by now, or it is left undone. He looks up at the mouth of the caves, to see whether a light is burning there, and then he tells the end.',
    },
  },
  goals: {
    home: 'Lead the steppe people to the Cave Mouth, 425, before the narrator reaches J.',
    bowl: 'Beat the Skral with the fire bowl before the narrator reaches N and before he enters the caves.',
  },
  deeds: {
    net: {
      label: "Take down the fowler's net (1 hour): the Skral will be weaker by 1",
      done: 'The net is heavy, wet and strong. It will hold more than ducks.',
    },
  },
  asks: {
    herder: {
      question: 'Torches or a meal?',
      options: {
        torches: 'Wind torches: one hero loses 2 hours; if the Skral is not here yet, he comes weaker by 1',
        eat: 'Sit down and eat: the hero with the least willpower gets willpower 4',
      },
    },
  },
  told: {
    north:
      'The coals glow in the north-west, at the Three Birches, 403. He has his full strength, and nobody with him.',
    south:
      'The coals glow in the south, in the Snake Thicket, 456. Thorns have cost him strength, but a Gor walks ahead of him.',
  },
  names: { skral: 'the Skral with the bowl' },
  ends: {
    bowl: 'The Skral falls, and you catch the bowl before it tips. Three coals still glow in the ash. They are enough. That night there is a fire in the caves, and nobody asks how many letters were left.',
    narrator:
      'The tale is at its end, and the fire bowl is not here. The people go south, cold and in silence, and the tents never come back to the lake.',
    shields:
      'One creature too many has come into the caves. There is no shield left, and no safe place for anyone around the lake.',
    people:
      'A creature has come upon the steppe people on the open way. They scatter into the dark, and nobody can gather them again.',
    late: 'The frost was faster than you. The steppe people are still outside when it comes, without tents and without fire.',
    escaped:
      'The Skral has slipped past you into the deep caves, and the fire bowl with him. The last glow goes out far below.',
  },
};

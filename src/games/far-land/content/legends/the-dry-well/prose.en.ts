import type { Prose } from '../../../legend.ts';

export const WELL_EN: Prose = {
  title: 'The Dry Well',
  about: 'Bring two herbs to the sick in the caves, then beat the chief who walled up their spring. Teaches items.',
  cards: {
    A1: {
      title: 'White water',
      text: 'One winter the caves have kept the steppe people. This morning the bucket came up half empty, and the water in it was white. Whoever drank of it lies in fever now. The oldest of them knows what helps: ashwort, two bundles, fresh. One grows in the Peat Cutting, 457. Another may hide in the fog; she will think. Carry both to the Cave Mouth, 425, and lay them down. And mind the Gors.',
    },
    A2: {
      title: 'What two coins buy',
      text: 'They turn out their pockets, and every hero gets gold 2. Merchants sell more than strength now. For gold 2 you may also choose from the equipment board: a wineskin walks two spaces for you, a telescope looks into the fog next door, a knife rolls a die again. There are few of each. A hero carries one large thing and three small ones. The nearest merchant sits at the Driftwood Strand, 423.',
    },
    herb: {
      title: 'Grey and bitter',
      text: 'Ashwort: grey leaves, and so bitter that the goats leave it alone. Picking it up costs no hour. Eaten, one herb gives willpower 1 and two together give 5, but what you eat nobody else gets. Carry it to the Cave Mouth, 425, and lay it down there. Or lay it down on the way, or hand it to a hero beside you, and let faster legs go on.',
    },
    falcon: {
      title: 'On the wing',
      text: 'The falcon shakes itself and glares at you. Once a day it flies between its owner and one other hero who is awake, however far off. Small things, gold and herbs go both ways, as many as you like; bow and blade are too heavy. Then it sleeps until sunrise. A herb that flies is a long walk saved. Only see to it that somebody waits at the caves.',
    },
    arms: {
      title: 'The long bundle',
      text: 'This fills your only large storage space. With a bow you attack from next door: you roll one die at a time, stop when you like it, and the last one counts. With the shadow blade your dice are added together for a whole fight. It costs strength 1 the first time and willpower 7 the second, it brings no reward, and the narrator stays where he is. Then it is gone.',
    },
    B1: {
      title: 'The walled spring',
      text: 'A boy comes down from the ridge with white knees. Somebody has walled up the spring on Ember Ridge, 416, he says, and bathes in it: great white fellows, hard as plates. Go there and dig for two hours, and the dam breaks. Then every well fills, and the chief of those fellows is weaker by 1, for wet chalk is soft. Do not forget the Gors meanwhile.',
    },
    D1: {
      title: 'She remembers',
      text: 'The old woman sits up in her blankets. At the Reed Bank, 438, she says, she picked ashwort as a bride. If you have not found a second bundle yet, look there. On foot it is far. But whoever has willpower 12 can swim from Swallow Landing, 429, to Otter Landing, 428, in one hour. Something heavier than a Gor has set out as well.',
    },
    F1: {
      title: 'White as a wall',
      text: 'Now you see one of them by day. A Chalk Skral has strength 8, willpower 7 and two dice, and equal dice count together. Send three heroes against it, or two who have grown strong. The reward is 4. This one carries a drum on its back and beats time for somebody behind it. Beat the drummer, and the one who comes after it is weaker by 1.',
    },
    G1: {
      title: 'A cart in the ditch',
      text: 'A cart leans in the ditch, and a pedlar leans on the cart. He has one jar of vinegar left, sharp enough to make chalk foam. For gold 2 it is yours, and the chief of the white ones will be weaker by 1. Or one of you lends him a shoulder for three hours, until the axle holds, and may take a throwing knife from his tray. He has no time for both.',
    },
    J1: {
      title: 'The turning of the fever',
      text: 'The narrator looks up before he reads on. If the ashwort is not in the caves by now, it is too late for those who lie there, and the tale is over. If it is, the first of them sit up and ask for bread. Outside, claws are on the stones again. Do not chase them all. The chief is what matters, and four letters are left.',
    },
    L1: {
      title: 'Soup',
      text: 'Somebody has made soup. It tastes of smoke and ashwort, and you eat it to the last drop: every hero gets willpower 2. The children have drawn the chief on the wall with a lump of chalk, very large, and you beside him, very small. Whoever walks past rubs away a bit of him. Two letters are left. Rub out the rest.',
    },
    chief: {
      title: 'The one who bathes',
      text: 'They boil the leaves, and the whole cave stinks. By evening the first fever breaks. Then stones roll on the slopes: the chief of the Chalk Skrals wants his bath back, and the caves with it. Beat him before the narrator reaches N, and before he gets in. The open dam, the beaten drummer, a jar of vinegar: each makes him weaker by 1, and what you do after this still counts.',
    },
    N: {
      title: 'A cup of water',
      text: 'Here the letters end. The narrator takes a cup from the well and holds it against the light. The water in it is clear, or it is white; he does not say which, not yet. What you have carried is carried, and whom you have beaten is beaten. He drinks, wipes his beard, and tells how it came out.',
    },
  },
  goals: {
    herbs: 'Lay two herbs down at the Cave Mouth, 425, before the narrator reaches J.',
    chief: 'Beat the chief of the Chalk Skrals before the narrator reaches N and before he enters the caves.',
  },
  deeds: {
    dam: {
      label: 'Break the dam (2 hours): all wells fill, and the chief is weaker by 1',
      done: 'The wall gives way, and brown water shoots down the slope. By tomorrow it will be clear.',
    },
  },
  asks: {
    pedlar: {
      question: 'The jar or the axle?',
      options: {
        jar: 'Buy the jar of vinegar for gold 2: the chief is weaker by 1',
        axle: 'Mend the axle: one hero loses 3 hours and gets a throwing knife',
      },
    },
  },
  told: {
    north: 'He comes from the north-west, by the Three Birches, 403, alone, in a cloud of dust that chokes every well.',
    south: 'He comes from the south, through the Snake Thicket, 456. A Gor goes ahead and clears his way.',
    west: 'He comes from the west, by the Frog Pool, 433, dripping and in a bad temper. A Gorlot walks before him.',
    drum: 'The drum rolls into the grass. Nobody will beat time for the chief, and he is weaker by 1.',
  },
  names: { drummer: 'the drummer', chief: 'the chief' },
  ends: {
    chief:
      'The chief cracks from top to toe, and then he is a heap of chalk in running water. That evening they draw the bucket four times, only to look at it.',
    narrator:
      'The letters are used up. The chief of the Chalk Skrals still holds the spring, and what comes out of the well is white. The people pack their carts.',
    shields: 'One creature too many is in the caves. The sick cannot run, and there is nobody left to carry them.',
    fever: 'The ashwort comes too late, or not at all. It has grown quiet in the caves, and you wish it had not.',
    inside: 'The chief has pushed past you into the caves. He sits down in the well, sighs, and stays.',
  },
};

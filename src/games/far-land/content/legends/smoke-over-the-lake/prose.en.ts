import type { Prose } from '../../../legend.ts';

export const SMOKE_EN: Prose = {
  title: 'Smoke over the Lake',
  about: 'Two Gorlots have stolen the fire. Beat them, then light the signal.',
  cards: {
    A1: {
      title: 'Smoke in the morning',
      text: 'You wake in the tents and smell smoke where no hearth should be. Two Gorlots, Ashmane and Sootjaw, came in the night and carried off the embers of the lake people. Gors follow them to the caves. Beat both thieves. Each step takes an hour, each round of a fight takes an hour, and a day has seven.',
    },
    E1: {
      title: 'The signal hill',
      text: 'A rider comes in with dust on her face. The herds in the far valleys know nothing yet. When both thieves are beaten, somebody must climb to the signal hill, space 447, and light the beacon there. It takes an hour. Once it burns, the lake is safe. Be quick: the narrator goes on to N.',
    },
    N: {
      title: 'The last light',
      text: 'The sun goes down behind the ridge. What was to be done is done, or it is too late.',
    },
  },
  goals: {
    thieves: 'Beat the Gorlots Ashmane and Sootjaw.',
    signal: 'Beat Ashmane and Sootjaw, then light the beacon on 447 before the narrator reaches N.',
  },
  deeds: { signal: { label: 'Light the beacon', done: 'The beacon burns. Far off, another answers.' } },
  names: { ashmane: 'Ashmane', sootjaw: 'Sootjaw' },
  ends: {
    signal: 'One fire answers another, from hill to hill, and the Gors turn back into their caves. The lake is safe.',
    narrator: 'The narrator has reached N, and the beacon is dark. The Gors come back at night, and nobody is warned.',
    shields: 'There is no free shield left at the caves. Too many have got through, and the lake is lost.',
  },
};

import type { Asked } from '../../legend.ts';
import type { EventId } from '../../types.ts';

/** An event card as it is read aloud; `lake` is its text on the lake side, where that differs. */
export interface EventProse {
  title: string;
  text: string;
  lake?: string;
}

export const EVENTS_EN: Readonly<Record<EventId, EventProse>> = {
  'warm-rain': { title: 'Warm rain', text: 'It rains for hours, soft and steady. Every well is full again.' },
  'lost-purse': { title: 'A lost purse', text: 'Something glints in a wheel rut. You find gold 2.' },
  'shared-bread': {
    title: 'Shared bread',
    text: 'A baker on the run gives away what he cannot carry. Every hero gets willpower 2.',
  },
  'hill-smoke': {
    title: 'Smoke from the hill',
    text: 'A scout signals with smoke. All fog on your space and next to it is turned face up.',
  },
  'wandering-trader': {
    title: 'The wandering trader',
    text: 'A mule, a bell, a man with too many bags. The Travelling Merchant sets up his stall on your space.',
  },
  'late-fire': {
    title: 'A late fire',
    text: 'Strangers leave the best place at their fire to the weariest. The hero with the least willpower gets willpower 4.',
  },
  'herb-woman': {
    title: 'The herb woman',
    text: 'She has a bundle of leaves and a pot of broth, and time for one of you.',
  },
  'found-skin': {
    title: 'Hung in a tree',
    text: 'Somebody hid a wineskin in a fork, and it is still tight. One hero of your choice takes it, if the supply holds one.',
  },
  'gor-hunter': {
    title: 'The Gor hunter',
    text: 'A woman with a long spear offers her service. For gold 3 she drives off the Gor that has the shortest way left.',
  },
  'strong-drink': {
    title: 'Strong drink',
    text: 'An old fighter hands round a black flask. It makes arms of iron and legs of straw: strength 1 more, willpower 4 less.',
  },
  'sword-buyer': {
    title: 'The sword buyer',
    text: 'A rich man pays for good steel. A hero who gives up strength 1 gets gold 4.',
  },
  'night-watch': {
    title: 'Night watch',
    text: 'The gate is weak where the beasts came through. If every hero stands guard for willpower 2, one shield that was taken is free again.',
  },
  'early-rider': {
    title: 'An early rider',
    text: 'A fresh horse waits at dawn. One hero of your choice begins the next day. The hero with the least willpower sleeps well and gets willpower 1.',
  },
  'dry-wind': {
    title: 'Dry wind',
    text: 'Sand blows from the south and chokes the springs. All wells are empty, and every hero loses willpower 1.',
  },
  'night-march': {
    title: 'Feet in the mist',
    text: 'There are many of them, and they keep step. All Gors move one space now.',
  },
  'deep-drums': {
    title: 'Deep drums',
    text: 'The ground hums, and the big ones answer. All Gorlots, Skrals, Chalk Skrals and Trolls move one space now.',
  },
  'spore-wind': {
    title: 'Spore wind',
    text: 'A grey cloud comes down. Two dice say where: a spore is laid on that space.',
    lake: 'A grey cloud comes over the water and thins out. You, and every hero on your space or next to it, lose willpower 2.',
  },
  'grey-sleeve': {
    title: 'Grey on the sleeve',
    text: 'You brush it off, and it has taken root already. A spore is laid on your space.',
    lake: 'You breathe in something grey and cough until noon. You lose willpower 3.',
  },
  fever: {
    title: 'Swamp fever',
    text: 'It goes for the strong first. The hero with the most willpower loses willpower 4.',
  },
  landslide: {
    title: 'Landslide',
    text: 'Stones lie across the road. Somebody pays gold 2 to those who know a way round, or every hero loses 1 hour.',
  },
  'toll-riders': {
    title: 'Toll riders',
    text: 'Masked riders stop each hero alone. Each pays gold 1, or is beaten and loses willpower 2.',
  },
  ambush: { title: 'Ambush', text: 'Two dice name a space. A Gor has been lying there all the time.' },
  'red-star': {
    title: 'The red star',
    text: 'A red star hangs low, and nobody likes it. Wait until it sets, and the narrator moves 1 letter. Or march under it: you lose willpower 3, every other hero willpower 2.',
  },
  quarrel: {
    title: 'A quarrel',
    text: 'Loud words at the camp fire; a die says what they cost. On 1 to 3 the richest hero loses gold 2. On 4 to 6 the strongest loses strength 1.',
  },
};

export const EVENT_ASKS_EN: Readonly<{ [ask: string]: Asked }> = {
  'herb-woman': {
    question: 'What do you ask of the herb woman?',
    options: { herb: 'A herb for one hero', rest: 'Broth for one hero: willpower 3' },
  },
  'gor-hunter': {
    question: 'Do you hire the Gor hunter?',
    options: { hire: 'Pay gold 3: the foremost Gor is driven off', refuse: 'Let her go' },
  },
  'strong-drink': {
    question: 'Does one of you drink?',
    options: { drink: 'One hero drinks: strength 1 more, willpower 4 less', refuse: 'Pass the flask on' },
  },
  'sword-buyer': {
    question: 'Does one of you sell?',
    options: { sell: 'One hero gives strength 1 for gold 4', refuse: 'Keep your steel' },
  },
  'night-watch': {
    question: 'Do you stand guard tonight?',
    options: { watch: 'Every hero gives willpower 2: a taken shield is free again', sleep: 'Sleep' },
  },
  landslide: {
    question: 'Pay, or dig?',
    options: { pay: 'One hero pays gold 2', dig: 'Every hero loses 1 hour' },
  },
  'toll-riders': {
    question: 'What do you give the toll riders?',
    options: { pay: 'Gold 1', refuse: 'Nothing: lose willpower 2' },
  },
  'red-star': {
    question: 'Wait, or march on under the red star?',
    options: { wait: 'Wait: the narrator moves 1 letter', 'march-on': 'March on: everybody loses willpower' },
  },
};

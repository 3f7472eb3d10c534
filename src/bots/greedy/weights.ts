/**
 * What the greedy bot holds dear, in points. An hour of a hero is worth about one: a plan that brings less than a point
 * an hour is a poor one. The numbers were found by playing.
 */
export const WEIGHTS = {
  gold: 2.8,
  herb: 3,
  /** What a second herb makes of the first. */
  pair: 1.5,
  /** A point of strength, of the first three, the next three, and those beyond. */
  strength: [6, 6, 3],
  /** A point of willpower, by how many the hero has: up to 5, 11, 16, 20. */
  willpower: [1.5, 0.7, 1, 0.3],
  shield: 4,
  /** A hero who falls loses strength and the fight (FIGHT-10). */
  fall: 5.5,
  /** A point of willpower lost in a fight. */
  lost: 0.45,
  /** What the goal asks for: always, and besides when no letter may be lost any more. */
  goal: 8,
  /** The one deed that wins the legend at once. */
  goalLast: 300,
  goalUrgent: 28,
  /** Of the letters left for a goal that is not won at once, the part that it may take: more will come after it. */
  stage: 0.45,
  /** What the narrator's next letter costs: always, and besides when none is to spare. */
  letter: 2.5,
  letterUrgent: 14,
  /** What the last letter costs: with it all is lost. */
  letterLast: 100,
  /** What it costs less to let the narrator go on, once the goal is met. */
  letterMet: 2,
  /** Stopping a creature that would take the last shield tonight; in the night after; in each one later this part of it. */
  tonight: 60,
  tomorrow: 13,
  later: 0.95,
  /** Stopping one for which a shield is free. */
  shielded: 1,
  /** A plan for another day is less sure. */
  night: 0.36,
  /** With less hope nobody sets out; nor with less than this for the goal, while there is time. */
  hope: 0.4,
  hopeGoal: 0.75,
  /** When it is now or never, this much will do. */
  hopeLast: 0.05,
  /** With so much hope no further hero is asked along. */
  sure: 0.96,
  /** An hour of a hero in a fight that goes on; and what any win is worth besides: the hours that led here. */
  hour: 0.5,
  begun: 2,
  /** A hero without anything better to do goes where the others are. */
  company: 0.55,
  /** What a face-down token is worth besides, when the goal wants herbs that nobody has seen yet. */
  hoped: 3,
  /** What a telescope is worth besides, for each token that lies face down. */
  sight: 0.1,
  /** Of the worth of a blade, what is left where the legend names no enemy who must be beaten. */
  noFoe: 0.8,
  /** A token by the way is worth a stop. */
  stop: 0.5,
  /** Gain from which a plan may cost willpower for overtime. */
  dear: 25,
  /** Of the worth of leading people on, what is left when the way ahead is not safe tonight. */
  anotherDay: 0.1,
  /** Leading people off a space on which a creature comes tonight. */
  rescue: 60,
  /** Small gains are no reason to leave one's place before another day's fight, which may take so many hours of walking. */
  trip: 0.7,
  morning: 3.5,
  /** Hours added to every plan, so that what lies next door is not all that counts. */
  start: 1,
  /** Answers that differ by so many points are given nearly three times as often; purchases are made with less doubt. */
  doubt: 2.5,
  doubtShop: 0.7,
  /** What a card does: a creature more, a step of one, a letter, a coming enemy made weaker by a point. */
  creature: 4,
  step: 2.5,
  cardLetter: 5,
  weaker: 6,
};

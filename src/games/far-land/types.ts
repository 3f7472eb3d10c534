import type { Core, Flow, Run, Told } from '../../engine/machine.ts';
import type { BoardId, Space } from './board.ts';

export type { BoardId, Space } from './board.ts';

/** "1" to "7" for ours; a player's own file may choose any other short word. */
export type LegendId = string;

/** A card by what is printed on it: "A1", "C2", "N", or a word for a card without a letter. */
export type CardId = string;

export const HERO_IDS = ['raash', 'grent', 'tenaya', 'avida'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const CREATURE_KINDS = [
  'gor',
  'gorlot',
  'skral',
  'chalk-skral',
  'troll',
  'guard-troll',
  'swamp-troll',
  'troll-king',
  'buffalo-monster',
  'strange-creature',
] as const;
export type CreatureKind = (typeof CREATURE_KINDS)[number];

/**
 * The steppe people: where they are, who leads them, and spaces that they have gone since sunrise. Checkpoints written
 * before there was FOLK-3 do not say how many.
 */
export interface People {
  space: Space;
  leader: HeroId | null;
  gone?: number;
}

/** An enemy (DEC-8): what can be fought. */
export type FoeKind = CreatureKind | 'black-knight' | 'spore';

/** Small and large items; gold, herbs, mushrooms and logs have areas of their own on a hero board. */
export const ITEM_IDS = [
  'wineskin',
  'telescope',
  'falcon',
  'knife',
  'bow',
  'blade',
  'crown',
  'hope-stone',
  'artefact',
  'drawing',
  'ruin-spirit',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const HOPES = ['strength', 'marker', 'willpower', 'ward'] as const;
export type Hope = (typeof HOPES)[number];

/** An item in a storage space or on the board. */
export interface Item {
  id: ItemId;
  /** The token lies on its back: wineskin half full, falcon away until sunrise, shadow blade used once. */
  turned: boolean;
  /** What it is, where its kind has several: which hope stone (unseen by nobody who holds it), which artefact part. */
  holds?: Hope | number;
}

/** Which of several alike: a hope stone by its kind, a part by its number, an open mushroom by its worth. */
export type Which = Hope | number;

export interface Mushroom {
  holds: 2 | 4 | -3;
  open: boolean;
}

export type Level = 'novice' | 'normal' | 'veteran';

export interface Hero {
  id: HeroId;
  /** The spoken name: "Raash" or "Raashana". */
  name: string;
  space: Space;
  sp: number;
  wp: number;
  /** Hours of this day that are spent, 0 to 10; from the 8th on it is overtime. */
  hours: number;
  gold: number;
  herbs: number;
  items: Item[];
  mushrooms: Mushroom[];
  /** Values of the logs on the strength track. */
  logs: number[];
  /** From ending the day until the sunrise is over (DEC-1). */
  asleep: boolean;
  /** Came to this space on the turn now going on, however: no fight there yet (FIGHT-1, DEC-9). */
  arrived: boolean;
  /** Laid down by a knight: the letter, 0 to 13 or beyond, at which the hero rises (KNIGHT-5). */
  down: number | null;
  /** Fire spells not yet turned over (TENAYA-1); 0 for the others. */
  spells: number;
}

export interface Creature {
  /** Never used twice in a game. */
  id: number;
  kind: CreatureKind;
  space: Space;
  /** A legend's own name for it; the words are in the legend's prose. */
  tag?: string;
  /** Points taken off its printed SP, or added, by the legend. */
  spShift: number;
  /** It has been on the Path, and goes toward the steppe people from now on (CRE-7). */
  seeks?: true;
}

export const FOG_KINDS = ['event', 'gold', 'herb', 'sp', 'wp', 'wineskin', 'knife', 'ruin-spirit', 'spore'] as const;
export type FogKind = (typeof FOG_KINDS)[number];

/** Things on spaces. The order in the list is the order in which they were laid. */
export type Token =
  | { kind: 'fog'; space: Space; holds: FogKind; open: boolean }
  | { kind: 'spore'; space: Space; holds: SporeBack }
  | { kind: 'item'; space: Space; item: Item; open?: boolean }
  | { kind: 'mushroom'; space: Space; holds: 2 | 4 | -3; open: boolean }
  | { kind: 'log'; space: Space; value: number }
  | { kind: 'gold'; space: Space; amount: number }
  | { kind: 'herb'; space: Space }
  | { kind: 'marker'; space: Space; mark: Mark; tag?: string; open?: boolean };

export const SPORE_BACKS = ['gold', 'wp2', 'nothing', 'sp'] as const;
export type SporeBack = (typeof SPORE_BACKS)[number];

/** Pieces that only a legend's cards give a meaning. */
export const MARKS = [
  'rock',
  'azturia',
  'red-x',
  'quake',
  'tower-card',
  'takota-card',
  'orweyn',
  'catapult',
  'star',
  'captive',
] as const;
export type Mark = (typeof MARKS)[number];

/** What a face-down token looks like from above, and what it turns out to be: a mushroom by its worth. */
export type Back = 'fog' | 'mushroom' | ItemId | Mark;
export type Seen = FogKind | Mark | Hope | Mushroom['holds'];

/** What is left beside the board, counted. Gold is in pieces of 1 (SET-13: any change can be made). */
export interface Supply {
  gold: number;
  herb: number;
  'ruin-spirit': number;
  spore: number;
}

/** The whole game as plain data. */
export interface State extends Core {
  stack: Frame[];
  board: BoardId;
  legend: LegendId | null;
  level: Level;
  day: number;
  /** 0 is A, 13 is N. */
  narrator: number;
  /** Clockwise. */
  heroes: Hero[];
  /** Index of the hero whose turn it is or was last. */
  turn: number;
  /** Who lies on the rooster and begins the next day (DAY-7). */
  rooster: HeroId | null;
  creatures: Creature[];
  /** Figures that lie on shields, by kind: out of reach for the rest of the legend (CRE-5, CRE-8). */
  shielded: { [kind in CreatureKind]?: number };
  nextId: number;
  tokens: Token[];
  /** Wells by space: true while the coloured side is up. */
  wells: { space: Space; full: boolean }[];
  supply: Supply;
  /** Backs of the spores left in the supply, top first: drawn when one is placed. */
  sporeBacks: SporeBack[];
  /** How many of each item lie on the equipment board. */
  equipment: { [item in ItemId]?: number };
  /** Whether a merchant sells items too (FREE-4: from Legend 2). */
  trade: boolean;
  /** Event cards, top first, and those carried out (DEC-27). */
  events: EventId[];
  pile: EventId[];
  shieldsTaken: number;
  people: People | null;
  mother: Space | null;
  nests: Space[];
  ghosts: Space[];
  knights: { space: Space; id: number }[];
  /** The marker ring lies on the narrator (KNIGHT-1). */
  ring: boolean;
  flaps: Space | null;
  /** The Travelling Merchant. */
  merchant: Space | null;
  /** Cards read so far, in order. */
  read: CardId[];
  /** Key of the goal that holds now. */
  goal: string | null;
  /** What a legend's cards keep in mind, by their own keys. */
  facts: { [key: string]: number };
  /** Watches of the legend that have come about and are not looked at again. */
  fired: string[];
  /** Beaten creatures with a tag. */
  slain: string[];
  /** A card keeps the steppe people where they are: nobody may lead them. */
  peopleStay: boolean;
  /** Hours of the coming day that a card has taken from heroes who sleep. */
  late: { [hero in HeroId]?: number };
  /** Mushrooms and hope stones that are used up: out of the game (MUSH-1, HOPE-1). Missing while there are none. */
  gone?: Which[];
  /** Counts each time that something face down was seen or a card was read: undo stops there. */
  seen: number;
}

export type EventId = string;

export type Game = State & Told<Event>;

/** One entry for each kind of decision in progress. */
export interface Frames {
  day: { step: 'next' | 'sunrise' | 'morning' };
  turn: { step: 'ask'; who: HeroId };
  walk: {
    step: 'ask' | 'arrive' | 'climb' | 'fog' | 'who' | 'offer' | 'share' | 'over';
    who: HeroId;
    /** Heroes whom Raash takes along (RAASH-2). */
    with: HeroId[];
    /** Those who have taken a step in this walk: they pass by, and do not stand (FREE-3). */
    moved: HeroId[];
    /** Sides of wineskins turned over whose step is still to come (WINE-1). */
    free: number;
    /** Where the movement ended. */
    at?: Space;
  };
  fight: Fight;
  reward: {
    step: 'ask';
    /** Those who share, clockwise from the inviter. */
    among: HeroId[];
    points: number;
  };
  give: { step: 'ask'; who: HeroId };
  /** Two heroes exchange by the falcon (FALC-1); `given` counts what has changed hands. */
  trade: { step: 'ask'; who: HeroId; with: HeroId; given: number };
  /** A fog token that is carried out; `full`: what it gives finds no storage space (FOG-5, RUIN-1). */
  fog: { step: 'open' | 'full'; who: HeroId; space: Space; holds: FogKind | null };
  /** A spore's back, which one of those who fought takes (SPORE-4, DEC-8). */
  prize: { step: 'ask'; among: HeroId[]; back: SporeBack };
  /** Logs that have become too heavy: the hero chooses (LOG-2). */
  logs: { step: 'shed' | 'ask'; who: HeroId };
  /** Flaps is sent out (FLAP-1), and may look at what lies there. */
  flaps: { step: 'ask' | 'look'; who: HeroId };
  track: { step: 'move' | 'knights' | 'rise' | 'card' | 'end'; left: number };
  sunrise: {
    step: 'creatures' | 'event' | 'spores' | 'wells' | 'spells' | 'falcon' | 'narrator' | 'over';
    /** Kinds that move, in order, and which of them is next. */
    kinds: CreatureKind[];
    at: number;
    /** Creatures of the present kind that have yet to move, in order; null before the kind begins. */
    queue: number[] | null;
    /** The Mother Spore was in play before this sunrise: she walks (DEC-28). */
    mother: boolean;
  };
  card: {
    /** `drawn` and `ward` come before an event card is carried out; `pay` and `pick` ask for a hero. */
    step: 'drawn' | 'ward' | 'read' | 'ask' | 'pay' | 'pick';
    /** A card; or `deed:…`, `watch:…`, `event:…`, `tower:…` with the name of one. */
    card: CardId;
    /** Way from the card's lines to the list now carried out: line number, then branch key, and so on. */
    at: (number | string)[];
    next: number;
    /** The hero to whom "you" refers, where a card speaks to one. */
    who: HeroId | null;
    /** Heroes for whom the same list is carried out afterwards. */
    rest?: HeroId[];
    /** The hero chosen for the line now carried out. */
    picked?: HeroId;
    /** The answer that one of the heroes has yet to pay for. */
    option?: string;
  };
  /** Creatures that a card moves outside the sunrise, as in `sunrise`. */
  march: { step: 'move'; kinds: CreatureKind[]; at: number; queue: number[] | null };
}

export type FightStep =
  | 'gather'
  | 'round'
  | 'roll'
  | 'more'
  | 'rolled'
  | 'choose'
  | 'gift'
  | 'giving'
  | 'foe'
  | 'foe-rolled'
  | 'compare'
  | 'after'
  | 'won'
  | 'told'
  | 'end';

/** What a fighter has rolled in this round. */
export interface Roll {
  who: HeroId;
  dice: number[];
  /** Dice that may still be rolled, one at a time (bow, Raash). */
  left: number;
  /** The last die alone counts (bow, Raash), or the highest. */
  rule: 'highest' | 'last' | 'sum';
  /** Index of the die rolled again with a knife this round, which then counts with the bow; -1 for none. */
  knife: number;
  /** Index of the die turned with the crown, which is not rolled again (DEC-12); -1 for none. */
  turned: number;
  /** The special ability is blocked (GHOST-1): faces count as rolled. */
  plain: boolean;
}

export interface Fight {
  step: FightStep;
  /** The inviter: the hero whose turn it is. */
  who: HeroId;
  foe: { kind: FoeKind; id: number; space: Space };
  /** The enemy's points in this fight. */
  sp: number;
  wp: number;
  /** Value of the reward, in gold and WP. */
  reward: number;
  /** Rounds begun. */
  round: number;
  /** Those still in the fight, clockwise from the inviter. */
  fighters: HeroId[];
  /** Invited, and said no (DEC-9). */
  declined: HeroId[];
  /** Index in `fighters` of the one who rolls now. */
  next: number;
  rolls: Roll[];
  /** WP which Avida has to give out (AVIDA-2). */
  gift: number;
  foeDice: number[];
  /** Taken off the enemy's value in this round (TENAYA-1). */
  cut: number;
  /** The shadow blade declared for this fight (DEC-15), and whether it is its second and last use. */
  blade: { who: HeroId; last: boolean } | null;
  /** Items used in this round, by bearer: a knife once each (DEC-13), the crown once. */
  used: string[];
}

export type Frame = { [K in keyof Frames]: { kind: K } & Frames[K] }[keyof Frames];
export type FrameOf<K extends keyof Frames> = { kind: K } & Frames[K];

/** What each verb does at a step that asks. */
export type Take<F> = { [V in Verb]?: (g: Game, f: F, a: ActionOf<V>) => void };
/** The flows as the engine sees them: by name, without the frames' types. */
export type AnyFlows = Flow<Game, Action>['flows'];
export type FlowStep<F> = { choices(g: Game, f: F): Action[]; take: Take<F> } | Run<Game, F>;

export type Flows = {
  [K in keyof Frames]: { [S in Frames[K]['step']]: FlowStep<FrameOf<K>> };
};

/** What a choice is, as data. `by` is set when a hero acts out of turn. */
export type Action = { by?: HeroId } & (
  | { verb: 'walk'; to: Space }
  | {
      verb:
        | 'stop'
        | 'pass'
        | 'end'
        | 'alone'
        | 'roll'
        | 'enough'
        | 'again'
        | 'leave'
        | 'decline'
        | 'spell'
        | 'lead'
        | 'unlead';
    }
  | { verb: 'fight'; foe: FoeKind; space: Space; id: number }
  | { verb: 'with'; hero: HeroId }
  | { verb: 'choose'; die: number }
  | { verb: 'carry' | 'set-down'; hero: HeroId }
  | { verb: 'take' | 'drop'; what: Thing; n: number; which?: Which }
  | { verb: 'give'; to: HeroId; what: Thing; n: number; which?: Which }
  | { verb: 'offer' | 'back' }
  | { verb: 'use'; item: ItemId; at?: Space; hero?: HeroId; die?: number; hope?: Hope }
  | { verb: 'buy'; what: ItemId | 'strength' }
  | { verb: 'drink' }
  | { verb: 'eat'; n: number }
  | { verb: 'reveal'; what: 'mushroom'; which?: Which }
  | { verb: 'send' }
  | { verb: 'flaps'; to: Space }
  | { verb: 'spy'; what: Back }
  | { verb: 'beacon'; hero: HeroId }
  | { verb: 'gift'; to: HeroId; n: number }
  | { verb: 'reward'; to: HeroId; as: 'gold' | 'wp'; n: number }
  | { verb: 'do'; deed: string }
  | { verb: 'answer'; option: string }
  | { verb: 'who'; hero: HeroId }
);
export type Verb = Action['verb'];
export type ActionOf<V extends Verb> = Action & { verb: V };

/** Anything that can lie on a hero board or a space and change hands. Several of a kind are told apart by `n` where it matters. */
export type Thing = ItemId | 'gold' | 'herb' | 'mushroom' | 'log' | 'half-wineskin';

/** What happens, as data: one event for each change that a player may hear of. */
export type Event =
  | { type: 'began'; legend: LegendId | null; heroes: HeroId[]; board: BoardId; level: Level }
  | { type: 'day'; day: number; first: HeroId | null }
  | { type: 'turn'; who: HeroId }
  | { type: 'hour'; who: HeroId; hours: number; overtime: boolean }
  | { type: 'walked'; who: HeroId; from: Space; to: Space; with: HeroId[]; led: boolean }
  | { type: 'carried' | 'set-down'; who: HeroId; hero: HeroId }
  | { type: 'stopped'; who: HeroId; at: Space; why: 'chose' | 'swamp' | 'spore' | 'rocks' }
  | { type: 'passed'; who: HeroId }
  | { type: 'ended'; who: HeroId; rooster: boolean }
  | { type: 'wp' | 'sp' | 'gold' | 'herbs'; who: HeroId; by: number; now: number; why: Why }
  | {
      type: 'fight';
      who: HeroId;
      foe: FoeKind;
      space: Space;
      sp: number;
      wp: number;
      dice: number;
      reward: number;
      tag?: string;
    }
  | { type: 'joined' | 'declined' | 'left'; who: HeroId }
  | { type: 'dropped-out'; who: HeroId; why: 'hours' | 'reach' | 'wp' }
  | { type: 'round'; n: number; fighters: HeroId[] }
  | { type: 'rolled'; who: HeroId; die: number; dice: number[] }
  | { type: 'counts'; who: HeroId; die: number; value: number; dice: number[]; rule: 'highest' | 'last' | 'sum' }
  | { type: 'foe-rolled'; foe: FoeKind; dice: number[]; counts: number; value: number; tag?: string }
  | {
      type: 'compared';
      heroes: number;
      foe: number;
      by: number;
      winner: 'heroes' | 'foe' | 'none';
      foeWp: number;
      kind: FoeKind;
      tag?: string;
    }
  | { type: 'recovered'; foe: FoeKind; tag?: string }
  | { type: 'beaten'; foe: FoeKind; space: Space; by: HeroId[]; tag?: string }
  | { type: 'reward-lost'; points: number }
  | { type: 'gave'; who: HeroId; to: HeroId; what: Thing; n: number; which?: Which }
  | { type: 'bought'; who: HeroId; what: ItemId | 'strength'; gold: number }
  | { type: 'drank'; who: HeroId; space: Space }
  | { type: 'placed'; what: CreatureKind; space: Space; over: Space[]; tag?: string }
  | { type: 'none-left'; what: CreatureKind | Figure }
  | { type: 'no-room'; what: CreatureKind; space: Space }
  | { type: 'moved'; what: CreatureKind; from: Space; to: Space; over: Space[]; tag?: string }
  | {
      type: 'shield';
      what: CreatureKind;
      from: Space;
      free: number;
      where: 'caves' | 'people';
      over: Space[];
      tag?: string;
    }
  | { type: 'no-shield'; what: CreatureKind; where: 'caves' | 'people'; tag?: string }
  | { type: 'sunrise'; day: number }
  | { type: 'well-full'; space: Space }
  | { type: 'well-kept'; space: Space; who: HeroId }
  | { type: 'narrator'; letter: number }
  | { type: 'card'; card: CardId }
  | { type: 'goal'; goal: string }
  | { type: 'deed'; who: HeroId; deed: string }
  | { type: 'answered'; card: CardId; ask: string; option: string }
  | { type: 'card-rolled'; die: 'red' | 'hero' | 'grey'; face: number }
  | { type: 'used'; who: HeroId; item: ItemId; left: 'half' | 'gone' | 'turned' | 'kept' }
  | { type: 'revealed'; who: HeroId; space: Space; what: FogKind | Mark | Hope }
  | { type: 'mushroom'; who: HeroId; holds: number }
  | { type: 'took' | 'dropped'; who: HeroId; what: Thing; n: number; which?: Which; space: Space }
  | { type: 'got'; who: HeroId; what: ItemId; why: Why }
  | { type: 'no-item'; what: Thing }
  | { type: 'fog'; who: HeroId; space: Space; holds: FogKind }
  | { type: 'fog-left'; who: HeroId; what: ItemId; space: Space }
  | { type: 'ate'; who: HeroId; n: number }
  | { type: 'blade'; who: HeroId; last: boolean; dice: number }
  | { type: 'spell'; who: HeroId; left: number; cut: number }
  | { type: 'beacon'; who: HeroId; hero: HeroId; space: Space; left: number }
  | { type: 'turned-die'; who: HeroId; hero: HeroId; from: number; to: number }
  | { type: 'spells-back'; who: HeroId }
  | { type: 'falcon-back'; who: HeroId }
  | { type: 'led' | 'unled'; who: HeroId; space: Space }
  | { type: 'over'; result: 'won' | 'lost'; why: string }
  | { type: 'spore-back'; who: HeroId; back: SporeBack }
  | { type: 'spores-left'; space: Space; n: number }
  | { type: 'mother'; space: Space }
  | { type: 'mother-walks'; from: Space; to: Space }
  | { type: 'no-spore' }
  | { type: 'knight-moves'; from: Space; to: Space; sought: HeroId }
  | { type: 'knight-strikes'; who: HeroId; space: Space }
  | { type: 'laid-down'; who: HeroId; letter: number }
  | { type: 'rises'; who: HeroId }
  | { type: 'log-dropped'; who: HeroId; value: number; space: Space }
  | { type: 'flaps-sent'; who: HeroId; space: Space }
  | { type: 'flaps-helps'; foe: FoeKind; tag?: string }
  | { type: 'flaps-sees'; space: Space; what: Seen; gone: boolean }
  | { type: 'stone'; who: HeroId; hope: Hope }
  | { type: 'noise'; who: HeroId; face: number; woken: boolean }
  | { type: 'guard-moves'; from: Space; to: Space; toward: HeroId }
  | { type: 'hope'; who: HeroId; hope: Hope }
  | { type: 'marker'; who: HeroId; sp: number; reward: number }
  | { type: 'event-card'; card: EventId; who: HeroId; spores: boolean }
  | { type: 'event-ignored'; card: EventId }
  /** By number; nobody carries it out when it was only turned over. */
  | { type: 'tower-card'; card: string; who: HeroId | null }
  | { type: 'warded'; card: EventId; who: HeroId }
  | { type: 'told'; key: string }
  | { type: 'picked'; who: HeroId }
  | { type: 'nobody' }
  | { type: 'removed'; what: CreatureKind; space: Space; tag?: string }
  | { type: 'shifted'; what: CreatureKind; sp: number; tag: string }
  | { type: 'shields'; by: number; free: number }
  | { type: 'lost-hours'; who: HeroId; hours: number; morning: boolean }
  | { type: 'put'; who: HeroId; to: Space }
  | { type: 'rooster'; who: HeroId }
  | { type: 'wells'; full: boolean; spaces: Space[] }
  | { type: 'fog-laid'; spaces: Space[] }
  | { type: 'fog-shown'; space: Space; holds: FogKind }
  | { type: 'stock'; what: ItemId; many: number }
  | { type: 'for-sale'; trade: boolean }
  | { type: 'people'; space: Space | null }
  | { type: 'people-stay'; stay: boolean }
  | { type: 'people-tired'; space: Space; gone: number }
  | { type: 'figure'; what: Figure; space: Space | null; value?: number }
  | { type: 'cleared'; what: 'herb' | 'log'; n: number; space: Space }
  /** `what` is laid there, where the set-up throws for it. */
  | { type: 'dice-space'; red: number; hero: number; space: Space; what?: Figure }
  | { type: 'ring'; on: boolean }
  | { type: 'spore'; space: Space }
  | { type: 'spore-gone'; space: Space };

/** Figures and tokens that a card sets on a space without any more to say of them. */
export type Figure =
  | 'merchant'
  | 'knight'
  | 'ghost'
  | 'flaps'
  | 'mother'
  | 'nest'
  | 'log'
  | 'herb'
  | 'mushroom'
  | 'hope-stone'
  | Mark;

/** Why points changed: a word for the sentence. */
export type Why =
  | 'overtime'
  | 'fight'
  | 'fallen'
  | 'well'
  | 'heal'
  | 'gift'
  | 'reward'
  | 'card'
  | 'merchant'
  | 'give'
  | 'fog'
  | 'item'
  | 'knight';

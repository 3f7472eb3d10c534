import { rulesOf } from './types.ts';

export const decisions = rulesOf('decisions', [
  {
    id: 'DEC-1',
    text: "A hero sleeps from the end of the own day until the sunrise is done. At daybreak, on day 1 too, all are awake though their markers still lie there. A sleeper never acts, trades or fights, not by falcon either; knights, cards, a healing hope stone and Raash's rides still reach a sleeper.",
    example: 'While the sun rises nobody acts. One thing is open, even to a sleeper: to ward off an event.',
    house: true,
  },
  {
    id: 'DEC-2',
    text: 'Free deeds fit between two steps, before a fight and between rounds; telescope, well and merchant only before the first or after the last step. Inside a round nobody buys, picks up or hands over. Own herbs, mushrooms and stones work until the loss is taken, and change dice still unrolled.',
    house: true,
  },
  {
    id: 'DEC-3',
    text: 'A round goes so: all pay their hour. Then each in turn rolls, uses the knife, rolls anew for Grent, turns a die with the crown, heals with Avida. Next the enemy rolls, a fire spell may burn, and values are compared.',
    house: true,
  },
  {
    id: 'DEC-4',
    text: 'Overtime is paid first, then dice are counted and the willpower 12 for the rocks is checked. A fighter who cannot pay is out before the round.',
    house: true,
  },
  {
    id: 'DEC-5',
    text: "Willpower ends at 20 and strength at 14; more is lost. A herb, well, stone or merchant's strength that would help nobody is refused. If willpower is full, reward may be gold instead, as long as there is gold.",
    house: true,
  },
  {
    id: 'DEC-6',
    text: 'A card or mushroom takes willpower down to 0 at most. At 0 the hero loses strength 1, never the last, and gets willpower 3; the turn goes on. If it happens in a fight, that hero drops out.',
    house: true,
  },
  {
    id: 'DEC-7',
    text: 'A sip from a wineskin needs no hour, so a walk may be sips alone or end in sips. With no hour left no new walk starts. Swamp, spores and the willpower 12 for 547 hold as ever, and companions come along.',
    example: 'With 1 hour and a full wineskin a hero walks 3 spaces.',
    house: true,
  },
  {
    id: 'DEC-8',
    text: 'Enemies are creatures, Black Knights and spores; bow, company, items and fire spells serve against all. Nobody fights ghosts or the Mother Spore. A spore must be topped by the common value, its reward goes as the fighters agree, and Avida heals nothing there.',
    house: true,
  },
  {
    id: 'DEC-9',
    text: 'Heroes are invited before round 1, never later, and may say no. A hero whom a beacon brought this turn neither attacks nor joins on that space.',
    house: true,
  },
  {
    id: 'DEC-10',
    text: "On the enemy's own space a bow's owner rolls as usual, and Avida heals. When one fighter shoots from next door, the bow's rules bind that one only. Raash rolls singly everywhere.",
    house: true,
  },
  {
    id: 'DEC-11',
    text: "Grent's 2 may be rolled anew whenever that die has been rolled, by knife and bow too. Doubling comes at the very end.",
    house: true,
  },
  {
    id: 'DEC-12',
    text: "Who wears the crown must be fighting, and cannot turn an enemy's die. Of bow dice it turns the one that counts. The new face is read by its owner's ability, yet a 2 made so gives no new roll.",
    house: true,
  },
  {
    id: 'DEC-13',
    text: "A knife's new roll counts before Avida heals, and the old one is forgotten. Each knife serves its bearer once a round. Handed on between rounds, it serves anew in the next.",
    house: true,
  },
  {
    id: 'DEC-14',
    text: "For Avida too the best die fights and the rest heal. Healing comes before the enemy's roll, whoever wins the round. Avida keeps or gives any part.",
    house: true,
  },
  {
    id: 'DEC-15',
    text: "The blade is announced before round 1 and lasts the fight; the first use needs strength 2, the second willpower 8. All the bearer's dice roll and add up, for Raash and bow too, so Avida does not heal. One die alone gains nothing from it, and you are told.",
    house: true,
  },
  {
    id: 'DEC-16',
    text: "The blade adds up its bearer's dice alone. If such a joint fight is won, no one has a reward, even if the bearer is out by then. To break off counts as a defeat, and the use is spent.",
    house: true,
  },
  {
    id: 'DEC-17',
    text: 'A fire spell needs Tenaya among the fighters of that round. One a round is all.',
    house: true,
  },
  {
    id: 'DEC-18',
    text: "The beacon burns on Tenaya's turn, before or between steps, never in a fight. It calls nobody who sleeps or is laid down, but does lift a hero out of a swamp. It is no walk and takes no hour from the one called.",
    house: true,
  },
  {
    id: 'DEC-19',
    text: 'Raash may gather any number of heroes on the way and keeps them to the end; Raash alone pays hours. The steppe people come if a hero there leads them. Swamp and spore stop the whole group.',
    house: true,
  },
  {
    id: 'DEC-20',
    text: "Where Raash ends a ride on fog, it is revealed first; then the riders choose who carries it out, a sleeper if they like. Fog and the guard trolls' roll need the end of a walk. Beacon and quake set off neither.",
    house: true,
  },
  {
    id: 'DEC-21',
    text: "Next to a ghost Grent's die is read as it lies, a 2 too. Tenaya has no spell or beacon, and Avida heals nothing. Raash may bring riders that far but not one step more. Items work.",
    house: true,
  },
  {
    id: 'DEC-22',
    text: 'For the theft Flaps, enemy and a fighter share a space in round 1. A Troll is left 2 of 3 dice; a foe with one die keeps it. Flaps reveals a token on landing, or later at the wish of any hero awake.',
    house: true,
  },
  {
    id: 'DEC-23',
    text: 'A Black Knight fights and falls like a creature: to 400 or 500, narrator 1 letter, but reward 0. When there are several, all of them move, lowest space first.',
    house: true,
  },
  {
    id: 'DEC-24',
    text: "After a narrator's move knights ride and strike. Then heroes whose marker he has reached get up, too late to be struck. Then the letter's card is read; N ends all, and he never passes it.",
    house: true,
  },
  {
    id: 'DEC-25',
    text: "Reward is shared out first, then the narrator moves. A fighter felled by that move's knight keeps the share. The turn goes on, left of the inviter, to the first who can act.",
    house: true,
  },
  {
    id: 'DEC-26',
    text: "A hero laid down counts as asleep and cannot be struck, moved, invited or traded with; past N there is no rising. Risen, that hero takes over the rooster; of two, the one of higher rank. If the rooster's hero lies down, the day begins with the next one leftward who can act.",
    example:
      'The next colour is sought instead; with none, knights stand still. If all heroes lie, sunrise follows sunrise until one gets up or the legend is over.',
    house: true,
  },
  {
    id: 'DEC-27',
    text: 'Used event cards are shuffled into a new deck when the old one is empty. A stone may ward off an event at sunrise too, by a sleeper, though not by one laid down. Knights that move as a river sunrise ends look at the new top card.',
    house: true,
  },
  {
    id: 'DEC-28',
    text: 'Spores grow by space number, lowest first. If the supply ends, the Mother Spore rises, of equal nests on the higher, and growth stops; she walks from the next sunrise on. Spores already out can still be beaten, and she holds no hero who passes.',
    house: true,
  },
  {
    id: 'DEC-29',
    text: 'One hero leads the people at a time, taking up and setting down between steps for nothing, sips included. Not over 547 or the lake. Creatures meet them by ending their own move there; to be led onto a creature is harmless.',
    house: true,
  },
  {
    id: 'DEC-30',
    text: 'Deeds are judged in their order; whichever ends the legend first decides. A kill counts for the goal before it sends the narrator to N. Shields run out at sunrise before he moves. On N its card comes first, the goal after.',
    house: true,
  },
]);

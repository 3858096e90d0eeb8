type Counted = (count: number) => string

type CountedKind = 'coins' | 'points' | 'villagers' | 'villagersReady' | 'donkeys' | 'roadsLeft'

/** The board's own words; all others come from the API. */
export interface Words {
  readonly village: string
  readonly market: string
  readonly players: string
  round(number: number): string
  readonly apart: string
  readonly sales: string
  levels(levels: string): string
  readonly blueprints: string
  readonly inBag: string
  /** The coins that a blueprint costs, and those that lie on it. */
  price(costs: number, on: number): string
  /** Before the building cost of a blueprint. */
  readonly toBuild: string
  /** The blueprints that come into the bag with the first building that makes a good. */
  readonly stacks: string
  readonly deliveries: string
  readonly milestones: string
  readonly roads: string
  readonly notTaken: string
  heldBy(name: string): string
  readonly notHeld: string
  /** The words that stand after a number; those after "1/3" go by the 3. */
  readonly counted: Readonly<Record<CountedKind, Counted>>
  readonly villagers: string
  readonly ready: string
  readonly resting: string
  readonly donkeys: string
  readonly roadsTo: string
  readonly flag: string
  readonly hand: string
  readonly sold: string
  readonly onTurn: string
  readonly yourTurn: string
  readonly you: string
  readonly place: string
  readonly left: string
  readonly none: string
  /** A place for a tile: which one of how many, and in how many ways the tile fits there. */
  spot(number: number, of: number): string
  ways(count: number): string
  readonly larger: string
  readonly smaller: string
  readonly whole: string
  /** Beside the maker of a good. */
  readonly highQuality: string
  readonly goods: Readonly<Record<'wood' | 'stone' | 'wheat' | 'planks' | 'brick' | 'milk' | 'flour', string>>
  readonly worth: (points: number) => string
}

export const en: Words = {
  village: 'Village',
  market: 'Market and church',
  players: 'Players',
  round: (number) => `Round ${number}`,
  apart: 'not joined to the church',
  sales: 'Sales on offer',
  levels: (levels) => `to come, by level: ${levels}`,
  blueprints: 'Blueprints to be had',
  inBag: 'in the bag',
  price: (costs, on) => (on === 0 ? `costs ${costs}` : `costs ${costs}, brings ${on}`),
  toBuild: 'to build',
  stacks: 'To come with the first refinery',
  deliveries: 'Deliveries to the church',
  milestones: 'Milestones',
  roads: 'the first road',
  notTaken: 'not taken yet',
  heldBy: (name) => `Taken by ${name}`,
  notHeld: 'Nobody has taken it yet',
  counted: {
    coins: (count) => (count === 1 ? 'coin' : 'coins'),
    points: (count) => (count === 1 ? 'point' : 'points'),
    villagers: (count) => (count === 1 ? 'villager' : 'villagers'),
    villagersReady: (all) => (all === 1 ? 'villager ready' : 'villagers ready'),
    donkeys: (count) => (count === 1 ? 'donkey' : 'donkeys'),
    roadsLeft: (count) => (count === 1 ? 'road left' : 'roads left'),
  },
  villagers: 'Villagers',
  ready: 'ready',
  resting: 'rests',
  donkeys: 'Donkeys',
  roadsTo: 'Roads to',
  flag: 'Flag',
  hand: 'Blueprints',
  sold: 'Sales',
  onTurn: 'on turn',
  yourTurn: 'your turn',
  you: 'you',
  place: 'Place',
  left: 'has given up',
  none: 'none',
  spot: (number, of) => `place ${number} of ${of}`,
  ways: (count) => (count === 1 ? 'fits in one way' : `fits in ${count} ways`),
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'The whole village',
  highQuality: 'high quality',
  goods: {
    wood: 'wood',
    stone: 'stone',
    wheat: 'wheat',
    planks: 'planks',
    brick: 'brick',
    milk: 'milk',
    flour: 'flour',
  },
  worth: (points) => `${points} VP`,
}

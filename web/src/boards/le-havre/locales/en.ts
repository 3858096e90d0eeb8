import type { Schemas } from '../../../api/schemas.ts'

type View = Schemas['LeHavreView']

type ShipType = keyof View['ships']

/** The board's own words; all others come from the API. */
export interface Words {
  readonly titles: Readonly<Record<'harbour' | 'seats' | 'town' | 'forSale', string>>
  readonly franc: string
  round(number: number): string
  turn(number: number, of: number): string
  /** The tile with the ship. */
  readonly shipHere: string
  /** The mark of a tile that makes players pay interest. */
  readonly interest: string
  readonly cost: string
  readonly fee: string
  /** The price of an entry without a fee. */
  readonly free: string
  standing(names: string): string
  readonly modernised: string
  readonly town: string
  readonly noBuildings: string
  readonly onlyUsable: string
  readonly byGoods: string
  readonly everyBuilding: string
  readonly makes: string
  readonly takes: string
  readonly noneOfThese: string
  readonly proposals: string
  pile(number: number): string
  readonly emptyPile: string
  below(count: number): string
  readonly waiting: string
  faceDownCards(count: number): string
  readonly onTop: string
  readonly onTopAnyOrder: string
  lookedAt(count: number): string
  looking(name: string): string
  readonly among: string
  readonly shipsForSale: string
  readonly shipTypes: Readonly<Record<ShipType, string>>
  readonly noShip: string
  readonly yourGoods: string
  readonly points: string
  readonly place: string
  readonly loans: string
  readonly roundEnd: string
  foodEach(food: number): string
  readonly harvest: string
  readonly noHarvest: string
  readonly cityBuilds: Readonly<Record<'standard' | 'special', string>>
  /** The food that the reader owes; the text after it says whether they have enough. */
  due(food: { readonly food: number; readonly ships: number; readonly has: number }): string
  /** When the goods come that grow. */
  readonly beforePaying: string
  short(missing: number): string
  readonly enough: string
  readonly buildings: string
  readonly ships: string
  readonly atHome: string
  readonly disc: string
  readonly turnOf: string
  readonly yourTurn: string
  readonly left: string
  readonly you: string
  readonly asksFeeding: string
  readonly asksInterest: string
  pawned(goods: string): string
}

export const en: Words = {
  titles: { harbour: 'Harbour', seats: 'Players', town: 'Buildings', forSale: 'Proposals' },
  franc: 'franc',
  round: (number) => `Round ${number}`,
  turn: (number, of) => `turn ${number} of ${of}`,
  shipHere: 'the ship is here',
  interest: 'interest',
  cost: 'Cost',
  fee: 'Entry',
  free: 'free',
  standing: (names) => `occupied by ${names}`,
  modernised: 'modernised',
  town: 'Town',
  noBuildings: 'No buildings',
  onlyUsable: 'Usable now',
  byGoods: 'Buildings by goods',
  everyBuilding: 'Every building',
  makes: 'Makes',
  takes: 'Takes',
  noneOfThese: 'None of these.',
  proposals: 'Building proposals',
  pile: (number) => `Pile ${number}`,
  emptyPile: 'Empty',
  below: (count) => `${count} below`,
  waiting: 'Waiting for an empty pile',
  faceDownCards: (count) => `${count} face down`,
  onTop: 'On top, as far as you know:',
  onTopAnyOrder: 'On top, in any order, as far as you know:',
  lookedAt: (count) => `looked at: ${count}`,
  looking: (name) => `${name} is looking at those on top`,
  among: 'They are among these',
  shipsForSale: 'Ships',
  shipTypes: { wooden: 'Wooden ships', iron: 'Iron ships', steel: 'Steel ships', luxury: 'Luxury liners' },
  noShip: 'none',
  yourGoods: 'Your goods',
  points: 'Points',
  place: 'Place',
  loans: 'Loans',
  roundEnd: 'At the end of the round',
  foodEach: (food) => `${food} food each`,
  harvest: 'harvest',
  noHarvest: 'no harvest',
  cityBuilds: { standard: 'the city builds', special: 'the city builds a special building' },
  due: ({ food, ships, has }) =>
    `Your food: ${food} to pay${ships === 0 ? '' : ` beside ${ships} from ships`}; you have ${has}`,
  beforePaying: 'before you pay',
  short: (missing) => `${missing} short`,
  enough: 'enough',
  buildings: 'Buildings',
  ships: 'Ships',
  atHome: 'at home',
  disc: 'disc',
  turnOf: 'on turn',
  yourTurn: 'your turn',
  left: 'has given up',
  you: 'you',
  asksFeeding: 'wants to be asked about food',
  asksInterest: 'wants to be asked about interest',
  pawned: (goods) => `in pawn: ${goods}`,
}

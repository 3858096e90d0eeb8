import type { Schemas } from '../../api/schemas.ts'
import type { PanelProps, Sitter } from '../board.ts'

export type View = Schemas['LeHavreView']
export type Seat = Schemas['LeHavreSeat']
export type BuildingId = View['town'][number]
export type ShipId = Seat['ships'][number]
export type ShipType = keyof View['ships']
type Item = keyof Seat['stock']
type Offer = keyof View['offers']

/** What the panels draw, and for whom. */
export type Scene = PanelProps<View>

/** The supply tile on which interest is printed: the same in every match. */
export const tileWithInterest: View['tiles'][number] = 'wood-fish'

/** The players whose discs are in a building. */
export const standingIn = ({ view, sitters }: Scene, building: BuildingId): readonly Sitter[] =>
  sitters.filter(({ seat }) => view.seats[seat]?.disc === building)

/** The seat at turn; null between turns, and while several seats are asked. */
export const seatOnTurn = ({ phase }: View): number | null => (phase.name === 'turn' ? phase.seat : null)

/** Where in the view a player's goods lie. */
export const stockOf = (seat: number): string => `/seats/${seat}/stock`

/*
 * The order of these lists is the game's: the API's objects have none, since a database keeps their keys in an order of
 * its own.
 */

/** Francs, then each basic good beside the good that is made of it, in the order of the offers. */
export const items = [
  'franc',
  'fish',
  'smoked-fish',
  'wood',
  'charcoal',
  'clay',
  'brick',
  'iron',
  'steel',
  'grain',
  'bread',
  'cattle',
  'meat',
  'coal',
  'coke',
  'hides',
  'leather',
] as const satisfies readonly Item[]

export const offers = ['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const satisfies readonly Offer[]

export const shipTypes = ['wooden', 'iron', 'steel', 'luxury'] as const satisfies readonly ShipType[]

import type { Schemas } from '../../api/schemas.ts'
import type { PanelProps, Sitter } from '../board.ts'

export type View = Schemas['LeHavreView']
export type Seat = Schemas['LeHavreSeat']
export type BuildingId = View['town'][number]
export type ShipId = Seat['ships'][number]
export type ShipType = keyof View['ships']

/** What the panels draw, and for whom. */
export type Scene = PanelProps<View>

/** The supply tile on which interest is printed: the same in every match. */
export const tileWithInterest: View['tiles'][number] = 'wood-fish'

/** The players whose discs are in a building. */
export const standingIn = ({ view, sitters }: Scene, building: BuildingId): readonly Sitter[] =>
  sitters.filter(({ seat }) => view.seats[seat]?.disc === building)

/** The seat at turn; null between turns, and while several seats are asked. */
export const seatOnTurn = ({ phase }: View): number | null => (phase.name === 'turn' ? phase.seat : null)

/** The keys of an object, with their type. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(object).filter((key): key is Key => key in object)

import type { Schemas } from '../../api/schemas.ts'
import type { PanelProps } from '../board.ts'

export type View = Schemas['HamletView']
export type Scene = PanelProps<View>
export type Building = View['village'][number]

/** The printed values of a tile in this match. */
export type Tile =
  | View['box']['church']
  | View['box']['market']
  | View['box']['townHall']
  | Schemas['HamletSource']
  | Schemas['HamletRefinery']
  | Schemas['HamletLandmark']

/** The tile by its id, from the match's own box. */
export function tileOf({ box }: View, id: string): Tile | undefined {
  if (id === 'church') return box.church
  if (id === 'market') return box.market
  if (id === 'town-hall') return box.townHall
  const others: readonly Readonly<Record<string, Tile>>[] = [box.sources, box.refineries, box.landmarks]
  return others.flatMap((tiles) => tiles[id] ?? [])[0]
}

/** Whether a seat makes a good in high quality: it holds the good's milestone, and using such a good pays it twice. */
export const makesHighQuality = ({ milestones }: View, seat: number, good: keyof View['milestones']): boolean =>
  milestones[good] === seat

export const seatOnTurn = ({ phase }: Pick<View, 'phase'>): number | undefined =>
  phase.name === 'turn' || phase.name === 'turn-over' ? phase.seat : undefined

/** Only the seat on turn has villagers that rest: those of the others become ready when their turn begins. */
export const isReady = (view: Pick<View, 'phase'>, seat: number, villager: { readonly ready: boolean }): boolean =>
  villager.ready || seat !== seatOnTurn(view)

/** The delivery slots of the church in the order of the game: a database does not keep the order of keys. */
export const slotIds = ['milk-brick', 'coins', 'planks-flour', 'raw', 'refined'] as const

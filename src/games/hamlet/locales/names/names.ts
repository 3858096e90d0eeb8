import type { TileId } from '../../data/tile-ids.ts'
import type { Good } from '../../goods.ts'
import type { Milestone } from '../../state.ts'

/** What the things of the game are called in one language. */
export interface Names {
  /** A word in brackets tells two tiles of one name apart. */
  readonly tiles: Readonly<Record<TileId, string>>
  /** The kind alone: "planks". */
  readonly goods: Readonly<Record<Good, string>>
  /** So many of a kind: "2 planks". */
  readonly amounts: Readonly<Record<Good, (amount: number) => string>>
  readonly coin: (amount: number) => string
  readonly point: (amount: number) => string
  readonly villager: (amount: number) => string
  readonly emptySlot: (amount: number) => string
  readonly roads: Readonly<Record<'path' | 'bridge', string>>
  readonly milestones: Readonly<Record<Milestone, string>>
}

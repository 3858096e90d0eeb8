import type { TileId } from '../../data/tile-ids.ts'
import type { Good } from '../../goods.ts'
import type { Milestone } from '../../state.ts'

/** The names of the game's things in one language. */
export interface Names {
  /** A word in brackets distinguishes two tiles of the same name. */
  readonly tiles: Readonly<Record<TileId, string>>
  /** The kind alone: "planks". */
  readonly goods: Readonly<Record<Good, string>>
  /** An amount of a good: "2 planks". */
  readonly amounts: Readonly<Record<Good, (amount: number) => string>>
  readonly coin: (amount: number) => string
  readonly point: (amount: number) => string
  readonly villager: (amount: number) => string
  readonly emptySlot: (amount: number) => string
  readonly roads: Readonly<Record<'path' | 'bridge', string>>
  readonly milestones: Readonly<Record<Milestone, string>>
}

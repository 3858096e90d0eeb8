import { type Good, goods } from './goods.ts'
import { makesHighQuality, tileOf, type View } from './view.ts'

interface Filling {
  readonly good: Good | undefined
  readonly isThere: boolean
  readonly owner?: number
  readonly isHighQuality?: boolean
}

/** A slot for a good, or for the flag that shows a landmark's owner. */
export type Slot = (Filling & { readonly kind: 'good' }) | { readonly kind: 'flag'; readonly owner: number }

/** The slots of a building, filled and empty ones. Goods on a refinery have an owner, and a barn takes any raw good. */
export function slotsOf(view: View, id: string): readonly Slot[] {
  const flag = view.flags[id]
  if (flag !== undefined) return [{ kind: 'flag', owner: flag }]
  const tile = tileOf(view, id)
  if (tile?.kind === 'source') {
    const counts: Readonly<Record<string, number | undefined>> = view.sources[id] ?? {}
    const lying = goods.flatMap((good) => Array.from({ length: counts[good] ?? 0 }, () => good))
    const only = tile.goods.length === 1 ? tile.goods[0] : undefined
    return slots(tile.slots, (place) => ({ good: lying[place] ?? only, isThere: place < lying.length }))
  }
  if (tile?.kind === 'refinery') {
    const owners = view.refineries[id] ?? []
    return slots(tile.slots, (place) => {
      const owner = owners[place]
      if (owner === undefined) return { good: tile.makes, isThere: false }
      return { good: tile.makes, isThere: true, owner, isHighQuality: makesHighQuality(view, owner, tile.makes) }
    })
  }
  return []
}

const slots = (count: number, filling: (place: number) => Filling): readonly Slot[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'good', ...filling(place) }))

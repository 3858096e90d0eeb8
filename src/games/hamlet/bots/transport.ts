import { refineryIds, sourceIds, type TileId } from '../data/tile-ids.ts'
import { inReachOf } from '../village.ts'
import type { Survey } from './survey.ts'

/** What it is worth per turn that goods can be moved from one place to another. */
const input = 0.24
const toChurch = { refined: 0.18, raw: 0.06 } as const
const toMarket = { refined: 0.12, raw: 0.04 } as const
/** A donkey where many roads meet will be useful sooner or later. A second one in the same place adds nothing. */
const crossroads = 0.02
/** For how many turns transport counts in any case, and for how many more at most if the match lasts that long. */
const ever = 2
const foreseen = 4

/**
 * The worth of the donkeys' connections: between refineries and their raw goods, and from all goods to the church and
 * the market.
 */
export function worthOfTransport({ state, village }: Survey, donkeys: readonly TileId[], left: number): number {
  const church = inReachOf(village, donkeys, 'church')
  const market = inReachOf(village, donkeys, 'market')
  let worth = 0
  for (const id of sourceIds) worth += (church.has(id) ? toChurch.raw : 0) + (market.has(id) ? toMarket.raw : 0)
  for (const id of refineryIds) {
    if (!village.connected.has(id)) continue
    const { from, slots } = state.box.refineries[id]
    const reach = inReachOf(village, donkeys, id)
    const isFed = sourceIds.some((source) => reach.has(source) && state.box.sources[source].goods.includes(from))
    const brings =
      (isFed ? input : 0) + (church.has(id) ? toChurch.refined : 0) + (market.has(id) ? toMarket.refined : 0)
    worth += brings * Math.sqrt(slots)
  }
  for (const tile of new Set(donkeys)) worth += crossroads * (village.links.get(tile)?.size ?? 0)
  return left <= 1 ? 0 : worth * (ever + Math.min(left, foreseen))
}

import type { PositionProblem, Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { SlotId } from '../box.ts'
import { tilesOf } from '../data/printed-box.ts'
import { landmarkIds } from '../data/tile-ids.ts'
import type { State } from '../state.ts'

/** Points for deliveries, sales and buildings follow from the table. Points for goods leave no trace to check. */
export function* scoreProblems(state: State): Generator<PositionProblem> {
  for (const [seat, { scored }] of state.seats.entries()) {
    const at = `seats/${seat}/scored`
    const delivered = forDeliveries(state, seat)
    if (scored.deliveries !== delivered)
      yield { at: `${at}/deliveries`, problem: `The deliveries brought ${delivered} points.` }
    const sold = forSales(state, seat)
    if (scored.sales !== sold) yield { at: `${at}/sales`, problem: `The sale tokens brought ${sold} points.` }
    const flagged = forFlags(state, seat)
    if (scored.buildings < flagged)
      yield { at: `${at}/buildings`, problem: `The landmarks alone brought ${flagged} points.` }
  }
  const built = sum(forBuildings(state))
  const scored = sum(state.seats.map((player) => player.scored.buildings))
  if (scored !== built) yield { at: 'seats', problem: `The buildings brought ${built} points in all, not ${scored}.` }
}

const forDeliveries = ({ deliveries, box }: State, seat: Seat): number =>
  sum(SlotId.options.map((id) => (deliveries[id] === seat ? (box.church.slots[id]?.vp ?? 0) : 0)))

const forSales = ({ seats, box }: State, seat: Seat): number =>
  sum((seats[seat]?.sales ?? []).map((id) => box.sales[id]?.reward.vp ?? 0))

const forFlags = ({ flags, box }: State, seat: Seat): number =>
  sum(landmarkIds.map((id) => (flags[id] === seat ? box.landmarks[id].vp : 0)))

/** The points that each builder got for buildings. */
function forBuildings({ village, box }: State): number[] {
  const tiles = tilesOf(box)
  return village.map(({ tile: id }) => {
    const tile = tiles[id]
    return 'vp' in tile ? tile.vp : 0
  })
}

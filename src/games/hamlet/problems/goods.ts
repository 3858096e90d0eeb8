import type { PositionProblem } from '../../game.ts'
import { tokensOfAGood } from '../data/set-up.ts'
import { refineryIds, sourceIds, type TileId } from '../data/tile-ids.ts'
import { refinedGoods, total } from '../goods.ts'
import type { State } from '../state.ts'
import type { Village } from '../village.ts'

/** Goods lie in slots of connected buildings, and nobody has more than two tokens of a refined good. */
export function* goodsProblems(state: State, village: Village): Generator<PositionProblem> {
  const placed = new Set(state.village.map(({ tile }) => tile))
  yield* sourceProblems(state, village, placed)
  yield* refineryProblems(state, village, placed)
  yield* tokenProblems(state)
}

function* sourceProblems(
  { sources, box }: State,
  { connected }: Village,
  placed: ReadonlySet<TileId>,
): Generator<PositionProblem> {
  for (const id of sourceIds) {
    const at = `sources/${id}`
    const there = sources[id]
    if ((there !== undefined) !== placed.has(id)) yield { at, problem: listed }
    if (there === undefined) continue
    const { goods, slots } = box.sources[id]
    if (total(there) > slots) yield { at, problem: `Has only ${slots} slots.` }
    if (total(there, goods) < total(there)) yield { at, problem: `Only ${goods.join(', ')} can lie there.` }
    if (total(there) > 0 && !connected.has(id)) yield { at, problem: unvisited }
  }
}

function* refineryProblems(
  { refineries, box }: State,
  { connected }: Village,
  placed: ReadonlySet<TileId>,
): Generator<PositionProblem> {
  for (const id of refineryIds) {
    const at = `refineries/${id}`
    const makers = refineries[id]
    if ((makers !== undefined) !== placed.has(id)) yield { at, problem: listed }
    if (makers === undefined) continue
    const { slots } = box.refineries[id]
    if (makers.length > slots) yield { at, problem: `Has only ${slots} slots.` }
    if (makers.some((seat, i) => seat < (makers[i - 1] ?? 0)))
      yield { at, problem: 'Must be in the order of the seats.' }
    if (makers.length > 0 && !connected.has(id)) yield { at, problem: unvisited }
  }
}

const listed = 'Must be listed exactly if it was built.'
const unvisited = 'Nobody can have got there: no road connects it to the church.'

function* tokenProblems({ refineries, box, seats }: State): Generator<PositionProblem> {
  for (const good of refinedGoods) {
    const makers = refineryIds.flatMap((id) => (box.refineries[id].makes === good ? (refineries[id] ?? []) : []))
    for (const seat of seats.keys())
      if (makers.filter((maker) => maker === seat).length > tokensOfAGood)
        yield { at: 'refineries', problem: `Seat ${seat} has only ${tokensOfAGood} tokens of ${good}.` }
  }
}

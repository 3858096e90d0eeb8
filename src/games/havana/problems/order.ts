import type { PositionProblem, Seat } from '../../game.ts'
import { anyDoes } from '../cards/index.ts'
import { isGuarded } from '../cards/peaceful.ts'
import { initiative } from '../initiative.ts'
import { colours, total } from '../pieces.ts'
import { points } from '../scoring.ts'
import { type Player, playerAt, type State } from '../state.ts'

/**
 * Whether the order of play of a round is possible: it follows the initiative of the cards. For equal initiative it
 * follows the tie-breaks, as far as the position still shows what the players had when the round began. Rulebook: Phase
 * 1.
 */
export function* orderProblems(state: State): Generator<PositionProblem> {
  const { phase, order } = state
  if (phase.name !== 'turns' && phase.name !== 'supply' && phase.name !== 'replacement') return
  let before: { readonly seat: Seat; readonly initiative: number } | undefined
  for (const seat of order) {
    const possible = initiatives(playerAt(state, seat)).filter((value) => value >= (before?.initiative ?? 0))
    const [least] = possible.toSorted((a, b) => a - b)
    if (least === undefined) {
      yield { at: 'order', problem: 'Does not follow the initiative of the cards on the table.' }
      return
    }
    const isTied = least === before?.initiative && possible.length === 1
    if (before !== undefined && isTied && !mayPrecede(state, before.seat, seat))
      yield { at: 'order', problem: `Seats ${before.seat} and ${seat} are tied, and the tie-break reverses them.` }
    before = { seat, initiative: least }
  }
}

/**
 * The initiatives that a seat may have had: of its two table cards or, if one was replaced already, of a discarded card
 * and the other.
 */
const initiatives = ({ table, discard }: Player): number[] =>
  table.length === 2 ? [initiative(table)] : discard.map((dropped) => initiative([...table, dropped]))

/** The least and the most that a seat may have had of something when the round began. */
interface Range {
  readonly least: number
  readonly most: number
}

const exactly = (amount: number): Range => ({ least: amount, most: amount })
const atLeast = (amount: number): Range => ({ least: amount, most: Number.POSITIVE_INFINITY })

/**
 * Whether a seat may act before another one of the same initiative: it had fewer of the first thing in which they
 * differ.
 */
function mayPrecede(state: State, one: Seat, other: Seat): boolean {
  const others = holdings(state, other)
  for (const [place, { least }] of holdings(state, one).entries()) {
    const { most } = others[place] ?? exactly(0)
    if (least !== most) return least < most
  }
  return false
}

/**
 * The tie-breaks in order. A seat that has not acted yet can only have lost something since the round began, to a
 * thief.
 */
function holdings(state: State, seat: Seat): Range[] {
  const { table, pieces } = playerAt(state, seat)
  const age = exactly(state.youngestFirst.indexOf(seat))
  if (hasActed(state, seat))
    return [{ least: 0, most: points(state, seat) }, atLeast(0), atLeast(0), atLeast(0), atLeast(0), age]
  const played = state.phase.name === 'turns' ? state.phase.played : []
  const unless = (theft: 'steal-pesos' | 'steal-bricks', amount: number): Range =>
    anyDoes(played, theft) && !isGuarded(table) ? atLeast(amount) : exactly(amount)
  return [
    exactly(points(state, seat)),
    unless('steal-bricks', total(pieces, colours)),
    unless('steal-pesos', pieces.pesos),
    exactly(pieces.workers),
    unless('steal-bricks', pieces.rubble),
    age,
  ]
}

function hasActed({ phase }: State, seat: Seat): boolean {
  if (phase.name !== 'turns') return true
  return phase.queue[0] === seat ? phase.carriedOut.length > 0 : !phase.queue.includes(seat)
}

import type { PositionProblem } from '../../game.ts'
import { isSet } from '../cards/action-id.ts'
import { anyDoes } from '../cards/index.ts'
import { stallRounds } from '../data/set-up.ts'
import { isStalled, reached } from '../ending.ts'
import { meta } from '../meta.ts'
import { total } from '../pieces.ts'
import { resultOf } from '../scoring.ts'
import type { Phase, Result, State } from '../state.ts'
import { orderProblems } from './order.ts'

/** Whether the phase, the round and the carried-out cards are consistent. */
export function* phaseProblems(state: State): Generator<PositionProblem> {
  const { rules, phase, round } = state
  if (rules > meta.rulesVersion) yield { at: 'rules', problem: 'This version of the rules does not exist.' }
  const beforeRounds = phase.name === 'setup' || phase.name === 'opening'
  if (beforeRounds && round > 0) yield { at: 'round', problem: 'No round has begun.' }
  if (!beforeRounds && round === 0 && phase.name !== 'over')
    yield { at: 'round', problem: 'The first round is round 1.' }
  yield* quietProblems(state)
  yield* orderProblems(state)
  if (phase.name === 'turns') yield* turnProblems(state, phase)
  if (phase.name === 'over') yield* resultProblems(state, phase.result)
}

function* quietProblems({ quiet, bag, round, options }: State): Generator<PositionProblem> {
  if (quiet > 0 && total(bag) > 0) yield { at: 'quiet', problem: 'Only rounds with an empty bag are counted.' }
  if (quiet > round) yield { at: 'quiet', problem: 'There were not that many rounds.' }
  if (options.stallLimit && quiet > stallRounds) yield { at: 'quiet', problem: 'The match would have ended.' }
}

type Turns = Extract<Phase, { name: 'turns' }>

function* turnProblems(state: State, phase: Turns): Generator<PositionProblem> {
  const { carriedOut, played, demolished, drawing } = phase
  const [seat] = phase.queue
  const table = seat === undefined ? [] : (state.seats[seat]?.table ?? [])
  for (const card of carriedOut)
    if (!table.includes(card))
      yield { at: 'phase/carriedOut', problem: `${card} is not on the table of the seat at turn.` }
  yield* playedProblems(state, phase)
  if (demolished && (state.demolished.length === 0 || !anyDoes(played, 'demolish')))
    yield { at: 'phase/demolished', problem: 'Only Ruina removes a building, which then lies in the box.' }
  const due = dueFromBag(state, phase)
  if (drawing > 0 && !due.includes(drawing))
    yield {
      at: 'phase/drawing',
      problem: due.length === 0 ? 'No pieces can be due.' : `Pieces that can be due: ${due.join(', ')}.`,
    }
}

/**
 * The table cards of the seats whose turn is over, and of the seats that left, which may have carried out a card
 * before.
 */
const tablesOf = ({ seats, order }: State, { queue }: Turns) => ({
  done: order.filter((seat) => !queue.includes(seat)).flatMap((seat) => seats[seat]?.table ?? []),
  left: seats.flatMap(({ table, left }) => (left ? table : [])),
})

/**
 * A turn is over when both of its cards are carried out, and nobody carries out a card before it. Rulebook: Phase 2.
 */
function* playedProblems(state: State, phase: Turns): Generator<PositionProblem> {
  const { done, left } = tablesOf(state, phase)
  const must = [...done, ...phase.carriedOut]
  for (const card of new Set(must))
    if (!phase.played.includes(card)) yield { at: 'phase/played', problem: `${card} was carried out in this round.` }
  for (const card of phase.played)
    if (![...must, ...left].includes(card))
      yield { at: 'phase/played', problem: `Nobody carried out ${card} in this round.` }
  for (const pile of ['carriedOut', 'played'] as const)
    if (!isSet(phase[pile]))
      yield { at: `phase/${pile}`, problem: 'Must be in the order of the numbers, without repetitions.' }
}

/** How many pieces Contrabando may be about to draw: two if it is the first to be carried out, otherwise one. */
function dueFromBag(state: State, phase: Turns): number[] {
  if (!anyDoes(phase.carriedOut, 'draw')) return []
  const { done, left } = tablesOf(state, phase)
  const mayBeFirst = !anyDoes(done, 'draw')
  const mayBeLater = !mayBeFirst || anyDoes(left, 'draw')
  const most = total(state.bag)
  const drawn = [...(mayBeFirst ? [Math.min(2, most)] : []), ...(mayBeLater ? [Math.min(1, most)] : [])]
  return drawn.filter((number) => number > 0)
}

/** Whether the match could end for this reason, and every place and score line follows from the buildings. */
function* resultProblems(state: State, result: Result): Generator<PositionProblem> {
  const reason = reached(state) ?? (isStalled(state) ? 'stalled' : undefined)
  if (result.reason !== reason) {
    yield { at: 'phase/result/reason', problem: reason === undefined ? 'The match goes on.' : `Is ${reason}.` }
    return
  }
  const line = ({ seat, place, points, lines }: Result['seats'][number]) =>
    `${seat}: ${place}, ${points}, ${lines.map(({ label, points: each }) => `${label} ${each}`).join()}`
  if (resultOf(state, reason).seats.map(line).join('; ') !== result.seats.map(line).join('; '))
    yield { at: 'phase/result/seats', problem: 'Does not follow from the buildings.' }
}

import type { PositionProblem } from '../../game.ts'
import { stallRounds } from '../data/components.ts'
import { initiative } from '../initiative.ts'
import { meta } from '../meta.ts'
import { total } from '../pieces.ts'
import { resultOf } from '../scoring.ts'
import type { Phase, Result, State } from '../state.ts'

/** Whether the phase, the round and what was done in it fit together. */
export function* phaseProblems(state: State): Generator<PositionProblem> {
  const { rules, phase, round } = state
  if (rules > meta.rulesVersion) yield { at: 'rules', problem: 'There are no such rules yet.' }
  const beforeRounds = phase.name === 'setup' || phase.name === 'opening'
  if (beforeRounds && round > 0) yield { at: 'round', problem: 'No round has begun.' }
  if (!beforeRounds && round === 0 && phase.name !== 'over')
    yield { at: 'round', problem: 'The first round is round 1.' }
  yield* quietProblems(state)
  if (phase.name === 'turns' || phase.name === 'supply') yield* orderProblems(state)
  if (phase.name === 'turns') yield* turnProblems(state, phase)
  if (phase.name === 'over') yield* resultProblems(state, phase.result)
}

function* quietProblems({ quiet, bag, round, options }: State): Generator<PositionProblem> {
  if (quiet > 0 && total(bag) > 0) yield { at: 'quiet', problem: 'Only rounds with an empty bag are counted.' }
  if (quiet > round) yield { at: 'quiet', problem: 'There were not that many rounds.' }
  if (options.stallLimit && quiet > stallRounds) yield { at: 'quiet', problem: 'The match would have ended.' }
}

function* orderProblems({ order, seats }: State): Generator<PositionProblem> {
  const values = order.map((seat) => initiative(seats[seat]?.table ?? []))
  if (values.some((value, i) => value < (values[i - 1] ?? 0)))
    yield { at: 'order', problem: 'Does not follow the initiative of the cards on the table.' }
}

function* turnProblems(state: State, phase: Extract<Phase, { name: 'turns' }>): Generator<PositionProblem> {
  const [seat] = phase.queue
  const table = seat === undefined ? [] : (state.seats[seat]?.table ?? [])
  for (const card of phase.carriedOut) {
    if (!table.includes(card))
      yield { at: 'phase/carriedOut', problem: `${card} is not on the table of the seat at turn.` }
    if (!phase.played.includes(card)) yield { at: 'phase/played', problem: `${card} was carried out in this round.` }
  }
  const openTables = state.seats.flatMap((player) => player.table)
  for (const card of phase.played)
    if (!openTables.includes(card)) yield { at: 'phase/played', problem: `${card} is on no table.` }
  if (phase.demolished && (state.demolished.length === 0 || !phase.played.includes('ruina')))
    yield { at: 'phase/demolished', problem: 'A building is removed by Ruina, and lies in the box.' }
  const mayDraw = phase.carriedOut.includes('contrabando') ? Math.min(2, total(state.bag)) : 0
  if (phase.drawing > mayDraw) yield { at: 'phase/drawing', problem: `At most ${mayDraw} pieces can be due.` }
}

function* resultProblems(state: State, result: Result): Generator<PositionProblem> {
  const expected = resultOf(state, result.reason)
  const line = ({ seat, place, points }: Result['seats'][number]) => `${seat}: ${place}, ${points}`
  if (expected.seats.map(line).join('; ') !== result.seats.map(line).join('; '))
    yield { at: 'phase/result/seats', problem: 'Does not follow from the buildings.' }
}

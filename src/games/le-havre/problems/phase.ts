import type { PositionProblem } from '../../game.ts'
import type { BuildingId } from '../data/building-ids.ts'
import { schedule } from '../data/rounds.ts'
import { turnsInARound } from '../data/set-up.ts'
import type { ShipId } from '../data/ships.ts'
import { tiles } from '../data/supply-tiles.ts'
import { rulingsOf } from '../rulings.ts'
import { type FeedingPhase, isFinal, type Phase, type State, type TurnPhase } from '../state.ts'
import { nextTile } from '../turn-supply.ts'
import { resultProblems } from './result.ts'
import { ruleSentences } from './rule-sentences.ts'
import { standingBuildings } from './standing-buildings.ts'

/** Whether the phase, the turn and what was done in it are consistent. */
export function* phaseProblems(state: State): Generator<PositionProblem> {
  const { phase } = state
  yield* turnCountProblems(state)
  if (phase.name === 'turn') yield* turnProblems(state, phase)
  if (phase.name === 'feeding') yield* feedingProblems(state, phase)
  if (phase.name === 'over') yield* resultProblems(state, phase.result)
}

/** How many turns may be over in this phase. Rulebook: Course of the game, End of the game. */
function* turnCountProblems({ options, seats, phase, turn }: State): Generator<PositionProblem> {
  const all = turnsInARound * (schedule[options.length][seats.length]?.length ?? 0)
  const at = 'turn'
  if (turn > all) yield { at, problem: `The match has only ${all} turns.` }
  if (phase.name === 'setup' && turn > 0) yield { at, problem: 'No turn is over before the piles are dealt.' }
  if (phase.name === 'turn' && phase.final === null && turn === all) yield { at, problem: 'All turns are over.' }
  if (isFinal(phase) && turn < all) yield { at, problem: `The final phase comes after ${all} turns.` }
  if (endsRound(phase) && (turn === 0 || turn % turnsInARound > 0)) yield { at, problem: ruleSentences.lastTurn.en }
}

const endsRound = ({ name }: Phase): boolean => name === 'feeding' || name === 'round-end'

function* turnProblems(state: State, phase: TurnPhase): Generator<PositionProblem> {
  const { seat, stage, owing, at, sold, final } = phase
  if (final === null && seat !== state.turn % state.seats.length)
    yield { at: 'phase/seat', problem: `It is the turn of seat ${state.turn % state.seats.length}.` }
  if (final !== null) yield* finalProblems(seat, stage, final)
  if (owing.length > 0) yield* interestProblems(state, phase)
  yield* askedProblems(state, phase.asked, owing)
  if ((at !== null) !== (stage === 'construction' || stage === 'eviction'))
    yield {
      at: 'phase/at',
      problem: 'Must name the building during a construction or an eviction, and otherwise be null.',
    }
  if (at !== null && !standingBuildings(state).includes(at)) yield { at: 'phase/at', problem: `${at} is not in play.` }
  const found = whereSoldMayLie(state)
  for (const id of sold)
    if (!found.includes(id))
      yield { at: 'phase/sold', problem: `${id} was sold, so it must be in the town, on its space or with a player.` }
}

/** Where a sold card may be by now. */
const whereSoldMayLie = (state: State): readonly (BuildingId | ShipId)[] => [
  ...standingBuildings(state),
  ...Object.values(state.ships).flat(),
  ...state.seats.flatMap((player) => player.ships),
]

/** In seat order, everybody acts once, and the owner of the Workers' Cottages twice. */
function* finalProblems(seat: number, stage: TurnPhase['stage'], final: readonly number[]): Generator<PositionProblem> {
  if (stage === 'supply') yield { at: 'phase/stage', problem: 'There is no supply in the final phase.' }
  const queue = [seat, ...final]
  if (queue.some((other, i) => other < (queue[i - 1] ?? 0)))
    yield { at: 'phase/final', problem: 'Must be in the order of the seats.' }
}

/** Interest is owed when the supply tile of the turn has it, before the main action. */
function* interestProblems(state: State, { stage, final }: TurnPhase): Generator<PositionProblem> {
  const tile = nextTile(state)
  const at = 'phase/owing'
  if (stage !== 'action' || final !== null || tile === undefined || !tiles[tile].interest)
    yield { at, problem: 'No interest is due now.' }
}

/** The seats that are asked, among those that owe interest or food: since rules 2. */
function* askedProblems(
  state: State,
  asked: readonly number[] | undefined,
  owing: readonly number[],
): Generator<PositionProblem> {
  if (asked === undefined) return
  const at = 'phase/asked'
  if (!rulingsOf(state).waitsForAnswers) yield { at, problem: 'Exists only in newer rules.' }
  if (owing.length === 0) yield { at, problem: 'Nothing is owed.' }
  if (new Set(asked).size < asked.length) yield { at, problem: 'Names a seat twice.' }
  for (const seat of asked) if (!owing.includes(seat)) yield { at, problem: `Seat ${seat} owes nothing.` }
}

function* feedingProblems(state: State, { owing, asked }: FeedingPhase): Generator<PositionProblem> {
  const { options, seats, turn } = state
  const demand = schedule[options.length][seats.length]?.[turn / turnsInARound - 1]?.food ?? 0
  for (const { seat, food } of owing)
    if (food > demand) yield { at: 'phase/owing', problem: `Seat ${seat} owes at most ${demand} food.` }
  const hungry = owing.map(({ seat }) => seat)
  yield* askedProblems(state, asked, hungry)
}

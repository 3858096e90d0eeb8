import type { PositionProblem } from '../../game.ts'
import { lineUps } from '../data/line-ups.ts'
import { total } from '../items.ts'
import { rulingsOf } from '../rulings.ts'
import type { Player, State } from '../state.ts'

/** Every named seat exists, and seats that owe something still play. All other checks rely on this. */
export function* seatProblems(state: State): Generator<PositionProblem> {
  const { seats, options, phase, peek } = state
  if (lineUps[options.length][seats.length] === undefined)
    yield { at: 'seats', problem: `There is no game for ${seats.length} players.` }
  if (phase.name === 'turn') {
    yield* existing('phase/seat', [phase.seat], state)
    yield* existing('phase/final', phase.final ?? [], state)
    yield* owingProblems(state, phase.owing)
  }
  if (phase.name === 'turn-over') yield* existing('phase/final', phase.final ?? [], state)
  if (phase.name === 'feeding')
    yield* owingProblems(
      state,
      phase.owing.map(({ seat }) => seat),
    )
  if (peek !== null) yield* existing('peek/seat', [peek.seat], state)
  const hasInterest = rulingsOf(state).asksBeforeInterest
  for (const [seat, player] of seats.entries())
    if ((player.interest !== undefined) !== hasInterest)
      yield { at: `seats/${seat}/interest`, problem: 'Must be given since rules 2, and left out before.' }
  for (const [seat, player] of seats.entries())
    if (player.left && ownsAnything(player))
      yield { at: `seats/${seat}`, problem: 'A seat that was given up owns nothing.' }
}

function* existing(at: string, named: readonly number[], { seats }: State): Generator<PositionProblem> {
  for (const seat of named) if (seat >= seats.length) yield { at, problem: `There is no seat ${seat}.` }
}

function* owingProblems(state: State, owing: readonly number[]): Generator<PositionProblem> {
  const at = 'phase/owing'
  yield* existing(at, owing, state)
  if (new Set(owing).size < owing.length) yield { at, problem: 'Names a seat twice.' }
  for (const seat of owing) if (state.seats[seat]?.left) yield { at, problem: `Seat ${seat} was given up.` }
}

const ownsAnything = ({ stock, loans, pawned, buildings, ships, disc }: Player): boolean =>
  total(stock) + loans + pawned.length + buildings.length + ships.length > 0 || disc !== null

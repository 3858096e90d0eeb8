import type { Seat } from '../../game.ts'
import type { Form, MoveJson, Noun } from '../../kit/choice.ts'
import { fillings, type Taste } from '../../kit/fillings.ts'
import { unlessIllegal } from '../../kit/illegal-move.ts'
import { choices as choicesOf } from '../decisions.ts'
import { after } from '../evolve.ts'
import { decide } from '../moves/decide.ts'
import { Move } from '../moves/index.ts'
import { type Piece, pieces } from '../pieces.ts'
import { ends } from '../rows.ts'
import type { State } from '../state.ts'
import { worth } from './worth.ts'

/** The position after a move, up to the next draw, and its worth to the player who moves. */
interface MoveOutcome {
  readonly move: MoveJson
  readonly state: State
  readonly worth: number
}

/** The outcomes of some choices, each filled in in a few ways, the best first. */
export const outcomes = (state: State, seat: Seat, choices: readonly Form[]): MoveOutcome[] =>
  choices
    .flatMap((choice) => movesOf(state, choice))
    .flatMap((move) => {
      const later = tried(state, seat, move)
      return later === undefined ? [] : [{ move, state: later, worth: worth(later, seat) }]
    })
    .toSorted((one, other) => other.worth - one.worth)

/** The end of the seat's turn, if it goes on as well as it can: both cards, and every house that it can pay for. */
export function turnPlayed(state: State, seat: Seat): State {
  for (let now = state; ; ) {
    const [best] = outcomes(
      now,
      seat,
      choicesOf(now, seat).filter(({ move }) => move.type !== 'end-turn'),
    )
    if (best === undefined || isOver(best.state, seat)) return best?.state ?? now
    now = best.state
  }
}

const isOver = ({ phase }: State, seat: Seat): boolean =>
  phase.name !== 'turns' || phase.queue[0] !== seat || phase.drawing > 0

/** A form with its optional fields left out, or filled in by what the houses in reach need, or by what they do not. */
function movesOf(state: State, choice: Form): MoveJson[] {
  const needed = neededIn(state)
  const tastes: readonly Taste[] = [(noun) => needed(noun), (noun) => 1 - needed(noun)]
  const optional = choice.fields.flatMap((field) =>
    field.kind === 'one-of' && field.optional ? field.options.map(({ value }) => [field.name, value] as const) : [],
  )
  return [...fillings(choice, tastes), ...optional.map(([name, value]) => ({ ...choice.move, [name]: value }))]
}

/** How many of a piece the houses at the ends of the rows cost together. */
function neededIn(state: State): (noun: Noun) => number {
  const costs = ends(state).map(({ cost }) => cost)
  const all = new Map<string | number, number>(
    pieces.map((piece: Piece) => [piece, costs.reduce((sum, cost) => sum + (cost[piece] ?? 0), 0)]),
  )
  return ({ kind, id }) => (kind === 'piece' ? (all.get(id) ?? 0) : 0)
}

function tried(state: State, seat: Seat, json: MoveJson): State | undefined {
  const move = Move.safeParse(json)
  if (!move.success) return undefined
  return unlessIllegal(() => after(state, decide(state, seat, move.data)))
}

import type { Seat } from './basic-types.ts'
import type { Dice } from './dice.ts'

/** The rules of a game by which a position is played, without its words, views and pictures. */
interface Rules<State, Move, Event> {
  readonly decide: (state: State, seat: Seat, move: Move) => Event[]
  readonly chance: (state: State, dice: Dice) => Event[]
  readonly evolve: (state: State, event: Event) => State
}

/** The position after some moves from an opening, with everything drawn that can be drawn. */
export function examplePosition<State, Move, Event>(
  { decide, chance, evolve }: Rules<State, Move, Event>,
  opening: State,
  moves: readonly { readonly seat: Seat; readonly move: Move }[],
  dice: Dice,
): State {
  const drawn = (state: State): State => {
    const events = chance(state, dice)
    return events.length === 0 ? state : drawn(events.reduce(evolve, state))
  }
  return moves.reduce((state, { seat, move }) => drawn(decide(state, seat, move).reduce(evolve, state)), drawn(opening))
}

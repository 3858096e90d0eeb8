import type { PositionProblem, Tagged } from '../game.ts'

/** The state after several events. */
export const afterAll =
  <State, Event>(evolve: (state: State, event: Event) => State) =>
  (state: State, events: readonly Event[]): State =>
    events.reduce((so, event) => evolve(so, event), state)

/** How a game goes on without anybody's choice. */
interface Course<State, Event> {
  /** Everything that follows from a state by itself, until somebody has to choose or something has to be drawn. */
  consequences(state: State): Event[]
  /** The events, and everything that follows from them by itself; nothing if there are no events. */
  withConsequences(state: State, events: readonly Event[]): Event[]
  /** Why play cannot rest in a state: it rests only where somebody has to choose or something has to be drawn. */
  restlessness(state: State): PositionProblem[]
}

/** The course of a game. `next` returns the next few events that follow from a state, or none if play rests. */
export function courseOf<State, Event extends Tagged>(
  evolve: (state: State, event: Event) => State,
  next: (state: State) => readonly Event[],
): Course<State, Event> {
  const after = afterAll(evolve)
  function consequences(state: State): Event[] {
    const events = next(state)
    return events.length === 0 ? [] : [...events, ...consequences(after(state, events))]
  }
  return {
    consequences,
    withConsequences: (state, events) =>
      events.length === 0 ? [] : [...events, ...consequences(after(state, events))],
    restlessness: (state) =>
      consequences(state)
        .slice(0, 1)
        .map(({ type }) => ({ at: 'phase', problem: `Play does not rest here: the event ${type} follows at once.` })),
  }
}

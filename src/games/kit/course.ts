import type { PositionProblem, Tagged } from '../game.ts'

/** The state after several facts. */
export const afterAll =
  <State, Event>(evolve: (state: State, event: Event) => State) =>
  (state: State, events: readonly Event[]): State =>
    events.reduce((so, event) => evolve(so, event), state)

/** How a game goes on without anybody's choice. */
export interface Course<State, Event> {
  /** Everything that follows from a state by itself, until somebody has to choose or something has to be drawn. */
  consequences(state: State): Event[]
  /** The facts, and everything that follows from them by itself; nothing if there are no facts. */
  withConsequences(state: State, facts: readonly Event[]): Event[]
  /** Why play cannot rest in a state: it rests only where somebody has to choose or something has to be drawn. */
  restlessness(state: State): PositionProblem[]
}

/** The course of a game. `next` returns the next few facts that follow from a state, or none if play rests. */
export function courseOf<State, Event extends Tagged>(
  evolve: (state: State, event: Event) => State,
  next: (state: State) => readonly Event[],
): Course<State, Event> {
  const after = afterAll(evolve)
  function consequences(state: State): Event[] {
    const facts = next(state)
    return facts.length === 0 ? [] : [...facts, ...consequences(after(state, facts))]
  }
  return {
    consequences,
    withConsequences: (state, facts) => (facts.length === 0 ? [] : [...facts, ...consequences(after(state, facts))]),
    restlessness: (state) =>
      consequences(state)
        .slice(0, 1)
        .map(({ type }) => ({ at: 'phase', problem: `Play does not rest here: the event ${type} follows at once.` })),
  }
}

import { ranking } from '../kit/ranking.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Result, State } from './state.ts'

/** After the last round the match is over: most points win, and ties share a place. */
export function roundEnd(state: State, event: Event): Event[] {
  const later = evolve(state, event)
  return later.round < later.rounds ? [] : [ended(later, 'played')]
}

/** A player who gives up ends the match for everybody, with the points as they are. */
export const forfeit = (state: State): Event[] => (state.phase === 'over' ? [] : [ended(state, 'forfeit')])

const ended = ({ seats }: State, reason: Result['reason']): Event => ({
  type: 'ended',
  result: {
    reason,
    seats: ranking(seats.map(({ points }) => ({ left: false, lines: [{ label: 'shone' as const, points }] }))),
  },
})

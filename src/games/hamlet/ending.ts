import type { Event } from './events.ts'
import { resultOf } from './scoring/result.ts'
import type { Result, State } from './state.ts'

/** The end, with everybody's score. */
export const end = (state: State, reason: Result['reason']): Event[] => [
  { type: 'ended', result: resultOf(state, reason) },
]

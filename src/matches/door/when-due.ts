/** When decisions are due, what happens then, and when a match is given up. */

export { type DecisionKey, openAs } from '../deadlines/deadlines.ts'
export { ownDeadlines } from '../deadlines/own-deadlines.ts'
export { givenUpAt, givenUpSoon } from '../record/lifetime.ts'
export { mayClaim } from '../reliability/claimable-win.ts'
export { afterDeadline } from '../scheduler/vacation.ts'
export type { Late } from '../time/pace.ts'

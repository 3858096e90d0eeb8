/** When decisions are due, what happens then, and when a match is given up. */

export { thisYear, vacationAllowance } from '../clock/vacation.ts'
export { atDeadline, isWinClaimed } from '../deadlines/deadlines.ts'
export { dueAtOf, ownDeadlines } from '../deadlines/own-deadlines.ts'
export { givenUpAt, whileOpen, whileRunning } from '../record/lifetime.ts'
export { mayClaim } from '../reliability/claimable-win.ts'
export type { Late } from '../time/pace.ts'
export { vacationDays } from '../time/vacation-days.ts'

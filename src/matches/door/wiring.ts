/** What `main` starts and wires together: the slice itself, its scheduler and its streams. */

export { keepHours } from '../deadlines/calendar-changes.ts'
export { type Matches, matches } from '../matches.ts'
export { publishSigningKey } from '../record/signed-head.ts'
export { openMatches } from '../stream/presence.ts'
export { sliceEvent } from '../stream/slice-event.ts'

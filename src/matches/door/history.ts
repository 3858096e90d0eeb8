/** What happened in a match, and how it stood at any version. */

export { verification } from '../archive/verification.ts'
export { readEntries, replayJournal } from '../record/journal.ts'
export { holdingsOf } from '../record/past-names.ts'
export { signedHead } from '../record/signed-head.ts'
export { requestsBehind } from '../replay/origin.ts'
export { administrationReplayRoutes } from '../routes/administration-replay-routes.ts'

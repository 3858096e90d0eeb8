/** What happened in a match, and how it stood at any version. */

export { sendFile } from '../archive/export-file.ts'
export { verification } from '../archive/verification.ts'
export { headAt, readEntries, replayed } from '../record/journal.ts'
export { originOfEntry } from '../record/origin-of-entry.ts'
export { holdingsOf, namesThenIn } from '../record/past-names.ts'
export { signedHead } from '../record/signed-head.ts'
export { Comparing, DifferenceBody, differenceBody } from '../replay/difference.ts'
export { EntryInFull, entryInFull, inMatchEntry } from '../replay/entry-in-full.ts'
export type { Replays } from '../replay/replays.ts'

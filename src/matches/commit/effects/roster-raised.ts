import { effectKind } from '../effect.ts'

/**
 * Something has changed beside the journal: whatever was built on what was there before is made again, and no process goes
 * on with what it knew. It may change in a match that is over.
 */
export const rosterRaised = effectKind<void>({
  kind: 'rosterRaised',
  apply: (record) => ({ ...record, roster: record.roster + 1 }),
  columns: () => ({ roster_raised: true, over_too: true }),
})

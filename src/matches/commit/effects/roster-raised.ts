import { nextRoster } from '../../record/raise-roster.ts'
import { effectKind } from '../effect.ts'

/**
 * Something changes without an entry. Raising the roster makes concurrent changes start again, and lets every process
 * notice that its copy is out of date. It is allowed in a match that is over.
 */
export const rosterRaised = effectKind<Record<never, never>>({
  kind: 'rosterRaised',
  apply: (record) => ({ ...record, roster: record.roster + 1 }),
  overToo: true,
  columns: { sets: { roster: nextRoster } },
})

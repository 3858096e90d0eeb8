import { Problem, unless } from '../platform/problems/problem.ts'
import type { Change, Judged } from './change.ts'
import type { MatchRecord } from './record/record.ts'
import type { Table } from './record/tables.ts'

/**
 * Stores what goes into the journal under the journal's own guard, and what belongs to it along with it.
 * @returns whether it was done: only on the very table that was looked at
 */
export function inJournal(
  change: Change,
  { id, version, roster }: Pick<MatchRecord, 'id' | 'version' | 'roster'>,
  judge: (table: Table) => Judged | Promise<Judged>,
): Promise<boolean> {
  const changed = change(id, async (table) => {
    if (table.record.version !== version || table.record.roster !== roster) throw new Problem('race-lost')
    return judge(table)
  })
  return unless(['race-lost'], changed)
}

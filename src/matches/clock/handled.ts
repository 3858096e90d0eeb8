import type { Effect } from '../commit/effect.ts'
import { decisionsReplaced } from '../commit/effects/decisions-replaced.ts'
import { type Asked, openAs, withChanged } from '../deadlines/deadlines.ts'
import type { MatchRecord } from '../record/record.ts'

/**
 * The server has seen to a decision, and it is its player's to answer: in its seat's own time. Nothing where the match stands
 * still: it is seen to when that is over.
 */
export function handled(record: MatchRecord, decision: Asked): readonly Effect[] {
  const open = openAs(record, decision)
  if (open === undefined || open.actAt === null || record.frozenAt !== null) return []
  return [decisionsReplaced(withChanged(record, [{ ...open, actAt: null }]))]
}

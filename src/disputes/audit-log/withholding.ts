import { findMatches, isOver, takesPart } from '../../matches/index.ts'
import type { Act } from '../../platform/audit/audit.ts'
import type { NamedRow } from '../../platform/audit/stored.ts'
import type { Platform } from '../../platform/platform.ts'

/** Acts whose records can tell what a match hides: why somebody looks, and the move that a ruling makes. */
const hiddenAtTable: readonly string[] = ['look', 'rule'] satisfies Act[]
/** Acts that are kept from the account that they are about. */
const hiddenFromSubject: readonly string[] = ['close-report'] satisfies Act[]

/**
 * From which records an administrator gets neither details nor reason: those about a match that goes on and in which
 * they play or have played, and those about a report about themselves.
 */
export async function withholding(
  platform: Platform,
  reader: string,
  rows: readonly NamedRow[],
): Promise<(row: NamedRow) => boolean> {
  const about = rows.flatMap(({ act, matchId }) => (matchId !== null && hiddenAtTable.includes(act) ? [matchId] : []))
  const matches = await findMatches(platform, [...new Set(about)])
  const own = new Set(matches.filter((match) => takesPart(match, reader) && !isOver(match)).map(({ id }) => id))
  return ({ act, matchId, subjectId }) =>
    (matchId !== null && own.has(matchId) && hiddenAtTable.includes(act)) ||
    (subjectId === reader && hiddenFromSubject.includes(act))
}

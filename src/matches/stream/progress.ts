import type { Platform } from '../../platform/platform.ts'

/**
 * The progress of a match. The first three numbers only grow, under the lock of the match; `read` grows, but shrinks
 * when a reader is erased.
 */
export interface MatchProgress {
  readonly version: number
  readonly talked: number
  readonly roster: number
  /** The numbers of the newest messages that each has read, added up. */
  readonly read: number
}

/** Where matches stand, in one query for all of them. */
export async function progressOf(
  { database }: Platform,
  matches: readonly string[],
): Promise<ReadonlyMap<string, MatchProgress>> {
  const rows = await database.prisma.$queryRaw<(MatchProgress & { id: string })[]>`
    SELECT m.id::text, m.version, m.talked, m.roster, (
      SELECT COALESCE(sum(r.message), 0)::float8 FROM read_marks r WHERE r.match_id = m.id
    ) AS read
    FROM matches m WHERE m.id = ANY (${matches}::uuid[])`
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Whether anything has happened since events were last sent. */
export const isPast = (sent: MatchProgress, newest: MatchProgress): boolean =>
  newest.version > sent.version || newest.talked > sent.talked || isBesidePast(sent, newest)

/** Whether anything has changed that neither an entry nor a message tells of. */
export const isBesidePast = (sent: MatchProgress, newest: MatchProgress): boolean =>
  newest.roster > sent.roster || newest.read !== sent.read

import type { Platform } from '../../platform/platform.ts'

/** The progress of a match. These numbers only grow, under the lock of the match. */
export interface MatchProgress {
  readonly version: number
  readonly talked: number
  readonly roster: number
}

/** Where matches stand, in one query for all of them. */
export async function progressOf(
  { database }: Platform,
  matches: readonly string[],
): Promise<ReadonlyMap<string, MatchProgress>> {
  const rows = await database.prisma.$queryRaw<(MatchProgress & { id: string })[]>`
    SELECT id::text, version, talked, roster FROM matches WHERE id = ANY (${matches}::uuid[])`
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Whether anything has happened since something was pushed. */
export const isPast = (pushed: MatchProgress, now: MatchProgress): boolean =>
  now.version > pushed.version || now.talked > pushed.talked || now.roster > pushed.roster

import type { Platform } from '../../platform/platform.ts'

/** Where a match stands. These numbers only grow, under the lock of the match. */
export interface Position {
  readonly version: number
  readonly talked: number
  readonly roster: number
}

/** Where matches stand, in one query for all of them. */
export async function positionsOf(
  { database }: Platform,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Position>> {
  const rows = await database.prisma.$queryRaw<(Position & { id: string })[]>`
    SELECT id::text, version, talked, roster FROM matches WHERE id = ANY (${matches}::uuid[])`
  return new Map(rows.map(({ id, ...position }) => [id, position]))
}

/** Whether anything has happened between two positions. */
export const isPast = (told: Position, now: Position): boolean =>
  now.version > told.version || now.talked > told.talked || now.roster > told.roster

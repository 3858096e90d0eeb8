import type { Platform } from '../../platform/platform.ts'

/** Where a match stands. These numbers only grow, and each under the lock of the match. */
export interface Position {
  readonly version: number
  readonly talked: number
  readonly roster: number
}

/** Where matches stand: one question for all of them. */
export async function positionsOf(
  { database }: Platform,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Position>> {
  const rows = await database.prisma.$queryRaw<(Position & { id: string })[]>`
    SELECT id::text, version, talked, roster FROM matches WHERE id = ANY (${matches}::uuid[])`
  return new Map(rows.map(({ id, ...position }) => [id, position]))
}

/** Whether anything has happened since a position. */
export const isPast = (told: Position, now: Position): boolean =>
  now.version > told.version || now.talked > told.talked || now.roster > told.roster

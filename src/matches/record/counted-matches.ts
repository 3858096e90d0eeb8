import { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/in-parts.ts'
import { matchRecord, withRoster } from './find-match.ts'
import type { MatchRecord } from './record.ts'

type Store = Pick<Database, 'prisma'>

const mostAtOnce = 100

/** Matches that have ended here and are not counted yet, in the order in which they ended, except some. */
export const uncountedMatches = ({ prisma }: Store, except: readonly string[], limit: number) =>
  prisma.$queryRaw<{ match: string }[]>`
    SELECT id::text AS match FROM matches
    WHERE status = 'ended' AND counted_at IS NULL AND imported_at IS NULL AND NOT miscounted
      AND id <> ALL (${[...except]}::uuid[])
    ORDER BY ended_at, id LIMIT ${limit}`

/** A match that is to be counted; undefined if it no longer is. */
export async function uncountedMatch({ prisma }: Store, id: string): Promise<MatchRecord | undefined> {
  const row = await prisma.match.findUnique({ where: { id }, include: withRoster })
  return row?.status === 'ended' && row.countedAt === null && !row.miscounted ? matchRecord(row) : undefined
}

/** Matches whose result a ruling has changed since they were counted. @param limit by default, all of them */
export const miscountedMatches = ({ prisma }: Store, limit: number | null = null) =>
  prisma.$queryRaw<{ match: string }[]>`SELECT id::text AS match FROM matches WHERE miscounted LIMIT ${limit}::int`

const endedUpTo = (until: Date) =>
  ({ status: 'ended', importedAt: null, endedAt: { lte: until } }) satisfies Prisma.MatchWhereInput

/** All matches that have ended here up to a moment, in the order in which they ended, and how many they are. */
export async function endedMatches(store: Store, until: Date) {
  return { total: await store.prisma.match.count({ where: endedUpTo(until) }), matches: endedInOrder(store, until) }
}

async function* endedInOrder({ prisma }: Store, until: Date): AsyncGenerator<MatchRecord> {
  for (let last: { endedAt: Date; id: string } | undefined; ; ) {
    const after = last && { OR: [{ endedAt: { gt: last.endedAt } }, { endedAt: last.endedAt, id: { gt: last.id } }] }
    const rows = await prisma.match.findMany({
      where: { ...endedUpTo(until), ...(after && { AND: [after] }) },
      include: withRoster,
      orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
      take: mostAtOnce,
    })
    for (const row of rows) {
      yield matchRecord(row)
      if (row.endedAt !== null) last = { endedAt: row.endedAt, id: row.id }
    }
    if (rows.length < mostAtOnce) return
  }
}

/**
 * A part of a statement: marks a match as counted and returns its id; nothing if it was counted before, or was ruled on
 * since this version.
 * @param condition a further condition, which must hold, too
 */
export const markingCounted = (
  { match, version }: { readonly match: string; readonly version: number },
  now: Date,
  condition: Prisma.Sql,
): Prisma.Sql => Prisma.sql`
  UPDATE matches SET counted_at = ${now}
  WHERE id = ${match}::uuid AND status = 'ended' AND counted_at IS NULL AND NOT miscounted
    AND version = ${version}::int AND ${condition}
  RETURNING id`

/** The matches that a recount has read. */
interface RecountedMatches {
  readonly now: Date
  /** The matches that ended up to then are counted. */
  readonly until: Date
  /** Those that are counted now, as they were read. */
  readonly read: readonly { readonly id: string; readonly version: number }[]
  /** The matches that were miscounted before anything was read. */
  readonly miscounted: readonly string[]
}

/** The statements that mark the matches of a recount as counted, and those that ended later as not counted yet. */
export const markingRecounted = (
  { prisma }: Store,
  { now, until, read, miscounted }: RecountedMatches,
): Prisma.PrismaPromise<unknown>[] => [
  // One that goes on again, or has only just ended, is in no total.
  prisma.$executeRaw`
    UPDATE matches SET miscounted = false
    WHERE miscounted AND (status <> 'ended' OR ended_at > ${until}) AND id = ANY (${[...miscounted]}::uuid[])`,
  // One that was ruled on since it was read is miscounted, even if another recount has counted it rightly meanwhile.
  ...inParts(read).map(
    (rows) => prisma.$executeRaw`
    UPDATE matches m
    SET counted_at = CASE WHEN m.version = s.version THEN COALESCE(m.counted_at, ${now}::timestamptz) END,
      miscounted = m.version <> s.version
    FROM jsonb_to_recordset(${rows}::jsonb) AS s(id uuid, version int)
    WHERE m.id = s.id AND (m.counted_at IS NULL OR m.miscounted OR m.version <> s.version)`,
  ),
  prisma.$executeRaw`
    UPDATE matches SET counted_at = NULL
    WHERE status = 'ended' AND imported_at IS NULL AND counted_at IS NOT NULL AND ended_at > ${until}`,
]

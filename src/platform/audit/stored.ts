import type { AuditRecord as AuditRow, Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../platform.ts'
import type { AuditRecord } from './record.ts'

const recordsAtOnce = 500

/** A row of the database as a record. */
export function storedRecord({ accountId, matchId, subjectId, at, ...row }: AuditRow): AuditRecord {
  return { ...row, at: at.toISOString(), account: accountId, match: matchId, subject: subjectId }
}

const withName = { account: { select: { name: true } } } as const satisfies Prisma.AuditRecordInclude

/** A row of the log with the name of its administrator. */
export type NamedRow = Prisma.AuditRecordGetPayload<{ include: typeof withName }>

interface Selection {
  readonly match?: string | undefined
  readonly account?: string | undefined
  readonly acts?: readonly string[] | undefined
  /** Only records with a lower number. */
  readonly before?: number | undefined
  readonly skip?: number
  readonly take: number
}

/** Some records of the log, with the names of the administrators. */
export function readRecords(
  { database }: Pick<Platform, 'database'>,
  order: 'asc' | 'desc',
  { match, account, acts, before, skip = 0, take }: Selection,
): Promise<NamedRow[]> {
  return database.prisma.auditRecord.findMany({
    where: {
      ...(match === undefined ? {} : { matchId: match }),
      ...(account === undefined ? {} : { accountId: account }),
      ...(acts === undefined ? {} : { act: { in: [...acts] } }),
      ...(before === undefined ? {} : { number: { lt: before } }),
    },
    include: withName,
    orderBy: { number: order },
    skip,
    take,
  })
}

/** The whole log in order, read page by page. */
export async function* storedRecords({ database }: Pick<Platform, 'database'>): AsyncGenerator<AuditRecord> {
  const { auditRecord } = database.prisma
  for (let after: number | undefined; ; ) {
    const rows = await auditRecord.findMany({
      where: after === undefined ? {} : { number: { gt: after } },
      orderBy: { number: 'asc' },
      take: recordsAtOnce,
    })
    yield* rows.map(storedRecord)
    after = rows.at(-1)?.number
    if (rows.length < recordsAtOnce) return
  }
}

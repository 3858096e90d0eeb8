import type { AuditRecord as Row } from '../../generated/prisma/client.ts'
import type { Platform } from '../platform.ts'
import type { AuditRecord } from './record.ts'

const recordsAtOnce = 500

/** A row of the database as a record. */
export function storedRecord({ accountId, matchId, subjectId, at, ...row }: Row): AuditRecord {
  return { ...row, at: at.toISOString(), account: accountId, match: matchId, subject: subjectId }
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

import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import { KeyTime } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { accountIdentity } from '../record/account-rows.ts'

const Somebody = z.object({ account: z.uuid(), name: z.string() })

/** A report about a person as administrators see it. */
export const PersonReportBody = z
  .object({
    id: z.uuid(),
    by: Somebody.describe('Who reported them.'),
    about: Somebody.describe('Whom they reported.'),
    why: z.string(),
    match: z.uuid().nullable().describe('The match in which it happened; null if the reporter named none.'),
    at: z.iso.datetime().describe('Since when it waits.'),
  })
  .meta({ id: 'PersonReport', description: 'A report about a person, which waits for an administrator.' })
export type PersonReportBody = z.infer<typeof PersonReportBody>

/** The sort key of reports: the longest waiting first. */
export const PersonReportKey = z.strictObject({ at: KeyTime, id: z.uuid() })
type PersonReportKey = z.infer<typeof PersonReportKey>

/** The reports that wait. Those by the administrator, or about them, are left to other administrators. */
export async function waitingReports(
  { database }: Platform,
  administrator: string,
  { after, take }: { readonly after: PersonReportKey | undefined; readonly take: number },
): Promise<PersonReportBody[]> {
  const rest: Prisma.PersonReportWhereInput =
    after === undefined ? {} : { OR: [{ at: { gt: after.at } }, { at: after.at, id: { gt: after.id } }] }
  const rows = await database.prisma.personReport.findMany({
    where: { doneAt: null, reporterId: { not: administrator }, reportedId: { not: administrator }, ...rest },
    include: { reporter: accountIdentity, reported: accountIdentity },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take,
  })
  return rows.map(({ id, reporter, reported, why, matchId: match, at }) => ({
    id,
    by: { account: reporter.id, name: reporter.name },
    about: { account: reported.id, name: reported.name },
    why,
    match,
    at: at.toISOString(),
  }))
}

/**
 * Closes a report: it does not wait any more. The note stands in the audit log alone.
 * @throws Problem not-found, not-allowed for one by or about the administrator, report-closed
 */
export async function closeReport(
  platform: Platform,
  administrator: Player,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<void> {
  const { personReport } = platform.database.prisma
  const report = await personReport.findUnique({ where: { id } })
  if (report === null) throw new Problem('not-found')
  const { reporterId, reportedId: subject, matchId, doneAt } = report
  if ([reporterId, subject].includes(administrator.account)) throw new Problem('not-allowed')
  if (doneAt !== null) throw new Problem('report-closed')
  const line = { act: 'close-report', subject, details: { report: id }, reason: note } as const
  await audit(platform, administrator, { ...line, ...(matchId !== null && { match: matchId }) })
  const { count } = await personReport.updateMany({
    where: { id, doneAt: null },
    data: { doneAt: platform.clock.now() },
  })
  if (count === 0)
    throw new Problem((await personReport.count({ where: { id } })) === 0 ? 'not-found' : 'report-closed')
}

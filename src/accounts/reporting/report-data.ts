import { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import { accountName } from '../record/account-rows.ts'

const withReported = { reported: accountName } as const satisfies Prisma.PersonReportInclude
type ReportRow = Prisma.PersonReportGetPayload<{ include: typeof withReported }>

const ExportedReports = z.object({
  personReports: z
    .array(
      z.object({
        name: z.string().describe('The current name of that person.'),
        match: z.uuid().nullable(),
        why: z.string(),
        at: z.iso.datetime(),
        closedAt: z.iso.datetime().nullable().describe('When an administrator closed the report; null while it waits.'),
      }),
    )
    .describe('The people whom you reported to administrators.'),
})

/** Reports about people by this account. The export does not reveal who reported its owner. */
export const reportData: OwnedData = {
  exported: exported(ExportedReports, ({ database }, { id: reporterId }) => {
    const reports = pages(
      ({ at, id }: ReportRow) => ({ at, id }),
      ({ after, take }) =>
        database.prisma.personReport.findMany({
          where: { reporterId, ...after },
          include: withReported,
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
          take,
        }),
    )
    return {
      personReports: mapPages(reports, ({ reported: { name }, matchId: match, why, at, doneAt }) => {
        return { name, match, why, at: at.toISOString(), closedAt: doneAt?.toISOString() ?? null }
      }),
    }
  }),
  erase: ({ database }, { id }) => [
    database.prisma.personReport.deleteMany({ where: { OR: [{ reporterId: id }, { reportedId: id }] } }),
  ],
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { plainText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { closeReport, PersonReportBody, PersonReportKey, waitingReports } from './waiting-reports.ts'

const tags = ['administration']
const PersonReportPage = pageOf(PersonReportBody).meta({
  id: 'PersonReportPage',
  description: 'A page of reports about people.',
})
const ReportParams = z.strictObject({
  report: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the report.', example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10' }),
})
const ReportClosing = z
  .strictObject({
    note: plainText({ min: 1, max: 500 }).meta({
      description: 'How it was settled. Only administrators read it, in the audit log.',
      example: 'Suspended for a week.',
    }),
  })
  .meta({ id: 'ReportClosing', description: 'How a report was settled.' })

/** How administrators handle reports about people. */
export function reportAdministrationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/reports',
      {
        schema: {
          operationId: 'listPersonReports',
          summary: 'List the reports about people that wait for an administrator',
          description:
            'The longest waiting first. Reports that administrators wrote themselves, or that are about them, are left to other administrators. Administrators only.',
          tags,
          security: needs('administrator'),
          querystring: z.strictObject(pageQuery),
          response: { 200: PersonReportPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { limit, cursor } = request.query
        const after = readCursor(PersonReportKey, cursor)
        const found = await waitingReports(platform, administrator.account, { after, take: limit + 1 })
        const waiting = page(
          found,
          limit,
          ({ at, id }) => ({ at, id }),
          (report) => report,
        )
        const details = { reports: waiting.items.map(({ id }) => id) }
        await audit(platform, administrator, { act: 'read-person-reports', details, reason: '' })
        return waiting
      },
    )

    app.post(
      '/v1/admin/reports/:report/close',
      {
        schema: {
          operationId: 'closePersonReport',
          summary: 'Close a report about a person',
          description:
            'It no longer waits. Closing it changes nothing for the person; suspending or banning them is a separate act. A report that its author has changed has another id. Administrators only, and not for reports that they wrote themselves or that are about them.',
          tags,
          security: needs('administrator'),
          params: ReportParams,
          body: ReportClosing,
          problems: ['not-found', 'not-allowed', 'report-closed'],
          response: { 204: noBody('It is closed.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const administrator = requireAdministrator(request)
        await closeReport(platform, administrator, { id: request.params.report, note: request.body.note })
        return reply.status(204).send()
      },
    )
  }
}

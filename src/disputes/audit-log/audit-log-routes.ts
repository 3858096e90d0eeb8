import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Hex256 } from '../../journal/entry.ts'
import { Act } from '../../platform/audit/audit.ts'
import { chainFaults, checkChain } from '../../platform/audit/chain.ts'
import { storedRecords } from '../../platform/audit/stored.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { SignedAuditHead, signAuditHead } from './head.ts'
import { AuditKey, AuditRecordBody, auditRecordBody, newestHead, readLog } from './log.ts'
import { withholding } from './withholding.ts'

const tags = ['administration']

const AuditLog = pageOf(AuditRecordBody)
  .extend({
    head: SignedAuditHead.nullable().describe('The newest record of the whole log, signed; null if the log is empty.'),
  })
  .meta({ id: 'AuditLog', description: 'A page of the audit log, and its signed head.' })

const AuditNumber = inDigits(z.int().min(1).max(2_147_483_647))

const AuditVerification = z
  .object({
    holds: z.boolean().describe('Whether the log is unchanged.'),
    records: z.int().describe('How many records are unchanged, counted from the first.'),
    wrong: z
      .object({
        number: z.int().describe('The number of the first wrong record.'),
        fault: z
          .enum(chainFaults)
          .describe(
            '`number`: the record is missing, and another stands in its place; `previous`: it does not follow the record before; `hash`: it was changed; `kept`: it is not the record that you kept.',
          ),
      })
      .nullable(),
    head: SignedAuditHead.nullable().describe('The newest record, signed; null if the log is damaged or empty.'),
  })
  .meta({ id: 'AuditVerification', description: 'Whether the audit log is unchanged since it was written.' })

/** How administrators read the audit log, and check that it is unchanged. */
export function auditLogRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/audit-log',
      {
        schema: {
          operationId: 'getAuditLog',
          summary: 'Read the audit log: what administrators did, and why',
          description:
            'The newest record first. No record is ever removed. Of your own running matches you read only that somebody looked or ruled, not why or how. Keep the signed head: it shows whether the log was rewritten or cut since. Administrators only.',
          tags,
          security: needs('administrator'),
          querystring: z.strictObject({
            ...pageQuery,
            match: z.uuid().toLowerCase().optional().describe('Only records about this match.'),
            account: z.uuid().toLowerCase().optional().describe('Only acts of this administrator.'),
            act: Act.optional().describe('Only acts of this kind.'),
          }),
          response: { 200: AuditLog, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const reader = requireAdministrator(request)
        const { limit, cursor, match, account, act } = request.query
        const before = readCursor(AuditKey, cursor)
        const rows = await readLog(platform, { match, account, act, before, take: limit + 1 })
        const isWithheld = await withholding(platform, reader.account, rows)
        const records = page(
          rows,
          limit,
          ({ number }) => ({ number }),
          (row) => auditRecordBody(row, isWithheld(row)),
        )
        return { ...records, head: await newestHead(platform) }
      },
    )

    app.get(
      '/v1/admin/audit-log/verification',
      {
        schema: {
          operationId: 'verifyAuditLog',
          summary: 'Check that no record of the audit log was changed, moved or removed',
          description:
            'With `number` and `hash` of a head that you kept, it also checks that the log still holds that record: only this shows whether the end of the log was cut off. Administrators only.',
          tags,
          security: needs('administrator'),
          querystring: z.strictObject({
            number: AuditNumber.optional().describe('The number of a record that you kept.'),
            hash: Hex256.optional().describe('Its hash.'),
          }),
          response: { 200: AuditVerification, '4xx': ProblemBody },
        },
      },
      async (request) => {
        requireAdministrator(request)
        const { number, hash } = request.query
        if ((number === undefined) !== (hash === undefined)) {
          throw new Problem('invalid-request', {
            errors: [{ at: 'querystring', problem: 'Give `number` and `hash` together, or neither.' }],
          })
        }
        const kept = number === undefined || hash === undefined ? undefined : { number, hash }
        const { last, wrong } = await checkChain(storedRecords(platform), kept)
        const head = last && wrong === undefined ? signAuditHead(last, platform.secrets.signing.privateKey) : null
        return { holds: wrong === undefined, records: last?.number ?? 0, wrong: wrong ?? null, head }
      },
    )
  }
}

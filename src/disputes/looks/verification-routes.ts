import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Check, FirstFault, firstFault } from '../../journal/verify-file.ts'
import { inMatch, verification } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { startedMatch } from './looked-into.ts'
import { viewpointInDispute } from './viewpoint-in-dispute.ts'

const tags = ['administration']

const Verification = z
  .object({
    match: z.uuid(),
    version: z.int(),
    holds: z.boolean().describe('Whether no check failed.'),
    first: FirstFault.nullable().describe('The earliest fault in the journal; null if no check failed.'),
    checks: z.array(Check),
  })
  .meta({ id: 'Verification', description: 'The checks of a journal and their outcomes.' })

/** How administrators check a journal. */
export function verificationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/matches/:match/verification',
      {
        schema: {
          operationId: 'verifyMatch',
          summary: 'Check a journal: its chain of hashes, its signature, its dice, and every move by the rules',
          description:
            'The check uses the seed, but shows nothing hidden, so no reason is asked for. The audit log records it all the same. Not for an administrator who holds a seat in a running match.',
          tags,
          security: needs('administrator'),
          params: inMatch,
          problems: ['not-found', 'not-allowed', 'match-not-started', 'too-much-to-compute', 'too-many-requests'],
          response: { 200: Verification, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requireAdministrator(request)
        const record = await startedMatch(platform, request.params.match)
        viewpointInDispute(record, caller, 'administrator')
        await audit(platform, caller, { act: 'verify', match: record.id, reason: '' })
        const checks = await verification(platform, caller.account, record)
        const holds = checks.every(({ outcome }) => outcome !== 'failed')
        return { match: record.id, version: record.version, holds, first: firstFault(checks) ?? null, checks }
      },
    )
  }
}

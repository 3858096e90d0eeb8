import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { JournalFile } from '../../journal/journal-file.ts'
import { openSeal } from '../../matches/load.ts'
import { existing } from '../../matches/races.ts'
import { MatchBody, matchBody } from '../../matches/wire/match.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { importMatch } from './import-match.ts'

/** A match of a thousand entries has a file of about 1 MiB. */
const bodyLimit = 16 * 1024 * 1024

const Import = z
  .strictObject({
    file: JournalFile,
    publicKey: z
      .string()
      .max(1000)
      .optional()
      .describe(
        'The public key of the server that signed the file (SPKI in PEM), from a source you trust; without it, the file must be signed by this server.',
      ),
  })
  .meta({ id: 'Import', description: 'A match that was played elsewhere, or here before, as a journal file.' })

const ImportThen = z.object({ outcome: z.enum(['imported', 'unchanged']) })

/** How administrators bring a match in. */
export function importRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/imports',
      {
        bodyLimit,
        config: { idempotency: 'repeatable' },
        schema: {
          operationId: 'importMatch',
          summary: 'Import a match that is over, from its journal file',
          description:
            'Everything is verified before anything is stored; what cannot be checked is refused too, so the file must be whole and signed. The match is then there as any other that is over, for everybody, and counts for nothing. The same file again changes nothing (200). Bodies may have up to 16 MiB.',
          tags: ['administration'],
          security: needs('administrator'),
          body: Import,
          problems: ['import-refused', 'already-there'],
          response: { 200: MatchBody, 201: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requireAdministrator(request)
        const { file, publicKey } = request.body
        const { match } = file
        const { outcome } = await once(request, ImportThen, async () => {
          const line = { act: 'import' as const, match, details: { head: file.head?.hash ?? '' }, reason: '' }
          const done = await importMatch(platform, file, publicKey, () => audit(platform, caller, line))
          if (done.outcome === 'refused') {
            throw new Problem('import-refused', { params: { first: done.first, checks: done.checks } })
          }
          if (done.outcome === 'already-there') throw new Problem('already-there')
          return { outcome: done.outcome }
        })
        const record = await existing(platform, match)
        const sealed = openSeal(platform, record)
        return reply
          .status(outcome === 'imported' ? 201 : 200)
          .send(matchBody(platform, record, caller, request.language, sealed))
      },
    )
  }
}

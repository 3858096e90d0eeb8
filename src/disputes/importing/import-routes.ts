import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { importMatch, MatchBody, matchAnswer } from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { isCompressed } from '../../platform/http/json-body.ts'
import { readBySchema } from '../../platform/http/strict-requests.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { checkImport } from './check-job.ts'
import { Import } from './import-body.ts'

/** A match of a thousand entries has a file of about 1 MiB. */
const bodyLimit = 16 * 1024 * 1024

/** Judging ten thousand entries takes a quarter of this. */
const mostMilliseconds = 60_000

const ImportThen = z.object({ match: z.uuid(), outcome: z.enum(['imported', 'unchanged', 'grown']) })

/** How administrators import a match. */
export function importRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    // Parsing a body of this size takes long, so the thread that checks it parses it.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
      if (isCompressed(request)) done(new Problem('unsupported-media-type'))
      else done(null, body)
    })
    // The worker thread validates the body, so it is not validated here.
    app.setValidatorCompiler<z.ZodType>((part) => {
      const read = readBySchema(part)
      return (value: unknown) => (value instanceof Uint8Array ? { value } : read(value))
    })

    app.post(
      '/v1/admin/imports',
      {
        bodyLimit,
        config: { idempotency: 'repeatable' },
        schema: {
          operationId: 'importMatch',
          summary: 'Import a match that is over, from its journal file',
          description:
            'Everything is verified before anything is stored. A file that cannot be checked completely is refused, so it must be whole and signed. Everybody can then see the match like any other that is over; it counts for no ratings. The same file again changes nothing (200); from a longer file of the same journal the further entries are added (200). A body may have up to 16 MiB.',
          tags: ['administration'],
          security: needs('administrator'),
          body: Import,
          problems: ['import-refused', 'already-there', 'too-much-to-compute', 'too-many-requests'],
          answerHeaders: ['Location'],
          response: { 200: MatchBody, 201: MatchBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requireAdministrator(request)
        const body = z.instanceof(Uint8Array).parse(request.body)
        const sent = { body, own: platform.secrets.signing.publicKey }
        const { match, outcome } = await once(request, ImportThen, async () => {
          const found = await platform.threads.run(checkImport, sent, {
            by: caller.account,
            within: mostMilliseconds,
            transfer: memoryOf(body),
          })
          if (found.outcome === 'refused') {
            throw new Problem('import-refused', { params: { first: found.first, checks: found.checks } })
          }
          const { id, hash: head } = found.match
          const line = { act: 'import' as const, match: id, details: { head }, reason: '' }
          const imported = await importMatch(platform, found, () => audit(platform, caller, line))
          if (imported === 'already-there') throw new Problem('already-there')
          platform.signals.matchesChanged([id])
          return { match: id, outcome: imported }
        })
        reply.status(outcome === 'imported' ? 201 : 200).header('location', `/v1/matches/${match}`)
        return matchAnswer(platform, { match }, caller, request.language)
      },
    )
  }
}

/** The memory of bytes that is theirs alone: copying 16 MiB would hold others up. Small bodies share theirs. */
function memoryOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

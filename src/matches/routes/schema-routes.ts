import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { journalFileSchema } from '../../journal/journal-file-schema.ts'
import { madeOnce, sendMadeOnce } from '../../platform/http/made-once.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { Conditional, unchanged } from '../wire/etag.ts'

const JournalFileSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'JournalFileSchema', description: 'A JSON Schema, draft 2020-12.' })

/** What files have to look like: open to everybody, as the files are. */
export function schemasRoutes(): FastifyPluginAsyncZod {
  const ofJournalFiles = madeOnce('application/json; charset=utf-8', JSON.stringify(journalFileSchema()))
  return async (app) => {
    app.get(
      '/v1/schemas/journal-file',
      {
        schema: {
          operationId: 'getJournalFileSchema',
          summary: 'The JSON Schema of journal files',
          description: 'What form a journal file has. Whether one is right, `paquebot verify` says.',
          tags: ['games'],
          security: [],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: JournalFileSchema, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => sendMadeOnce(request, reply, ofJournalFiles),
    )
  }
}

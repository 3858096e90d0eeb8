import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { journalFileSchema } from '../../journal/journal-file-schema.ts'
import { type MadeOnce, madeOnce, sendMadeOnce } from '../../platform/http/made-once.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { Conditional, unchanged } from '../wire/etag.ts'

const JournalFileSchema = z
  .record(z.string(), z.unknown())
  .meta({ id: 'JournalFileSchema', description: 'A JSON Schema, draft 2020-12.' })

/** The schema of journal files: public, as anybody may hold such a file. */
export function schemaRoutes(): FastifyPluginAsyncZod {
  let ofJournalFiles: MadeOnce | undefined
  return async (app) => {
    app.get(
      '/v1/schemas/journal-file',
      {
        schema: {
          operationId: 'getJournalFileSchema',
          summary: 'The JSON Schema of journal files',
          description: 'The form of a journal file. `paquebot verify` checks its contents.',
          tags: ['games'],
          security: [],
          headers: Conditional,
          answerHeaders: ['ETag'],
          response: { 200: JournalFileSchema, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        ofJournalFiles ??= madeOnce('application/json; charset=utf-8', JSON.stringify(journalFileSchema()))
        return sendMadeOnce(request, reply, ofJournalFiles)
      },
    )
  }
}

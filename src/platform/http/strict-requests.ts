import type { FastifyInstance, FastifySchema, preValidationHookHandler } from 'fastify'
import { z } from 'zod'
import { bySchema } from '../../games/kit/by-schema.ts'
import { Problem } from '../problems/problem.ts'
import { invalidAt } from '../problems/validation.ts'
import { isChanging } from './methods.ts'

const none = z.strictObject({})
const noFields = none.nullish()

/**
 * Every route of the API, even one without parameters or a body, refuses parameters and fields that it does not have: a
 * client that sends `dryRun` to a route that cannot try must not learn so from what it did. For the same reason a route
 * that would change something refuses an `If-Match` that it does not heed. Pages for people ignore them, because other
 * programs add parameters to the links on their way.
 */
export function refuseWhatRoutesLack(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || schema.hide) return
    if (schema.querystring === undefined) route.schema = { ...schema, querystring: none }
    // Fastify parses no body of what only reads.
    if (!isChanging(String(route.method))) return
    const lacking = [
      ...(heedsVersions(schema) ? [] : [refuseIfMatch]),
      ...(schema.body === undefined ? [refuseFields] : []),
    ]
    route.preValidation = [...lacking, ...[route.preValidation ?? []].flat()]
  })
}

const refuseFields: preValidationHookHandler = (request, _reply, done) => {
  const read = bySchema(noFields, request.body)
  if (read.success) done()
  else done(new Problem('invalid-request', { errors: invalidAt(['body'], read.wrongs) }))
}

const heedsVersions = ({ headers }: FastifySchema): boolean =>
  headers instanceof z.ZodObject && 'if-match' in headers.shape

const refuseIfMatch: preValidationHookHandler = ({ headers }, _reply, done) => {
  if (headers['if-match'] === undefined) return done()
  const problem = 'This must be left out: the request cannot be meant for one version.'
  done(new Problem('invalid-request', { errors: [{ at: 'headers/if-match', problem }] }))
}

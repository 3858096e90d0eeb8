import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { bySchema } from '../../games/kit/by-schema.ts'
import { Problem } from '../problems/problem.ts'
import { invalidAt } from '../problems/validation.ts'

const none = z.strictObject({})

/**
 * Every route of the API, even one without parameters or a body, refuses parameters and fields that it does not have: a
 * client that sends `dryRun` to a route that cannot try must not learn so from what it did. Pages for people ignore
 * them, because other programs add parameters to the links on their way.
 */
export function refuseWhatRoutesLack(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || schema.hide || schema.querystring !== undefined) return
    route.schema = { ...schema, querystring: none }
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions
    if (schema === undefined || schema.hide || schema.body !== undefined) return done()
    const read = bySchema(none.nullish(), request.body)
    if (read.success) done()
    else done(new Problem('invalid-request', { errors: invalidAt(['body'], read.wrongs) }))
  })
}

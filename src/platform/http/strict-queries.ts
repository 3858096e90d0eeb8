import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Every route of the API refuses parameters that it does not have, also one that has none. Pages for people ignore
 * them: links to pages get parameters on their way.
 */
export function refuseOtherParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || schema.hide || schema.querystring !== undefined) return
    route.schema = { ...schema, querystring: none }
  })
}

const none = z.strictObject({})

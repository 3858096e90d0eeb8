import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Every route of the API, even one without parameters, refuses parameters that it does not have. Pages for people
 * ignore them, because other programs add parameters to the links on their way.
 */
export function refuseOtherParameters(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema } = route
    if (schema === undefined || schema.hide || schema.querystring !== undefined) return
    route.schema = { ...schema, querystring: none }
  })
}

const none = z.strictObject({})

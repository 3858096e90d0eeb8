import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Reads bodies in JSON. Many clients name this media type in every request, also in one without a body, which is
 * refused only where a body is needed. A field that would change a prototype is refused everywhere.
 */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const isNone = body === '' && mayBeLeftOut(request.routeOptions.schema?.body)
    return isNone ? done(null, undefined) : read(request, body, done)
  })
}

/** Whether a route takes requests without a body. @param schema that of its body, if it takes one */
export function mayBeLeftOut(schema: unknown): boolean {
  return schema === undefined || (schema instanceof z.ZodType && schema.safeParse(undefined).success)
}

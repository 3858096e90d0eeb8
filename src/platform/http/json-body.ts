import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies in JSON. Many clients name this media type in every request, also in one without a body, which is
 * refused only where a route takes one. A field that would change a prototype is refused everywhere.
 */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const isTaken = request.routeOptions.schema?.body !== undefined
    return body === '' && !isTaken ? done(null, undefined) : read(request, body, done)
  })
}

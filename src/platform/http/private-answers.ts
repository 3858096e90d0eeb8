import type { FastifyInstance } from 'fastify'

/**
 * Answers of the API are for their caller, so no cache may store them (RFC 9111 §5.2.2.5); without a word about it,
 * caches may guess (§4.2.2). One with an ETag may be kept by the caller's own cache, which asks whether it is still
 * current. A route whose answers are for everybody says so itself. A problem is never stored, wherever it is answered.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', reply.hasHeader('etag') ? 'private, no-cache' : 'private, no-store')
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** The headers that a client in a browser may send and read, besides those that CORS always allows. */
const sendable = [
  'authorization',
  'content-type',
  'accept-language',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'paquebot-invitation',
].join(', ')
const readable = [
  'etag',
  'location',
  'allow',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'content-language',
  'content-disposition',
  'www-authenticate',
  'x-request-id',
].join(', ')
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const secondsToRemember = 7200
const secondsOfHttpsOnly = 365 * 24 * 3600

/**
 * Headers on every answer. They tell browsers not to guess the content type, to use only https if the server does (RFC
 * 6797), and which origins may read the answer (CORS, Fetch standard). CORS never allows credentials: other origins
 * send tokens themselves.
 */
export function instructBrowsers(app: FastifyInstance, { configuration }: Pick<Platform, 'configuration'>): void {
  const { corsOrigins } = configuration
  const isAny = corsOrigins.includes('*')

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (configuration.publicUrl?.startsWith('https:')) {
      reply.header('strict-transport-security', `max-age=${secondsOfHttpsOnly}`)
    }
    const { origin } = request.headers
    if (origin === undefined || !(isAny || corsOrigins.includes(origin))) return done()
    reply.header('access-control-allow-origin', isAny ? '*' : origin)
    reply.header('access-control-expose-headers', readable)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done()
    reply
      .status(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sendable,
        'access-control-max-age': secondsToRemember,
        vary: 'origin',
      })
      .send()
  })

  if (isAny || corsOrigins.length === 0) return
  // The answer depends on the origin, so caches must not share it between origins.
  app.addHook('onSend', async (_request, reply) => {
    const vary = reply.getHeader('vary')
    reply.header('vary', typeof vary === 'string' && vary !== 'origin' ? `${vary}, origin` : 'origin')
  })
}

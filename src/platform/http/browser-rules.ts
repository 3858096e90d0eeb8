import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** What a client in a browser may send, and what it may read of an answer, beside what it always may. */
const sendable = [
  'authorization',
  'content-type',
  'accept-language',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
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
].join(', ')
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const secondsToRemember = 7200
const secondsOfHttpsOnly = 365 * 24 * 3600

/**
 * What every answer tells browsers: to believe its content type, to come by https alone where the server is reached by it
 * (RFC 6797), and which origins may read it (CORS, by the Fetch standard). Never with credentials: there are no cookies,
 * and a token is sent by whoever has it.
 */
export function instructBrowsers(app: FastifyInstance, { configuration }: Pick<Platform, 'configuration'>): void {
  const { corsOrigins } = configuration
  const isAny = corsOrigins.includes('*')

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (configuration.publicUrl?.startsWith('https:')) {
      reply.header('strict-transport-security', `max-age=${secondsOfHttpsOnly}`)
    }
    const { origin } = request.headers
    if (origin === undefined || !(isAny || corsOrigins.includes(origin))) return
    reply.header('access-control-allow-origin', isAny ? '*' : origin)
    reply.header('access-control-expose-headers', readable)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .status(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sendable,
        'access-control-max-age': secondsToRemember,
        vary: 'origin',
      })
      .send()
  })

  // Who is allowed is told by origin: an answer to one of them is none to another.
  app.addHook('onSend', async (_request, reply) => {
    if (isAny || corsOrigins.length === 0) return
    const vary = reply.getHeader('vary')
    reply.header('vary', typeof vary === 'string' && vary !== 'origin' ? `${vary}, origin` : 'origin')
  })
}

import type { FastifyInstance } from 'fastify'
import type { Configuration } from '../configuration.ts'

/**
 * Says once that requests come through a proxy that is not set as trusted: then everybody seems to come from its address,
 * and shares the limits of one network. Addresses are people's, so the log gets none.
 */
export function noteUnheededProxy(app: FastifyInstance, { trustProxy }: Pick<Configuration, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let isNoted = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isNoted && request.headers['x-forwarded-for'] !== undefined) {
      isNoted = true
      app.log.warn(
        'requests carry X-Forwarded-For, but TRUST_PROXY is not set: all people share the limits of one network',
      )
    }
    done()
  })
}

import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { accessOf, requireAccess } from './caller.ts'
import { isChanging } from './idempotency/hooks.ts'

/**
 * Refuses a caller who may not make a request before anything else of it is looked at or counted: its body, its key, its
 * match, its limits. What only reads and has no limits asks in its handler, since another hook would slow down the most
 * frequent requests.
 */
export function askForAccessFirst(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const access = accessOf(route.schema)
    if (access === undefined) return
    if (!isChanging(String(route.method)) && route.config?.limits === undefined) return
    const check: onRequestHookHandler = (request, _reply, done) => {
      requireAccess(request, access)
      done()
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), check]
  })
}

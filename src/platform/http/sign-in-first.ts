import type { FastifyInstance, FastifySchema, onRequestHookHandler } from 'fastify'
import { Problem } from '../problems/problem.ts'
import { isChanging } from './idempotency/hooks.ts'

/**
 * Asks a stranger to sign in before anything else of a request that would change something is looked at: its body, its
 * key, its match. What only reads asks in its handler, since another hook would slow down the most frequent requests.
 */
export function askToSignInFirst(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!isChanging(String(route.method)) || !needsCaller(route.schema)) return
    route.onRequest = [...[route.onRequest ?? []].flat(), requireSomebody]
  })
}

/** By the schemes that a route lists, as `needs` makes them. */
const needsCaller = ({ security = [] }: FastifySchema = {}): boolean =>
  security.length > 0 && security.every(({ bearer }) => bearer !== undefined)

const requireSomebody: onRequestHookHandler = ({ caller }, _reply, done) => {
  if (caller === undefined) done(new Problem('sign-in-needed'))
  else done()
}

import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problems/problem.ts'

/**
 * Takes nothing new once the server stops, not even on connections that are kept for what is under way. Fastify would
 * refuse it, too, but not as a problem, and without saying when to come back.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', (_request, _reply, done) => done(isStopping ? unavailable() : undefined))
}

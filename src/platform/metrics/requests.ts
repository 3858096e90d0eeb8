import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { counter } from './counter.ts'

/** Counts refused requests. */
export const refusals = counter('paquebot_refusals_total', 'Refused requests, by the code of their problem.', 'code')

/**
 * Measures how long requests take. A route is named by its pattern, so no label has an id.
 * @param isRead whether anybody reads the metrics: measuring costs time
 */
export function measureRequests(app: FastifyInstance, metrics: Registry, isRead: () => boolean): void {
  const seconds = new Histogram({
    name: 'paquebot_http_request_seconds',
    help: 'How long requests took until their answer was sent, without event streams; since the metrics were first read.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    if (isRead() && !isStream(reply.getHeader('content-type'))) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      seconds.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
    }
    done()
  })
}

/** Whether a type of content is that of an event stream. */
export const isStream = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text/event-stream')

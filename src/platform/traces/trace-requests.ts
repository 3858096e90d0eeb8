import type { FastifyInstance } from 'fastify'
import { isStream } from '../metrics/requests.ts'
import { moment, type Traces } from './traces.ts'

/**
 * Notes each request, except for event streams. A span names the pattern of its route, so it contains no id of a match
 * or an account.
 */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  app.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    if (!isStream(reply.getHeader('content-type'))) {
      const to = moment()
      const route = routeOptions.url ?? 'none'
      const { elapsedTime, statusCode } = reply
      traces.note({
        request: id,
        name: `${method} ${route}`,
        isWhole: true,
        from: to - elapsedTime,
        to,
        hasFailed: statusCode >= 500,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': String(statusCode),
        },
      })
    }
    done()
  })
}

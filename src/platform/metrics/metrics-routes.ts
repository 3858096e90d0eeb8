import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Platform } from '../platform.ts'
import { Problem } from '../problems/problem.ts'
import { sameSecret } from '../same-secret.ts'
import { measureRequests } from './requests.ts'

/**
 * Prometheus reads the metrics of this process here. With a configured token, it must send that. Without one, only
 * requests from this machine are answered, and none through a proxy, which passes on requests from anywhere.
 */
export function serveMetrics(app: FastifyInstance, { metrics, configuration }: Platform): void {
  const mayRead = configuration.metricsToken === undefined ? isFromThisMachine : hasToken(configuration.metricsToken)
  let isRead = false
  measureRequests(app, metrics, () => isRead)
  const options = { schema: { hide: true }, config: { ownAuthorization: true }, logLevel: 'warn' } as const
  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request)) throw new Problem('no-such-route')
    // Watching the event loop wakes an idle process a hundred times a second, so it begins with the first reader.
    if (!isRead) collectDefaultMetrics({ register: metrics })
    isRead = true
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return metrics.metrics()
  })
}

function hasToken(token: string): (request: FastifyRequest) => boolean {
  const isAuthorized = sameSecret(`Bearer ${token}`)
  return ({ headers }) => isAuthorized(headers.authorization ?? '')
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((header) => header in headers)
  const { remoteAddress = '', remoteFamily } = socket
  return !isForwarded && thisMachine.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
}

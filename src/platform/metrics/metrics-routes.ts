import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Platform } from '../platform.ts'
import { Problem } from '../problems/problem.ts'
import { isWatched, watch } from './watched.ts'

/**
 * The metrics of this process for Prometheus, for whoever has the token. Without a token they are read on this machine
 * alone, and not through a proxy: it would pass on requests from anywhere.
 */
export function metricsRoutes({ metrics, configuration }: Platform): FastifyPluginAsync {
  const mayRead = configuration.metricsToken === undefined ? isFromThisMachine : hasToken(configuration.metricsToken)
  return async (app) => {
    const options = { schema: { hide: true }, config: { ownAuthorization: true }, logLevel: 'warn' } as const
    app.get('/metrics', options, async (request, reply) => {
      if (!mayRead(request)) throw new Problem('no-such-route')
      // To watch the event loop wakes an idle process a hundred times a second.
      if (!isWatched(metrics)) collectDefaultMetrics({ register: metrics })
      watch(metrics)
      reply.header('cache-control', 'no-store').type(metrics.contentType)
      return metrics.metrics()
    })
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function hasToken(token: string): (request: FastifyRequest) => boolean {
  const expected = digestOf(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(digestOf(headers.authorization ?? ''), expected)
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8)
thisMachine.addAddress('::1', 'ipv6')

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((header) => header in headers)
  const { remoteAddress = '', remoteFamily } = socket
  return !isForwarded && thisMachine.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
}

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../platform/problems/problem.ts'

const minute = 60_000

/** How many requests there may be within a time window: all counts hold together. */
interface Limit {
  readonly timeWindow: number
  /** From one network address. Generous: many people may share one. */
  readonly perNetwork: number
  /** From one network address, naming the same mail address. */
  readonly perAddress?: number
  /** By the same account. */
  readonly perAccount?: number
}

/** How often one may try what can be guessed, or what sends mail. Each process counts for itself. */
export const limits = {
  register: { timeWindow: 10 * minute, perNetwork: 200, perAddress: 5 },
  signIn: { timeWindow: minute, perNetwork: 300, perAddress: 10 },
  mailLink: { timeWindow: 10 * minute, perNetwork: 200, perAddress: 5 },
  useToken: { timeWindow: minute, perNetwork: 600 },
  provePassword: { timeWindow: minute, perNetwork: 300, perAccount: 10 },
} as const satisfies Record<string, Limit>

/** The hook that refuses who asks too often, with `Retry-After` (RFC 9110 §10.2.3). */
export function atMost(app: FastifyInstance, limit: Limit) {
  const { timeWindow } = limit
  const counting = (keyGenerator: (request: FastifyRequest) => string, max: number | undefined) =>
    max === undefined ? [] : [app.createRateLimit({ timeWindow, max, keyGenerator })]
  const counters = [
    ...counting(network, limit.perNetwork),
    ...counting((request) => `${network(request)} ${mailAddress(request)}`, limit.perAddress),
    ...counting((request) => request.caller?.account ?? '', limit.perAccount),
  ]
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const count of counters) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) continue
      reply.header('retry-after', counted.ttlInSeconds)
      throw new Problem('too-many-requests', { params: { seconds: counted.ttlInSeconds } })
    }
  }
}

function network(request: FastifyRequest): string {
  return rateLimit.normalizeIP(request.ip)
}

function mailAddress({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
}

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problems/problem.ts'

/** How many requests there may be within a time window, of those that give the same key. Each process counts for itself. */
export interface Count {
  readonly timeWindow: number
  readonly max: number
  readonly keyGenerator: (request: FastifyRequest) => string
}

/** The hook that refuses who asks too often, by any of the counts, with `Retry-After` (RFC 9110 §10.2.3). */
export function refuseBeyond(app: FastifyInstance, counts: readonly Count[]) {
  const counters = counts.map((count) => app.createRateLimit({ ...count }))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const count of counters) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) continue
      reply.header('retry-after', counted.ttlInSeconds)
      throw new Problem('too-many-requests', { params: { seconds: counted.ttlInSeconds } })
    }
  }
}

/** What one customer of a network operator commonly gets of IPv6 addresses (RFC 6177 §2): they count as one. */
export const ipv6Prefix = 56

/** The network that a request comes from: an IPv4 address, or the first bits of an IPv6 one. */
export const byNetwork = ({ ip }: FastifyRequest): string => rateLimit.normalizeIP(ip, ipv6Prefix)

/** A limit that counts by account. Strangers are refused anyway, and count for nobody. */
export const perAccount = (max: number, timeWindow: '1 minute' | '1 hour') => ({
  max,
  timeWindow,
  keyGenerator: byAccount,
  allowList: ({ caller }: FastifyRequest) => caller === undefined,
})

export const byAccount = (request: FastifyRequest): string => request.caller?.account ?? ''

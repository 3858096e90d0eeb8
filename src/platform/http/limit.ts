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

export const byAccount = (request: FastifyRequest): string => request.caller?.account ?? ''

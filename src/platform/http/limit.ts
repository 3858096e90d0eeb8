import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../problems/problem.ts'

/** How many requests with the same key are allowed within a time window. Each process counts for itself. */
export interface Count {
  /** What it counts by; also its name in `RateLimit` and `RateLimit-Policy`. */
  readonly by: 'account' | 'network' | 'address'
  readonly max: number
  /** In milliseconds; a whole number of seconds. */
  readonly timeWindow: number
  readonly keyGenerator: (request: FastifyRequest) => string
  /** Requests that are not counted. */
  readonly allowList?: (request: FastifyRequest) => boolean
  /** Whether a request that was carried out before with its Idempotency-Key counts again: its answer takes as long. */
  readonly repeated?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Requests beyond these are refused. One that was carried out before with its Idempotency-Key does not count again,
     * unless a count says so.
     */
    limits?: readonly Count[]
  }
}

/**
 * Every route refuses requests beyond its limits, and states the limits with every answer. Routes that share a `limits`
 * array count together.
 */
export function keepLimits(app: FastifyInstance): void {
  const counters = new Map<readonly Count[], RequestLimits>()
  app.addHook('onRoute', (route) => {
    const { limits = [] } = route.config ?? {}
    if (limits.length === 0) return
    const { refuse, addHeaders } = counters.get(limits) ?? limitsOf(app, limits)
    counters.set(limits, { refuse, addHeaders })
    const before = [route.preHandler ?? []].flat()
    // HEAD has the hooks of its GET already.
    if (before.includes(refuse)) return
    route.preHandler = [refuse, ...before]
    route.onSend = [...[route.onSend ?? []].flat(), addHeaders]
  })
}

interface RequestLimits {
  /** Counts a request, unless it was carried out before with its key. @throws Problem too-many-requests */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Adds the headers to an answer whose request was not counted. */
  addHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * `RateLimit-Policy` states the limits, `RateLimit` how much of them is left (draft-ietf-httpapi-ratelimit-headers),
 * and `Retry-After` when to repeat a refused request (RFC 9110 §10.2.3). For a handler that counts only some of its
 * requests; what counts all of them belongs in `limits` of its route.
 */
export function limitsOf(app: FastifyInstance, counts: readonly Count[]): RequestLimits {
  const counters = counts.map(({ by, repeated = false, ...options }) => {
    return { by, repeated, ...options, add: app.createRateLimit(options) }
  })

  async function count(request: FastifyRequest, reply: FastifyReply, isNew: boolean): Promise<void> {
    const isRepeated = request.keyed?.made !== undefined
    for (const { by, max, timeWindow, repeated, add } of counters) {
      const increment = isNew && (repeated || !isRepeated)
      const counted = await add(request, { increment })
      if (counted.isAllowed) continue
      const { remaining, ttlInSeconds, isExceeded } = counted
      list(reply, 'ratelimit-policy', `"${by}";q=${max};w=${timeWindow / 1000}`)
      list(reply, 'ratelimit', `"${by}";r=${remaining};t=${ttlInSeconds}`)
      if (increment && isExceeded) throw tooManyRequests(ttlInSeconds)
    }
  }

  return {
    refuse: (request, reply) => count(request, reply, true),
    async addHeaders(request, reply) {
      if (!reply.hasHeader('ratelimit')) await count(request, reply, false)
    },
  }
}

/** The limits as a sentence of the document. */
export function limitsSay(counts: readonly Count[]): string {
  return `At most ${counts.map(({ by, max, timeWindow }) => `${max} ${every(timeWindow)} ${whose[by]}`).join(', and ')}.`
}

const whose = { account: 'by one account', network: 'from one network', address: 'from one network for one address' }

function every(timeWindow: number): string {
  if (timeWindow === anHour) return 'an hour'
  return timeWindow === aMinute ? 'a minute' : `in ${timeWindow / aMinute} minutes`
}

/** Adds a member to a header that is a list (RFC 9651 §3.1). */
function list(reply: FastifyReply, header: string, member: string): void {
  const before = reply.getHeader(header)
  reply.header(header, before === undefined ? member : `${before}, ${member}`)
}

/** One customer commonly gets this many IPv6 addresses (RFC 6177 §2), so they count as one. */
const ipv6Prefix = 56

/**
 * The network that a request comes from: an IPv4 address, or the first bits of an IPv6 one. A socket that was closed in
 * the meantime has no address, whatever Fastify's type says: such requests count together, as those of the empty one.
 */
export const byNetwork = ({ ip = '' }: FastifyRequest): string => rateLimit.normalizeIP(ip, ipv6Prefix)

export const aMinute = 60_000
export const anHour = 60 * aMinute

/** A limit that counts by account. It does not count strangers, where a route takes any. */
export const perAccount = (max: number, timeWindow: number): Count => ({
  by: 'account',
  max,
  timeWindow,
  keyGenerator: byAccount,
  allowList: ({ caller }) => caller === undefined,
})

/** The same, for requests whose answer is computed again each time that they are repeated with their key. */
export const perAccountEachTime = (max: number, timeWindow: number): Count => ({
  ...perAccount(max, timeWindow),
  repeated: true,
})

/** A limit that counts by the network that requests come from. */
export const perNetwork = (max: number, timeWindow: number): Count => ({
  by: 'network',
  max,
  timeWindow,
  keyGenerator: byNetwork,
})

/** The account of a request, as the key that a limit counts by; empty if nobody is signed in. */
export const byAccount = ({ caller }: FastifyRequest): string => caller?.account ?? ''

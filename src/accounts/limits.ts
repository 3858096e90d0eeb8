import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byAccount, type Count, refuseBeyond } from '../platform/http/limit.ts'

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
  retryAddress: { timeWindow: 60 * minute, perNetwork: 300, perAccount: 5 },
  provePassword: { timeWindow: minute, perNetwork: 300, perAccount: 10 },
} as const satisfies Record<string, Limit>

/** The hook that refuses who asks too often. */
export function atMost(app: FastifyInstance, limit: Limit) {
  const { timeWindow } = limit
  const counting = (keyGenerator: Count['keyGenerator'], max: number | undefined): Count[] =>
    max === undefined ? [] : [{ timeWindow, max, keyGenerator }]
  return refuseBeyond(app, [
    ...counting(network, limit.perNetwork),
    ...counting((request) => `${network(request)} ${mailAddress(request)}`, limit.perAddress),
    ...counting(byAccount, limit.perAccount),
  ])
}

function network(request: FastifyRequest): string {
  return rateLimit.normalizeIP(request.ip)
}

function mailAddress({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
}

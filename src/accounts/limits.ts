import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byAccount, byNetwork, type Count, refuseBeyond } from '../platform/http/limit.ts'

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
} as const satisfies Record<string, Limit>

/**
 * The hook that refuses who asks too often.
 * @param from where a request comes from, where that is more than a network
 */
export function atMost(app: FastifyInstance, limit: Limit, from: Count['keyGenerator'] = byNetwork) {
  const { timeWindow } = limit
  const counting = (keyGenerator: Count['keyGenerator'], max: number | undefined): Count[] =>
    max === undefined ? [] : [{ timeWindow, max, keyGenerator }]
  return refuseBeyond(app, [
    ...counting(from, limit.perNetwork),
    ...counting((request) => `${from(request)} ${mailAddress(request)}`, limit.perAddress),
    ...counting(byAccount, limit.perAccount),
  ])
}

/** The address that a request names. */
export function mailAddress({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
}

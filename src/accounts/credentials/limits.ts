import type { FastifyRequest } from 'fastify'
import { aMinute, anHour, byNetwork, type Count, perAccount } from '../../platform/http/limit.ts'

/** How many requests are allowed within a time window. Every count applies. */
interface RequestLimit {
  readonly timeWindow: number
  /** From one network address. Generous: many people may share one. */
  readonly perNetwork: number
  /** From one network address, naming the same mail address. */
  readonly perAddress?: number
  /** By the same account. */
  readonly perAccount?: number
}

/** Limits for requests whose secrets could be guessed, and for those that send mail. Each process counts for itself. */
export const limits = {
  register: { timeWindow: 10 * aMinute, perNetwork: 200, perAddress: 5 },
  signIn: { timeWindow: aMinute, perNetwork: 300, perAddress: 10 },
  mailLink: { timeWindow: 10 * aMinute, perNetwork: 200, perAddress: 5 },
  changeAddress: { timeWindow: 10 * aMinute, perNetwork: 200, perAddress: 5, perAccount: 5 },
  useToken: { timeWindow: aMinute, perNetwork: 600 },
  retryAddress: { timeWindow: anHour, perNetwork: 300, perAccount: 5 },
} as const satisfies Record<string, RequestLimit>

/**
 * The counts that enforce a limit.
 * @param from identifies where a request comes from; by default, its network
 */
export function atMost(limit: RequestLimit, from: Count['keyGenerator'] = byNetwork): Count[] {
  const { timeWindow } = limit
  const counting = (by: Count['by'], keyGenerator: Count['keyGenerator'], max: number | undefined): Count[] =>
    max === undefined ? [] : [{ by, timeWindow, max, keyGenerator }]
  return [
    ...counting('network', from, limit.perNetwork),
    ...counting('address', (request) => `${from(request)} ${mailAddress(request)}`, limit.perAddress),
    ...(limit.perAccount === undefined ? [] : [perAccount(limit.perAccount, timeWindow)]),
  ]
}

/** The address that a request names. */
export function mailAddress({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : ''
}

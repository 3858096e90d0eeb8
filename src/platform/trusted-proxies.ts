import { isIP } from 'node:net'
import { z } from 'zod'

/** The proxies whose `X-Forwarded-For` is trusted: a number of hops next to this server, or a list of addresses. */
export type TrustedProxies = false | number | readonly string[]

/** Groups of private addresses that Fastify knows by name. */
const groups = ['loopback', 'linklocal', 'uniquelocal']
const no = ['false', '0', 'no', 'off']
const everybody = ['true', 'yes', 'on']

const dangerous =
  'must be the number of proxies in front of this server (1 for one), or their addresses (10.0.0.0/8,loopback): a server that trusts everybody believes what clients claim about themselves'
const unreadable = 'must be a number of proxies, a comma-separated list of addresses and networks, or false'

/**
 * Reads which proxies to trust. It refuses to trust everybody: the first entries of `X-Forwarded-For` come from the
 * client itself, and a client that chooses its own address evades every limit that counts by address.
 */
export const TrustedProxiesSetting = z.string().transform((text, context): TrustedProxies => {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
  const [only = ''] = words
  if (words.length === 1 && no.includes(only)) return false
  if (words.length === 1 && /^[1-9]\d?$/.test(only)) return Number(only)
  const message = words.some(isEverybody) ? dangerous : words.every(isNetwork) ? undefined : unreadable
  if (message === undefined) return words
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

function isEverybody(word: string): boolean {
  return everybody.includes(word) || /\/0+$/.test(word)
}

function isNetwork(word: string): boolean {
  if (groups.includes(word)) return true
  const [address = '', length, more] = word.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more !== undefined) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
}

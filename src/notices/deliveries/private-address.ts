import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '../../platform/private-addresses.ts'
import { Problem } from '../../platform/problems/problem.ts'

/**
 * Refuses a receiver with a private address. A name that does not resolve yet is accepted; the address is checked again
 * whenever something is posted (`post.ts`).
 * @throws Problem invalid-request
 */
export async function requirePublic(url: string, field: 'url' | 'endpoint' = 'url'): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host]
  if (!addresses.some(isPrivateAddress)) return
  throw new Problem('invalid-request', {
    errors: [{ at: `body/${field}`, problem: 'This must not be a private address.' }],
  })
}

async function addressesOf(host: string): Promise<string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1']
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return [] // it does not resolve now
  }
}

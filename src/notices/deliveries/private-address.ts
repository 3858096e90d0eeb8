import { isIP } from 'node:net'
import { isPrivateAddress } from '../../platform/private-addresses.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { addressesOf, lookUpFor } from './address-lookup.ts'

/** How long a request waits for the name servers of a host, in milliseconds. */
const patience = 2_000

/**
 * Refuses a receiver with a private address. A name that does not resolve yet, or not soon, is accepted; the address is
 * checked again whenever something is posted (`post.ts`).
 * @param by the account whose receiver it is
 * @throws Problem invalid-request
 */
export async function requirePublic(by: string, url: string, field: 'url' | 'endpoint' = 'url'): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const isOwn = host === 'localhost' || host.endsWith('.localhost')
  const addresses = isOwn ? ['127.0.0.1'] : isIP(host) === 0 ? await addressesOf(host, patience, lookUpFor(by)) : [host]
  if (!addresses.some(isPrivateAddress)) return
  throw new Problem('invalid-request', {
    errors: [{ at: `body/${field}`, problem: 'This must not be a private address.' }],
  })
}

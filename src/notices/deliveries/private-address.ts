import { isIP, type LookupFunction } from 'node:net'
import { Problem } from '../../platform/problems/problem.ts'
import { hostOf, isPrivateAddress } from '../../platform/public-address.ts'
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
  const host = hostOf(url)
  const isOwn = host === 'localhost' || host.endsWith('.localhost')
  const addresses = isOwn ? ['127.0.0.1'] : isIP(host) === 0 ? await addressesOf(host, patience, lookUpFor(by)) : [host]
  if (!addresses.some(isPrivateAddress)) return
  throw new Problem('invalid-request', {
    errors: [{ at: `body/${field}`, problem: 'This must not be a private address.' }],
  })
}

/** A host that leads to a private address. */
export class PrivateAddress extends Error {}

/** Looks up hosts for connections that must be public. It fails with `PrivateAddress`. */
export const publicOnly =
  (look: LookupFunction): LookupFunction =>
  (host, options, callback) =>
    look(host, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address)
      if (error === null && addresses.some(isPrivateAddress)) callback(new PrivateAddress(host), [])
      else callback(error, found, family)
    })

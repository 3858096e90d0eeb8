import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { Problem } from '../../platform/problems/problem.ts'

/** Addresses that are not public (IANA special-purpose registries; RFC 6890), including IPv4 addresses within IPv6. */
const special = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  special.addSubnet(net, prefix, 'ipv6')
}

const isPrivate = (address: string): boolean => special.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Refuses a receiver with a private address. A name that does not resolve yet is accepted; the address is checked again
 * whenever something is posted (`post.ts`).
 * @throws Problem invalid-request
 */
export async function requirePublic(url: string, field: 'url' | 'endpoint' = 'url'): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host]
  if (!addresses.some(isPrivate)) return
  throw new Problem('invalid-request', { errors: [{ at: `body/${field}`, problem: 'must not be a private address' }] })
}

async function addressesOf(host: string): Promise<string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1']
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return [] // it does not resolve now
  }
}

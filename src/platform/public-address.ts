import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public: the special-purpose registry of IANA (RFC 6890), and multicast. */
const specialIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/**
 * The same for IPv6, where 2000::/3 alone is given out as public. All that embeds an IPv4 address is refused: where it leads
 * depends on the network.
 */
const specialIPv6 = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const

// Two lists, since one would take every IPv4 address for the IPv6 address that embeds it.
const [ipv4, ipv6] = [new BlockList(), new BlockList()]
for (const [net, prefix] of specialIPv4) ipv4.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of specialIPv6) ipv6.addSubnet(net, prefix, 'ipv6')

/** Whether a host is an IP address of this machine, of a network that is not public, or of nothing. */
export function isPrivateAddress(host: string): boolean {
  switch (isIP(host)) {
    case 4:
      return ipv4.check(host, 'ipv4')
    case 6:
      return ipv6.check(host, 'ipv6')
    default:
      return false
  }
}

/** Names that no public resolver knows: RFC 6761 §6.2 and 6.3, RFC 6762 §3, RFC 9476. */
const localName = /^[^.]+$|(?:^|\.)(?:localhost|test|local|internal)$/i

/** The host of an address: a name without the dot that may end it, or an IP address without brackets. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$|\.$/g, '')

/** Whether people outside this machine and its network may reach an http address. */
export function isPublic(url: string): boolean {
  const host = hostOf(url)
  return isIP(host) === 0 ? !localName.test(host) : !isPrivateAddress(host)
}

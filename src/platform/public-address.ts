import { BlockList, isIP } from 'node:net'

/** Loopback, link-local and private networks: RFC 1122, 1918, 3927, 4193, 4291, 6598. */
const local = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  local.addSubnet(network, prefix)
}
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** Names that no public resolver knows: RFC 6761 §6.2 and 6.3, RFC 6762 §3, RFC 9476. */
const localName = /^[^.]+$|(?:^|\.)(?:localhost|test|local|internal)$/i

/** Whether people outside this machine and its network may reach an http address. */
export function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  return family === 0 ? !localName.test(host) : !local.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

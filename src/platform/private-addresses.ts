import { BlockList, isIP } from 'node:net'

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

/** Whether an IP address is of this machine, of a network that is not public, or of nothing. */
export const isPrivateAddress = (address: string): boolean =>
  special.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

import { isIP } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

/** Names that no public resolver knows: RFC 6761 §6.2 and 6.3, RFC 6762 §3, RFC 9476. */
const localName = /^[^.]+$|(?:^|\.)(?:localhost|test|local|internal)$/i

/** The host of an address: a name without the dot that may end it, or an IP address without brackets. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$|\.$/g, '')

/** Whether people outside this machine and its network may reach an http address. */
export function isPublic(url: string): boolean {
  const host = hostOf(url)
  return isIP(host) === 0 ? !localName.test(host) : !isPrivateAddress(host)
}

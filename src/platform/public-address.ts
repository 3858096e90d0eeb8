import { isIP } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

/** Names that no public resolver knows: RFC 6761 §6.2 and 6.3, RFC 6762 §3, RFC 9476. */
const localName = /^[^.]+$|(?:^|\.)(?:localhost|test|local|internal)$/i

/** Whether people outside this machine and its network may reach an http address. */
export function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? !localName.test(host) : !isPrivateAddress(host)
}

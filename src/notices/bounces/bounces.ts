import { createHash } from 'node:crypto'
import type { CountNames } from '../../platform/secrets.ts'
import { bytesOfUuid, uuidOfBytes } from '../../platform/uuid.ts'

/** Details of X.1 that blame the sender or nobody (RFC 3463 §3.2, RFC 7505): the recipient may well exist. */
const notTheRecipient = [5, 7, 8, 9]

/**
 * Whether a status code (RFC 3463) says that the address does not exist: it is wrong or has moved (5.1.x), or its
 * mailbox is disabled (5.2.1). A full mailbox, a mail that is too big, a network fault and a refusal by policy (5.7.x,
 * which may mean that this server is not trusted) do not say so.
 */
export function meansNoSuchAddress(status: string): boolean {
  const [level, subject, detail] = status.split('.').map(Number)
  if (level !== 5 || detail === undefined) return false
  return subject === 1 ? !notTheRecipient.includes(detail) : subject === 2 && detail === 1
}

/** What the id of a mail says. */
export interface MailId {
  readonly notice: bigint
  /** Whether it went to this address, which the account may have changed since. */
  wentTo(address: string): boolean
}

/**
 * The id of a mail, in the form of a UUID: its notice, and a hash of the address it went to. It is enciphered, since its
 * reader would learn from the counter how many notices others got meanwhile.
 */
export function mailUuid(secrets: CountNames, notice: bigint, address: string): string {
  return uuidOfBytes(Buffer.from(secrets.nameOfCounts([hashOf(address), notice]), 'base64url'))
}

/** Reads the id of a mail; undefined if it is none. */
export function readMailUuid(secrets: CountNames, uuid: string): MailId | undefined {
  const counts = secrets.countsIn(bytesOfUuid(uuid).toString('base64url'))
  if (counts === undefined) return undefined
  const [hash, notice] = counts
  return { notice, wentTo: (address) => hashOf(address) === hash }
}

/** Reads the id of a mail as it was until 30 November 2026: bare. Reports of such mails may still arrive. */
export function readBareMailUuid(uuid: string): MailId {
  const digits = uuid.replaceAll('-', '')
  return {
    notice: BigInt(`0x${digits.slice(0, 16)}`),
    wentTo: (address) => digestOf(address).slice(0, 16) === digits.slice(16),
  }
}

const digestOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex')
const hashOf = (address: string) => BigInt(`0x${digestOf(address).slice(0, 12)}`)

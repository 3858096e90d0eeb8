import { createHash } from 'node:crypto'

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

/**
 * The id of a mail, in the form of a UUID: its notice, and a hash of the address it went to, which may change later.
 */
export function mailUuid(notice: bigint, address: string): string {
  const id = notice.toString(16).padStart(16, '0')
  return (id + hashOf(address)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Reads the id of a mail: its notice, and whether it went to an address. */
export function readMailUuid(uuid: string): { readonly notice: bigint; wentTo(address: string): boolean } {
  const digits = uuid.replaceAll('-', '')
  return {
    notice: BigInt(`0x${digits.slice(0, 16)}`),
    wentTo: (address) => hashOf(address) === digits.slice(16),
  }
}

const hashOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)

import { createHash } from 'node:crypto'
import type { PrismaClient } from '../../generated/prisma/client.ts'

/** Of class 1, what is wrong with the sender, or with nobody (RFC 3463 §3.2, RFC 7505): the recipient may well be there. */
const notTheRecipient = [5, 7, 8, 9]

/**
 * Whether a status code (RFC 3463) says that there is nobody at the address: that it is wrong or gone (5.1.x), or its
 * mailbox is switched off (5.2.1). A full mailbox, a mail that is too big, a network out of order, and whatever is refused
 * by policy (5.7.x: it may be this server that is not trusted) say nothing of the kind.
 */
export function saysNobodyIsThere(status: string): boolean {
  const [level, subject, detail] = status.split('.').map(Number)
  if (level !== 5 || detail === undefined) return false
  return subject === 1 ? !notTheRecipient.includes(detail) : subject === 2 && detail === 1
}

/** An address that is known to be dead, and why. */
interface Dead {
  readonly account: string
  readonly address: string
  readonly reason: string
}

/**
 * Marks the address of an account dead: nothing is mailed there any more. Not one that was changed meanwhile; and not one
 * that was never confirmed, for nothing but what somebody asks for is mailed to it.
 */
export function markDead(prisma: PrismaClient, { account: id, address, reason }: Dead, now: Date) {
  return prisma.account.updateMany({
    where: { id, email: address, bouncedAt: null, status: { notIn: ['unconfirmed', 'erased'] } },
    data: { bouncedAt: now, bounceReason: reason },
  })
}

/** One mail, in the form of a UUID: its notice, and a trace of the address it went to, which may be another one later. */
export function mailUuid(notice: bigint, address: string): string {
  const id = notice.toString(16).padStart(16, '0')
  return (id + trace(address)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Which notice a mail told, and whether it went to an address. */
export function readMailUuid(uuid: string): { readonly notice: bigint; wentTo(address: string): boolean } {
  const digits = uuid.replaceAll('-', '')
  return {
    notice: BigInt(`0x${digits.slice(0, 16)}`),
    wentTo: (address) => trace(address) === digits.slice(16),
  }
}

const trace = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)

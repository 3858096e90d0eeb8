import { randomUUID } from 'node:crypto'
import { accountAddress, accountAsSender, accountByAddress, accountById, mayMeet } from '../../accounts/index.ts'
import type { Invitation, Prisma } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { hasOpenSeat, holders, type MatchRecord } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { takesPart } from './permissions.ts'

/** An invitation that its maker hands on. */
interface Link {
  readonly token: string
  /** The page that shows the match to anybody who has the link. */
  readonly link: string
}

/** Somebody whom a player invites. */
export interface Invitee {
  readonly email: string
  /** Whether the player named an account, and so does not learn its address. */
  readonly byName: boolean
}

const mostInvitations = 20
/** To how many matches one address may be invited within a day, and as many again by the name of its account. */
const mostToOneAddress = 5

/**
 * Mails an address one invitation to a match that waits for players or for a substitute. Somebody who is blocked from
 * the caller's matches gets no mail, and the caller does not learn that. Nor does a limit tell whose address it is that
 * was invited by name: a second invitation is stored and counted like the first, though not mailed, and invitations by
 * name have a daily limit apart from those by address.
 * @throws Problem match-not-open, not-joined, already-joined if the caller invites themselves, too-many-invitations,
 * address-invited-often
 */
export async function invite(platform: Platform, record: MatchRecord, caller: Player, invited: Invitee): Promise<void> {
  await requireInviter(platform, record, caller)
  const { prisma } = platform.database
  const { email, byName } = invited
  const account = await accountByAddress(platform.database, email)
  if (account?.id === caller.account) throw new Problem('already-joined')
  const mayBeMailed = account === null || (await mayMeet(platform.database, caller.account, [account.id]))
  const since = daysAfter(platform.clock.now(), -1)
  await prisma.$transaction(async (transaction) => {
    // The lock serialises invitations to one address, so that each counts those before it.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 727002))`
    // Somebody who was removed since then may be invited again.
    const removal = account === null ? undefined : removalFrom(record, account.id)
    const standing = { matchId: record.id, email, ...(removal && { createdAt: { gt: removal.at } }) }
    const isFirst = (await transaction.invitation.count({ where: standing })) === 0
    const today = await transaction.invitation.groupBy({
      by: 'matchId',
      where: { email, byName, createdAt: { gt: since }, matchId: { not: record.id } },
    })
    if (today.length >= mostToOneAddress) {
      throw new Problem('address-invited-often', { params: { most: mostToOneAddress } })
    }
    const one = { email, byName, account: account?.id ?? null, isMailed: mayBeMailed && isFirst }
    const made = invitations(platform, { match: record.id, by: caller.account, invited: [one] })
    await transaction.invitation.createMany({ data: made.invitations })
    await queueNotices({ prisma: transaction }, made.notices)
  })
  platform.signals.noticesWritten()
}

/** The link of an invitation. */
export const linkOf = (platform: Platform, match: string, invitation: string): Link => ({
  token: platform.secrets.linkToken('invitation', invitation),
  link: invitationLink(platform, match, invitation),
})

/**
 * Makes a link by which any number of people may see and join a match while it waits for players.
 * @returns the id of the invitation
 * @throws Problem match-not-open, not-joined, too-many-invitations
 */
export async function makeInvitationLink(platform: Platform, record: MatchRecord, caller: Player): Promise<string> {
  await requireInviter(platform, record, caller)
  const id = randomUUID()
  const made = { id, matchId: record.id, invitedById: caller.account, createdAt: platform.clock.now() }
  await platform.database.prisma.invitation.create({ data: made })
  return id
}

/**
 * The page on which an invited person sees the match. Its token lets them see and join a private match; it stands
 * behind the `#`, which browsers do not send, so that it appears in no log.
 */
export function invitationLink(
  { publicUrl, secrets }: Pick<Platform, 'publicUrl' | 'secrets'>,
  match: string,
  invitation: string,
): string {
  return `${publicUrl()}/matches/${match}#${secrets.linkToken('invitation', invitation)}`
}

/** @throws Problem match-not-open, not-joined, too-many-invitations */
async function requireInviter({ database }: Platform, record: MatchRecord, { account }: Player): Promise<void> {
  const playsOn = holders(record).some((holder) => holder.account === account && holder.leftAt === null)
  if (!(record.status === 'running' ? playsOn : takesPart(record, account))) throw new Problem('not-joined')
  if (record.status !== 'open' && !hasOpenSeat(record)) throw new Problem('match-not-open')
  const made = await database.prisma.invitation.count({ where: { matchId: record.id } })
  if (made >= mostInvitations) throw new Problem('too-many-invitations', { params: { most: mostInvitations } })
}

interface Invitations {
  readonly match: string
  readonly by: string
  readonly invited: readonly (Invitee & { readonly account: string | null; readonly isMailed: boolean })[]
}

/** The rows of some invitations, and the notices that mail them. */
export function invitations({ clock }: Pick<Platform, 'clock'>, { match, by, invited }: Invitations) {
  const now = clock.now()
  const made = invited.map((one) => ({ ...one, id: randomUUID() }))
  const rows = made.map(({ id, email, byName }) => ({
    id,
    matchId: match,
    invitedById: by,
    email,
    byName,
    createdAt: now,
  }))
  const notices = made
    .filter(({ isMailed }) => isMailed)
    .map(({ id, account }) => {
      const draft = { topic: 'invited' as const, invitation: id }
      return { key: `${match}/invited/${id}`, accountId: account, matchId: match, draft, dueAt: now }
    })
  return { invitations: rows, notices }
}

/**
 * Whether somebody was invited into a match: by their address, or because they hold an invitation's token.
 * @param since counts only invitations made after this moment
 */
export async function isInvited(
  platform: Platform,
  match: string,
  caller: Player,
  token: string | undefined,
  since = new Date(0),
): Promise<boolean> {
  if (token !== undefined && (await validInvitation(platform, match, token, since))) return true
  const { database } = platform
  const account = await accountById(database, caller.account)
  const byAddress = { matchId: match, email: account?.email ?? '', createdAt: { gt: since } }
  return (await database.prisma.invitation.count({ where: byAddress })) > 0
}

/**
 * Whether a token is that of a valid invitation to a match: then anybody who has it may see the match. One that was
 * mailed to somebody who was removed since is invalid, even if they do not say who they are.
 */
export async function isInvitation(platform: Platform, record: MatchRecord, token: string): Promise<boolean> {
  const invitation = await validInvitation(platform, record.id, token)
  if (invitation === undefined) return false
  if (invitation.email === null || record.removed.length === 0) return true
  const account = await accountByAddress(platform.database, invitation.email)
  const removal = account === null ? undefined : removalFrom(record, account.id)
  return removal === undefined || invitation.createdAt > removal.at
}

/**
 * The valid invitation to a match that has this token, if it was made after a moment. A link is open to anybody, so it
 * is valid only while the match still waits for what the link was made for: for players, or for a substitute.
 */
async function validInvitation(
  { database, secrets }: Platform,
  match: string,
  token: string,
  since = new Date(0),
): Promise<Invitation | undefined> {
  const id = secrets.readLinkToken('invitation', token)
  if (id === undefined) return undefined
  const offered: Prisma.ParticipantWhereInput = { seat: { not: null }, offeredAt: { not: null } }
  const invitation = await database.prisma.invitation.findUnique({
    where: { id, matchId: match },
    include: { match: { include: { participants: { where: offered } } } },
  })
  if (invitation === null || invitation.createdAt <= since) return undefined
  if (invitation.email !== null) return invitation
  const { status, startedAt, participants } = invitation.match
  switch (status) {
    case 'open':
      return invitation
    case 'running': {
      const isForSubstitute = startedAt !== null && invitation.createdAt > startedAt
      return participants.length > 0 && isForSubstitute ? invitation : undefined
    }
    case 'ended':
    case 'aborted':
      return undefined
  }
}

/** An invitation with its link, its maker, the match and the people in it; null if it no longer exists. */
export async function invitationInFull(platform: Platform, id: string) {
  const invitation = await platform.database.prisma.invitation.findUnique({
    where: { id },
    include: {
      match: { include: { participants: { include: { account: accountAddress } } } },
      invitedBy: accountAsSender,
    },
  })
  return invitation && { ...invitation, link: invitationLink(platform, invitation.matchId, id) }
}

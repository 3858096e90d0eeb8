import { freeze } from '../../journal/freeze.ts'
import {
  isOver,
  type Judged,
  judgement,
  type LiveMatch,
  type Matches,
  type MatchRecord,
  noticesQueued,
  seatToPlay,
} from '../../matches/index.ts'
import { auditOnce } from '../../platform/audit/audit.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notYet, Problem } from '../../platform/problems/problem.ts'
import { disputeRaised } from '../effects/dispute-raised.ts'
import { viewpointInDispute } from '../looks/viewpoint-in-dispute.ts'
import { daysToDispute } from '../record/dispute.ts'
import { raisedNotices } from '../record/dispute-notices.ts'

/** What the person who raises a dispute says is wrong. */
interface Complaint {
  /** The version of the disputed entry. */
  readonly version: number
  readonly text: string
  /** Whether to freeze the match until it is settled. */
  readonly freeze: boolean
}

/**
 * Raises a dispute of a seat.
 * @returns the number of the dispute
 * @throws Problem not-found, not-your-seat, match-not-started, too-late-to-dispute, dispute-open,
 * may-not-freeze, nothing-to-freeze, race-lost
 */
export async function raiseDispute(
  platform: Platform,
  change: Matches['change'],
  match: string,
  caller: Player,
  complaint: Complaint,
): Promise<number> {
  const { live } = await change(
    match,
    async (newest) => {
      const { record } = newest
      const seat = seatToPlay(record, caller)
      requireEntry(record, complaint)
      requireInTime(record, platform.clock.now())
      await requireFair(platform, record, { seat, account: caller.account }, complaint)
      return judgeRaising(platform, newest, { caller, seat, complaint })
    },
    { admit: (record) => seatToPlay(record, caller), origin: caller.origin, newest: true },
  )
  return live.record.disputed
}

/**
 * Raises a dispute of an administrator. The audit log records it first.
 * @throws Problem not-found, not-allowed, match-not-started, nothing-to-freeze, race-lost
 */
export async function raiseAsAdministrator(
  platform: Platform,
  change: Matches['change'],
  match: string,
  administrator: Player,
  complaint: Complaint,
): Promise<number> {
  const { version, freeze: freezes, text: reason } = complaint
  const note = auditOnce(platform, administrator)
  const { live } = await change(
    match,
    async (newest) => {
      viewpointInDispute(newest.record, administrator, 'administrator')
      requireEntry(newest.record, complaint)
      await note({ act: 'raise-dispute', match, details: { version, freeze: freezes }, reason })
      return judgeRaising(platform, newest, { caller: administrator, seat: null, complaint })
    },
    { origin: administrator.origin, newest: true },
  )
  return live.record.disputed
}

function requireEntry(record: MatchRecord, { version, freeze: freezes }: Complaint): void {
  if (version > record.version) throw notYet('body/version')
  if (freezes && isOver(record)) throw new Problem('nothing-to-freeze')
}

function requireInTime({ endedAt }: MatchRecord, now: Date): void {
  if (endedAt === null || daysAfter(endedAt, daysToDispute) >= now) return
  throw new Problem('too-late-to-dispute', { params: { days: daysToDispute } })
}

/**
 * Keeps disputes from being used as a weapon: a player has one open dispute at a time, and cannot freeze a match after
 * a rejected dispute.
 */
async function requireFair(
  { database }: Platform,
  { id: matchId }: MatchRecord,
  { seat, account: accountId }: { readonly seat: number; readonly account: string },
  { freeze: freezes }: Complaint,
): Promise<void> {
  const { dispute } = database.prisma
  const own = { matchId, seat, accountId }
  const open = await dispute.findFirst({ where: { ...own, status: 'open' }, select: { number: true } })
  if (open !== null) throw new Problem('dispute-open', { params: { number: open.number } })
  if (!freezes) return
  if ((await dispute.count({ where: { ...own, status: 'rejected' } })) > 0) throw new Problem('may-not-freeze')
}

/** The change that a new dispute makes: with an entry if it freezes a match that is not frozen yet. */
async function judgeRaising(
  platform: Platform,
  live: LiveMatch,
  { caller, seat, complaint }: { readonly caller: Player; readonly seat: number | null; readonly complaint: Complaint },
): Promise<Judged> {
  const { record, head, secrets } = live
  const { account } = caller
  const { version, text, freeze: freezes } = complaint
  const number = record.disputed + 1
  const at = platform.clock.now()
  const effects = [
    disputeRaised({ number, seat, account, version, text, freezes, at }),
    noticesQueued(await raisedNotices(platform, record, number, account)),
  ]
  if (!freezes || record.frozenAt !== null) return { outcome: 'beside', effects, by: account }
  const actor = seat === null ? ({ kind: 'administrator' } as const) : ({ kind: 'seat', seat, by: 'hand' } as const)
  const frozen = freeze(record.game, head, secrets, { dispute: number, actor, at: at.toISOString() })
  const judged = judgement(live, frozen, 'en')
  return judged.outcome === 'refused' ? judged : { ...judged, effects, by: account }
}

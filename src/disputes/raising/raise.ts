import { freeze } from '../../journal/freeze.ts'
import {
  again,
  type Change,
  inJournal,
  isOver,
  judgement,
  lookInDispute,
  type MatchRecord,
  seatToPlay,
} from '../../matches/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import { hoursAfter } from '../../platform/clock.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { daysToDispute } from './dispute.ts'
import { raisedNotices } from './dispute-notices.ts'
import { raisedPart, storeBeside } from './dispute-store.ts'

/** What somebody says is wrong. */
export interface DisputeClaim {
  /** The entry it points at. */
  readonly version: number
  readonly text: string
  /** Whether the match is to stand still until it is settled. */
  readonly freeze: boolean
}

/**
 * A seat points at an entry and says what is wrong.
 * @returns the number of the dispute
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, too-late-to-dispute, dispute-open,
 * may-not-freeze, race-lost
 */
export function raise(
  platform: Platform,
  change: Change,
  match: string,
  caller: Player,
  claim: DisputeClaim,
): Promise<number> {
  return again(platform, match, async (record) => {
    const seat = seatToPlay(record, caller)
    requireEntry(record, claim)
    requireInTime(record, platform.clock.now())
    await requireFair(platform, record, { seat, account: caller.account }, claim)
    return raised(platform, change, record, { caller, seat, claim })
  })
}

/**
 * An administrator raises a dispute by themselves: it is in the audit log before it is raised.
 * @throws Problem not-found, not-allowed, match-not-started, match-over, race-lost
 */
export function raiseAsAdministrator(
  platform: Platform,
  change: Change,
  match: string,
  administrator: Player,
  claim: DisputeClaim,
): Promise<number> {
  const { version, freeze: freezes, text: reason } = claim
  let isNoted = false
  return again(platform, match, async (record) => {
    if (record.version === 0) throw new Problem('match-not-started')
    lookInDispute(record, administrator, 'administrator')
    requireEntry(record, claim)
    const line = { act: 'raise-dispute', match, details: { version, freeze: freezes }, reason } as const
    if (!isNoted) await audit(platform, administrator, line)
    isNoted = true
    return raised(platform, change, record, { caller: administrator, seat: null, claim })
  })
}

function requireEntry(record: MatchRecord, { version, freeze: freezes }: DisputeClaim): void {
  if (version > record.version) throw new Problem('not-found')
  if (freezes && isOver(record)) throw new Problem('match-over')
}

function requireInTime({ endedAt }: MatchRecord, now: Date): void {
  if (endedAt === null || hoursAfter(endedAt, daysToDispute * 24) >= now) return
  throw new Problem('too-late-to-dispute', { params: { days: daysToDispute } })
}

/** One dispute at a time, and none that stops the match by whoever was wrong before: it is no weapon. */
async function requireFair(
  { database }: Platform,
  { id: matchId }: MatchRecord,
  { seat, account: accountId }: { readonly seat: number; readonly account: string },
  { freeze: freezes }: DisputeClaim,
): Promise<void> {
  const { dispute } = database.prisma
  const own = { matchId, seat, accountId }
  const open = await dispute.findFirst({ where: { ...own, status: 'open' }, select: { number: true } })
  if (open !== null) throw new Problem('dispute-open', { params: { number: open.number } })
  if (!freezes) return
  if ((await dispute.count({ where: { ...own, status: 'rejected' } })) > 0) throw new Problem('may-not-freeze')
}

/** @returns its number; false where somebody came in between */
async function raised(
  platform: Platform,
  change: Change,
  record: MatchRecord,
  { caller, seat, claim }: { readonly caller: Player; readonly seat: number | null; readonly claim: DisputeClaim },
): Promise<number | false> {
  const { account, origin } = caller
  const { version, text } = claim
  const number = record.disputed + 1
  const now = platform.clock.now()
  const notices = await raisedNotices(platform, record, number, account)
  if (!claim.freeze || record.frozenAt !== null) {
    const part = raisedPart(account, { number, seat, version, text, freezes: claim.freeze, at: now })
    return (await storeBeside(platform, record, { by: account, part, notices, disputed: number })) && number
  }
  const actor = seat === null ? ({ kind: 'administrator' } as const) : ({ kind: 'seat', seat, by: 'hand' } as const)
  const stored = await inJournal(change, record, (table) => {
    const frozen = freeze(table.record.game, table.head, table.secrets, {
      dispute: number,
      actor,
      at: now.toISOString(),
    })
    const judged = judgement(table, frozen, 'en')
    if (judged.outcome === 'refused') return judged
    return { ...judged, raised: { number, seat, account, version, text }, notices, origin }
  })
  return stored && number
}

import type { Player } from '../../platform/http/caller.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatToPlay } from '../access/permissions.ts'
import type { Amend } from '../commit/amend.ts'
import { decisionsChanged } from '../commit/effects/decisions-replaced.ts'
import { noticesQueued } from '../commit/effects/notices-queued.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { firstDeadline, isWinClaimed, secondDeadline } from '../deadlines/deadlines.ts'
import { holderOf, isOver, type MatchRecord } from '../record/record.ts'
import { type Claimable, claimableBy } from '../reliability/claimable-win.ts'

/**
 * Claims the win: the other player gets a notice and a second and last deadline. If it passes, their seat resigns,
 * which ends the match.
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, nothing-to-claim, race-lost
 */
export function claimWin(platform: Platform, amend: Amend, match: string, caller: Player): Promise<MatchRecord> {
  return amend(match, (record) => {
    const seat = seatInPlay(record, caller)
    const claimable = claimableBy(record, seat)
    if (claimable === undefined) throw new Problem('nothing-to-claim')
    const { open, holder } = claimable
    const { counted, dueAt, remindAt } = secondDeadline(record, holder, open, platform.clock.now())
    if (dueAt === null) throw new Problem('nothing-to-claim')
    return [
      decisionsChanged(record, [{ ...open, claimedBy: seat, missedAt: null, counted, dueAt, remindAt }]),
      noticesQueued(claimedNotices(record, claimable, dueAt)),
    ]
  })
}

/**
 * Withdraws the caller's claim: the earlier deadline and what was agreed for it hold again, and the win can be claimed
 * again. A decision that was late before is late as before, and does not count a second time.
 * @throws Problem not-found, not-your-seat, match-not-started, match-over, match-frozen, nothing-claimed, race-lost
 */
export function withdrawClaim(platform: Platform, amend: Amend, match: string, caller: Player): Promise<MatchRecord> {
  return amend(match, (record) => {
    const seat = seatInPlay(record, caller)
    const open = record.decisions.find((one) => isWinClaimed(one) && one.claimedBy === seat)
    if (open === undefined) throw new Problem('nothing-claimed')
    const holder = holderOf(record, open.seat)
    if (holder === undefined) throw new Error(`match ${match}: nobody holds seat ${open.seat}`)
    const first = firstDeadline(record, holder, open, platform.clock.now())
    return [decisionsChanged(record, [{ ...open, ...first, claimedBy: null }])]
  })
}

/**
 * The caller's seat, in a match that goes on.
 * @throws Problem not-your-seat, match-not-started, match-over, match-frozen
 */
function seatInPlay(record: MatchRecord, caller: Player): number {
  const seat = seatToPlay(record, caller)
  if (isOver(record)) throw new Problem('match-over')
  if (record.frozenAt !== null) throw new Problem('match-frozen')
  return seat
}

function claimedNotices({ id }: MatchRecord, { open, holder }: Claimable, dueAt: Date): NewNotice[] {
  const { seat, question, since } = open
  const draft = { topic: 'win-claimed' as const, match: id, seat, version: since, question }
  const about = `${since}/${seat}/${question}/win-claimed/${holder.number}/${dueAt.getTime()}`
  return noticeTo(id, holder, about, draft)
}

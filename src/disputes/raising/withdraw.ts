import { thaw } from '../../journal/freeze.ts'
import { again, type Change, inJournal, judgement, seatToPlay } from '../../matches/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { disputeNotices } from './dispute-notices.ts'
import { isFrozenByOthers, openDispute, storeBeside, withdrawnPart } from './dispute-store.ts'

/**
 * A seat withdraws its own dispute. A match that stood still goes on, unless another dispute keeps it so.
 * @throws Problem not-found, not-your-seat, match-not-started, not-allowed, dispute-over, race-lost
 */
export async function withdraw(
  platform: Platform,
  change: Change,
  match: string,
  caller: Player,
  number: number,
): Promise<void> {
  const { account, origin } = caller
  await again(platform, match, async (record) => {
    const seat = seatToPlay(record, caller)
    const dispute = await openDispute(platform, match, number)
    if (dispute.seat !== seat || dispute.accountId !== account) throw new Problem('not-allowed')
    const now = platform.clock.now()
    const notices = disputeNotices(record, { topic: 'dispute-ruled', match, dispute: number }, account)
    if (record.frozenAt === null || (await isFrozenByOthers(platform, match, number))) {
      return storeBeside(platform, record, { by: account, part: withdrawnPart(number, now), notices })
    }
    return inJournal(change, record, (table) => {
      const actor = { kind: 'seat', seat, by: 'hand' } as const
      const thawed = thaw(table.record.game, table.head, table.secrets, { actor, at: now.toISOString() })
      const judged = judgement(table, thawed, 'en')
      if (judged.outcome === 'refused') return judged
      const settled = { number, status: 'withdrawn', ruledBy: null, reasons: null, remedies: [] } as const
      return { ...judged, settled, notices, origin }
    })
  })
}

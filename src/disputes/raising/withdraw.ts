import { thaw } from '../../journal/freeze.ts'
import { judgement, type Matches, noticesQueued, seatToPlay } from '../../matches/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { disputeSettled } from '../effects/dispute-settled.ts'
import { disputeNotices } from '../record/dispute-notices.ts'
import { isFrozenByOthers, openDispute } from '../record/dispute-store.ts'

/**
 * Withdraws a seat's own dispute. A match that it froze goes on, unless another dispute freezes it.
 * @throws Problem not-found, not-your-seat, match-not-started, not-allowed, dispute-over, race-lost
 */
export async function withdrawDispute(
  platform: Platform,
  change: Matches['change'],
  match: string,
  caller: Player,
  number: number,
): Promise<void> {
  const { account, origin } = caller
  await change(
    match,
    async (live) => {
      const { record, head, secrets } = live
      const seat = seatToPlay(record, caller)
      const dispute = await openDispute(platform, match, number)
      if (dispute.seat !== seat || dispute.accountId !== account) throw new Problem('not-allowed')
      const at = platform.clock.now()
      const notices = noticesQueued(disputeNotices(record, { topic: 'dispute-ruled', match, dispute: number }, account))
      const settled = { number, status: 'withdrawn', ruledBy: null, reasons: null, remedies: [], at } as const
      if (record.frozenAt === null || (await isFrozenByOthers(platform, match, number))) {
        return { outcome: 'beside', effects: [disputeSettled({ ...settled, entries: [] }), notices], by: account }
      }
      const actor = { kind: 'seat', seat, by: 'hand' } as const
      const judged = judgement(live, thaw(record.game, head, secrets, { actor, at: at.toISOString() }), 'en')
      if (judged.outcome === 'refused') return judged
      const effects = [disputeSettled({ ...settled, entries: judged.entries }), notices]
      return { ...judged, effects, by: account }
    },
    { admit: (record) => seatToPlay(record, caller), origin, newest: true },
  )
}

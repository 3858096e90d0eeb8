import { type Matches, type MatchRecord, noticesQueued, seatOf, seatToPlay, takesPart } from '../../matches/index.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { disputeCommented } from '../effects/dispute-commented.ts'
import { disputeNotices } from '../record/dispute-notices.ts'
import { openDispute } from '../record/dispute-store.ts'

/**
 * Adds a comment of a player or an administrator to an open dispute. An administrator who holds a seat in the match
 * speaks as that seat.
 * @throws Problem not-found, not-your-seat, match-not-started, session-needed, dispute-over, race-lost
 */
export async function commentOnDispute(
  platform: Platform,
  change: Matches['change'],
  match: string,
  caller: Player,
  { number, text }: { readonly number: number; readonly text: string },
): Promise<void> {
  const { account } = caller
  await change(
    match,
    async ({ record }) => {
      const seat = speaksAs(record, caller)
      const { _count: said } = await openDispute(platform, match, number)
      const place = said.comments + 1
      const draft = { topic: 'dispute-said', match, dispute: number, place } as const
      const effects = [
        disputeCommented({ number, place, seat, account, text, at: platform.clock.now() }),
        noticesQueued(disputeNotices(record, draft, account, `said/${place}`)),
      ]
      return { outcome: 'beside', effects, by: account }
    },
    { admit: (record) => speaksAs(record, caller), newest: true },
  )
}

/** The seat that the caller speaks for; null: an administrator with a session. */
function speaksAs(record: MatchRecord, caller: Player): number | null {
  const { account, role, session } = caller
  if (role !== 'administrator' || seatOf(record, account) !== undefined) return seatToPlay(record, caller)
  if (session === undefined) {
    // A token opens no more than a player's: it does not even learn that a private match exists.
    throw new Problem(record.private && !takesPart(record, account) ? 'not-found' : 'session-needed')
  }
  return null
}

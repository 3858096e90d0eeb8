import type { NewNotice } from '../../platform/outbox.ts'
import type { MatchRecord, Participant } from '../load.ts'

/** A match that waited for players is gone: told to those who had joined. */
export function closedNotices(
  { id }: Pick<MatchRecord, 'id'>,
  told: readonly Participant[],
  why: 'cancelled' | 'expired',
): NewNotice[] {
  return told.flatMap(({ account, number }) =>
    account === null
      ? []
      : [
          {
            key: `${id}/${number}/match-closed`,
            accountId: account,
            matchId: id,
            draft: { topic: 'match-closed', match: id, why },
          },
        ],
  )
}

/** Whoever had the seat is told that it was taken back. */
export function removedNotices({ id }: Pick<MatchRecord, 'id'>, { account, number }: Participant): NewNotice[] {
  if (account === null) return []
  const draft = { topic: 'seat-removed' as const, match: id }
  return [{ key: `${id}/${number}/seat-removed`, accountId: account, matchId: id, draft }]
}

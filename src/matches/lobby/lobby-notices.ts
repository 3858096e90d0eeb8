import type { NewNotice } from '../../platform/outbox.ts'
import { noticeTo } from '../commit/match-notices.ts'
import type { MatchRecord, Participant } from '../record/record.ts'

/** Tells those who had joined that an open match was cancelled or has expired. */
export function closedNotices(
  { id }: Pick<MatchRecord, 'id'>,
  joined: readonly Participant[],
  why: 'cancelled' | 'expired',
): NewNotice[] {
  return joined.flatMap((one) =>
    noticeTo(id, one, `${one.number}/match-closed`, { topic: 'match-closed', match: id, why }),
  )
}

/** Tells a removed player that their seat was taken back. */
export const removedNotices = ({ id }: Pick<MatchRecord, 'id'>, removed: Participant): NewNotice[] =>
  noticeTo(id, removed, `${removed.number}/seat-removed`, { topic: 'seat-removed', match: id })

import type { NewNotice } from '../../platform/outbox.ts'
import { noticeTo } from '../commit/match-notices.ts'
import type { MatchRecord, Participant } from '../record/record.ts'

/** A match that waited for players is gone: told to those who had joined. */
export function closedNotices(
  { id }: Pick<MatchRecord, 'id'>,
  told: readonly Participant[],
  why: 'cancelled' | 'expired',
): NewNotice[] {
  return told.flatMap((one) =>
    noticeTo(id, one, `${one.number}/match-closed`, { topic: 'match-closed', match: id, why }),
  )
}

/** Whoever had the seat is told that it was taken back. */
export const removedNotices = ({ id }: Pick<MatchRecord, 'id'>, removed: Participant): NewNotice[] =>
  noticeTo(id, removed, `${removed.number}/seat-removed`, { topic: 'seat-removed', match: id })

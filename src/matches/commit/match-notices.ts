import type { OpenDecision } from '../../journal/decisions.ts'
import { later } from '../../platform/clock.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import { holderOf, holders, type MatchRecord, type Participant } from '../record/record.ts'

/**
 * A player who has just moved is probably still online, and a standing order answers at once: their notices wait this
 * long.
 */
const grace = 2 * 60_000

type NotifiedMatch = Pick<MatchRecord, 'id' | 'participants'>

/** A notice to a participant; none for a bot or a closed account. */
export function noticeTo(
  match: string,
  { account, accountClosed }: Pick<Participant, 'account' | 'accountClosed'>,
  about: string,
  draft: NoticeDraft,
): NewNotice[] {
  return account === null || accountClosed
    ? []
    : [{ key: `${match}/${about}`, accountId: account, matchId: match, draft }]
}

/**
 * Notices for seats that have to decide, once per question; `asked` are the decisions that these entries have opened.
 * @param again the part of the key that distinguishes it from an earlier notice of the same question
 */
export function turnNotices(
  match: NotifiedMatch,
  asked: readonly OpenDecision[],
  mover: number | undefined,
  again = '',
): NewNotice[] {
  return asked.flatMap(({ seat, question, since, sinceAt }) => {
    const holder = holderOf(match, seat)
    if (holder === undefined) return []
    const draft: NoticeDraft = { topic: 'your-turn', match: match.id, seat, version: since, question }
    const notices = noticeTo(match.id, holder, `${since}/${seat}/${question}/your-turn/${holder.number}${again}`, draft)
    const isLater = seat === mover || holder.hasOrders
    return isLater ? notices.map((notice) => ({ ...notice, dueAt: later(new Date(sinceAt), grace) })) : notices
  })
}

/**
 * Notices for the open decisions of a match that goes on after a freeze: notices that came due during the freeze were
 * withheld.
 */
export function thawNotices(before: MatchRecord, after: MatchRecord): NewNotice[] {
  const asked = after.decisions
    .filter(({ since, missedAt }) => since <= before.version && missedAt === null)
    .map((open) => ({ ...open, sinceAt: after.movedAt.toISOString() }))
  return turnNotices(after, asked, undefined, `/${after.version}`)
}

/**
 * Notices of a new holder of a seat for everybody, including the former holder, and of open decisions for the new one.
 */
export function newcomerNotices(before: NotifiedMatch, after: MatchRecord, seat: number): NewNotice[] {
  const { id: match, version } = after
  const draft: NoticeDraft = { topic: 'seat-changed', match, seat, version }
  const recipients = [...holders(after), ...holders(before).filter((holder) => holder.seat === seat)]
  const asked = after.decisions
    .filter((open) => open.seat === seat)
    .map((open) => ({ ...open, sinceAt: open.sinceAt.toISOString() }))
  return [
    ...recipients.flatMap((holder) => noticeTo(match, holder, `${version}/${holder.number}/seat-changed`, draft)),
    ...turnNotices(after, asked, undefined),
  ]
}

/** The notice to a player for whom the clock or a bot has decided: once per decision, however many moves it took. */
export function decidedForYouNotices(
  match: NotifiedMatch,
  { seat, question, since: version, by }: Pick<OpenDecision, 'seat' | 'question' | 'since'> & { by: 'clock' | 'bot' },
): NewNotice[] {
  const holder = holderOf(match, seat)
  if (holder === undefined) return []
  const draft: NoticeDraft = { topic: 'decided-for-you', match: match.id, seat, version, question, by }
  return noticeTo(match.id, holder, `${version}/${seat}/${question}/decided-for-you`, draft)
}

/** Notices for everybody of a seat that opens because its player has missed too many decisions in a row. */
export function vanishedNotices(before: MatchRecord, after: MatchRecord): NewNotice[] {
  if (after.status !== 'running') return []
  const { id: match, version } = after
  return holders(after).flatMap(({ seat, number, missed, offeredAt }) => {
    const then = before.participants.find((participant) => participant.number === number)
    const opens = offeredAt !== null && then !== undefined && then.offeredAt === null && missed > then.missed
    if (!opens) return []
    const draft: NoticeDraft = { topic: 'seat-opened', match, seat, version }
    return holders(after).flatMap((holder) =>
      noticeTo(match, holder, `${version}/${seat}/seat-opened/${holder.number}`, draft),
    )
  })
}

/** Notices for everybody at the table that the match has started, ended or been aborted. */
export function tableNotices(
  match: NotifiedMatch,
  topic: 'match-started' | 'match-ended' | 'match-aborted',
): NewNotice[] {
  const { id } = match
  return holders(match).flatMap((holder) => noticeTo(id, holder, `${holder.seat}/${topic}`, { topic, match: id }))
}

/** Notices of the end of a match. After a ruling has reopened the match, its next end gives new notices. */
export function endingNotices(match: MatchRecord): NewNotice[] {
  const { status, laterSeeds } = match
  const topic = status === 'ended' ? 'match-ended' : 'match-aborted'
  const again = laterSeeds.length === 0 ? '' : `/${laterSeeds.length}`
  return tableNotices(match, topic).map((notice) => ({ ...notice, key: `${notice.key}${again}` }))
}

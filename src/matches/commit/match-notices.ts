import type { OpenDecision } from '../../journal/decisions.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { holderOf, holders } from '../record/seats.ts'

/** Whoever has just moved is most likely still there, and a standing order answers at once: both are told later. */
const grace = 2 * 60_000

type Table = Pick<MatchRecord, 'id' | 'participants'>

/** Something about a match that is told to somebody in it; nothing where nobody is there to read it. */
export function noticeTo(
  match: string,
  { account, gone }: Pick<Participant, 'account' | 'gone'>,
  about: string,
  draft: NoticeDraft,
): NewNotice[] {
  return account === null || gone ? [] : [{ key: `${match}/${about}`, accountId: account, matchId: match, draft }]
}

/**
 * Whoever is newly asked is told, once per question; `asked` are the decisions that came up with these entries.
 * @param again what tells it from what they were told of the same question before
 */
export function turnNotices(
  match: Table,
  asked: readonly OpenDecision[],
  mover: number | undefined,
  again = '',
): NewNotice[] {
  return asked.flatMap(({ seat, question, since, sinceAt }) => {
    const holder = holderOf(match, seat)
    if (holder === undefined) return []
    const draft: NoticeDraft = { topic: 'your-turn', match: match.id, seat, version: since, question }
    const told = noticeTo(match.id, holder, `${since}/${seat}/${question}/your-turn/${holder.number}${again}`, draft)
    const isLater = seat === mover || holder.hasOrders
    return isLater ? told.map((notice) => ({ ...notice, dueAt: new Date(Date.parse(sinceAt) + grace) })) : told
  })
}

/**
 * Where a match goes on that stood still, whoever was asked before is told again: what was to be mailed meanwhile was
 * withheld.
 */
export function thawNotices(before: MatchRecord, after: MatchRecord): NewNotice[] {
  const asked = after.decisions
    .filter(({ since, missedAt }) => since <= before.version && missedAt === null)
    .map((open) => ({ ...open, sinceAt: after.movedAt.toISOString() }))
  return turnNotices(after, asked, undefined, `/${after.version}`)
}

/** Everybody is told who plays for a seat from now on, whoever held it before too; and who has come, what is asked. */
export function newcomerNotices(before: Table, after: MatchRecord, seat: number): NewNotice[] {
  const { id: match, version } = after
  const draft: NoticeDraft = { topic: 'seat-changed', match, seat, version }
  const told = [...holders(after), ...holders(before).filter((holder) => holder.seat === seat)]
  const asked = after.decisions
    .filter((open) => open.seat === seat)
    .map((open) => ({ ...open, sinceAt: open.sinceAt.toISOString() }))
  return [
    ...told.flatMap((holder) => noticeTo(match, holder, `${version}/${holder.number}/seat-changed`, draft)),
    ...turnNotices(after, asked, undefined),
  ]
}

/** Whoever let a deadline pass is told that the clock or a bot has decided: once a decision, however many moves it took. */
export function decidedNotices(
  match: Table,
  decided: (Pick<OpenDecision, 'seat' | 'question' | 'since'> & { readonly by: 'clock' | 'bot' }) | undefined,
): NewNotice[] {
  const holder = decided && holderOf(match, decided.seat)
  if (decided === undefined || holder === undefined) return []
  const { seat, question, since: version, by } = decided
  const draft: NoticeDraft = { topic: 'decided-for-you', match: match.id, seat, version, question, by }
  return noticeTo(match.id, holder, `${version}/${seat}/${question}/decided-for-you`, draft)
}

/** Everybody is told of a seat that is open from now on, since its player has missed so many decisions in a row. */
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

/** What everybody at the table is told: the match has started, ended, or been broken off. */
export function tableNotices(match: Table, topic: 'match-started' | 'match-ended' | 'match-aborted'): NewNotice[] {
  const { id } = match
  return holders(match).flatMap((holder) => noticeTo(id, holder, `${holder.seat}/${topic}`, { topic, match: id }))
}

/** What everybody is told where a match is over with these entries; nothing while it goes on. Once it was reopened, again. */
export function endingNotices(match: MatchRecord): NewNotice[] {
  const { status, laterSeeds } = match
  if (status !== 'ended' && status !== 'aborted') return []
  const topic = status === 'ended' ? 'match-ended' : 'match-aborted'
  const again = laterSeeds.length === 0 ? '' : `/${laterSeeds.length}`
  return tableNotices(match, topic).map((notice) => ({ ...notice, key: `${notice.key}${again}` }))
}

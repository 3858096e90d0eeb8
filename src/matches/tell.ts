import type { OpenDecision } from '../journal/decisions.ts'
import type { NewNotice, NoticeDraft } from '../platform/outbox.ts'
import type { Append } from './append.ts'

/** Whoever has just moved is most likely still there: they are reminded of their own next decision only after a while. */
const graceOfTheMover = 2 * 60_000

/** Somebody who holds a seat. */
interface Holder {
  readonly seat: number
  readonly account: string
}

/** Whoever is newly asked is told, once per question; `asked` are the decisions that came up with these entries. */
export function turnNotices(
  match: string,
  holders: readonly Holder[],
  asked: readonly OpenDecision[],
  mover: number | undefined,
): NewNotice[] {
  return asked.flatMap(({ seat, question, since, sinceAt }) => {
    const account = holders.find((holder) => holder.seat === seat)?.account
    if (account === undefined) return []
    const draft: NoticeDraft = { topic: 'your-turn', match, seat, version: since, question }
    const notice = { key: `${match}/${since}/${seat}/${question}/your-turn`, accountId: account, matchId: match, draft }
    if (seat !== mover) return [notice]
    return [{ ...notice, dueAt: new Date(Date.parse(sinceAt) + graceOfTheMover) }]
  })
}

/** Whoever let a deadline pass is told that the clock or a bot has decided: once a decision, however many moves it took. */
export function decidedNotices(
  match: string,
  holders: readonly Holder[],
  decided: (Pick<OpenDecision, 'seat' | 'question' | 'since'> & { readonly by: 'clock' | 'bot' }) | undefined,
): NewNotice[] {
  const account = holders.find((holder) => holder.seat === decided?.seat)?.account
  if (decided === undefined || account === undefined) return []
  const { seat, question, since: version, by } = decided
  const key = `${match}/${version}/${seat}/${question}/decided-for-you`
  const draft: NoticeDraft = { topic: 'decided-for-you', match, seat, version, question, by }
  return [{ key, accountId: account, matchId: match, draft }]
}

/** What everybody at the table is told: the match has started, ended, or been broken off. */
export function tableNotices(
  match: string,
  holders: readonly Holder[],
  topic: 'match-started' | 'match-ended' | 'match-aborted',
): NewNotice[] {
  return holders.map(({ seat, account }) => {
    return { key: `${match}/${seat}/${topic}`, accountId: account, matchId: match, draft: { topic, match } }
  })
}

/** What everybody is told where a match is over with these entries; nothing while it goes on. */
export function endingNotices(match: string, holders: readonly Holder[], status: Append['status']): NewNotice[] {
  if (status === 'running') return []
  return tableNotices(match, holders, status === 'ended' ? 'match-ended' : 'match-aborted')
}

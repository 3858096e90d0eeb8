import { activeAdministrators } from '../../accounts/index.ts'
import { holders, type MatchRecord, noticeTo } from '../../matches/index.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'

type DisputeDraft = Extract<NoticeDraft, { topic: 'dispute-raised' | 'dispute-said' | 'dispute-ruled' }>
type DisputedMatch = Pick<MatchRecord, 'id' | 'participants'>

/**
 * Notices of a dispute for everybody at the table, except the account that has caused them.
 * @param about the part of the key that distinguishes it from other notices of the dispute
 */
export function disputeNotices(
  match: DisputedMatch,
  draft: DisputeDraft,
  by: string,
  about: string = draft.topic,
): NewNotice[] {
  return holders(match)
    .filter(({ account }) => account !== by)
    .flatMap((holder) => noticeTo(match.id, holder, `dispute/${draft.dispute}/${about}/${holder.number}`, draft))
}

/** Like `disputeNotices`, with notices for the administrators who hold no seat in the match. */
export async function raisedNotices(
  { database, clock }: Platform,
  record: DisputedMatch,
  number: number,
  by: string,
): Promise<NewNotice[]> {
  const draft: DisputeDraft = { topic: 'dispute-raised', match: record.id, dispute: number }
  const seated = holders(record).flatMap(({ account }) => (account === null ? [] : [account]))
  const administrators = (await activeAdministrators(database, clock.now())).filter(
    ({ id }) => ![by, ...seated].includes(id),
  )
  return [
    ...disputeNotices(record, draft, by),
    ...administrators.flatMap(({ id: account }) =>
      noticeTo(record.id, { account, accountClosed: false }, `dispute/${number}/dispute-raised/${account}`, draft),
    ),
  ]
}

import { activeAdministrators } from '../../accounts/index.ts'
import { holders, type MatchRecord, noticeTo } from '../../matches/index.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Dispute } from './dispute.ts'

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
  match: DisputedMatch,
  number: number,
  by: string,
): Promise<NewNotice[]> {
  const draft: DisputeDraft = { topic: 'dispute-raised', match: match.id, dispute: number }
  const administrators = await activeAdministrators(database, clock.now())
  const ids = administrators.map(({ id }) => id)
  return [...disputeNotices(match, draft, by), ...noticesWithoutSeat(match, draft, by, ids)]
}

/** Like `disputeNotices`, with one for the account that raised the dispute, even if it holds no seat any more. */
export function ruledNotices(
  match: DisputedMatch,
  { number, accountId }: Pick<Dispute, 'number' | 'accountId'>,
  by: string,
): NewNotice[] {
  const draft: DisputeDraft = { topic: 'dispute-ruled', match: match.id, dispute: number }
  const raiser = accountId === null ? [] : [accountId]
  return [...disputeNotices(match, draft, by), ...noticesWithoutSeat(match, draft, by, raiser)]
}

/** Notices of a dispute for those of some accounts that hold no seat, except the one that has caused them. */
function noticesWithoutSeat(
  match: DisputedMatch,
  draft: DisputeDraft,
  by: string,
  accounts: readonly string[],
): NewNotice[] {
  return accounts
    .filter((account) => account !== by && !holders(match).some((holder) => holder.account === account))
    .flatMap((account) =>
      noticeTo(
        match.id,
        { account, accountClosed: false },
        `dispute/${draft.dispute}/${draft.topic}/${account}`,
        draft,
      ),
    )
}

import type { Seat } from '../../games/game.ts'
import type { NewNotice, NoticeDraft } from '../../platform/outbox.ts'
import { noticeTo } from '../commit/match-notices.ts'
import { type Holder, holders, isPerson, type MatchRecord } from '../record/record.ts'
import { mustAgree, type Proposal } from './proposal.ts'

type ProposalTopic = Pick<Proposal, 'number' | 'seat' | 'terms'>

/** Everybody who has to agree gets a notice. */
export function proposedNotices(record: MatchRecord, proposal: ProposalTopic): NewNotice[] {
  const seats = mustAgree(proposal, record)
  const readers = holders(record).filter(({ seat }) => seats.includes(seat))
  return notices(record, readers, { topic: 'proposed', match: record.id, proposal: proposal.number })
}

/** Everybody at the table gets a notice of what was decided, except the player whose answer decided it. */
export function proposalDecidedNotices(
  record: MatchRecord,
  { number }: Pick<ProposalTopic, 'number'>,
  by: Seat | null,
): NewNotice[] {
  const readers = holders(record).filter((holder) => isPerson(holder) && holder.seat !== by)
  return notices(record, readers, { topic: 'proposal-decided', match: record.id, proposal: number })
}

type ProposalDraft = Extract<NoticeDraft, { topic: 'proposed' | 'proposal-decided' }>

function notices({ id }: MatchRecord, readers: readonly Holder[], draft: ProposalDraft): NewNotice[] {
  return readers.flatMap((holder) =>
    noticeTo(id, holder, `proposal/${draft.proposal}/${draft.topic}/${holder.number}`, draft),
  )
}

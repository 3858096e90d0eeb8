import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Language, Names } from '../../games/kit/wording.ts'
import type { NamesThen } from '../record/past-names.ts'
import type { MatchRecord } from '../record/record.ts'
import { namesOf } from '../record/seat-names.ts'
import { type Proposal, ProposalStatus, statusOf, waitsFor } from './proposal.ts'
import { ProposalTerms } from './proposal-terms.ts'
import { administrators, termsInWords } from './proposal-words.ts'

const AtSeat = z
  .object({ seat: z.int(), player: z.string().describe('The name of its holder.') })
  .meta({ id: 'AtSeat', description: 'A seat and its holder.' })

const Proposer = z
  .object({
    seat: z.int().nullable().describe('Null: the administrators.'),
    player: z.string().describe('The name of its holder when it was made, or “The administrators” in your language.'),
  })
  .meta({ id: 'Proposer', description: 'The seat that made a proposal, or the administrators.' })

/** A proposal as everybody who may see the match sees it. */
export const ProposalBody = z
  .object({
    match: z.uuid(),
    number: z.int().describe('Numbered within its match.'),
    terms: ProposalTerms,
    says: z.string().describe('What is proposed, as a sentence in your language.'),
    by: Proposer.describe('The seat that proposes it, or the administrators.'),
    version: z
      .int()
      .describe(
        'The match’s version at which it was made. A proposal to take back moves lapses with the next version.',
      ),
    status: ProposalStatus,
    agreed: z.array(AtSeat).describe('The seats that have agreed.'),
    waitsFor: z
      .array(AtSeat)
      .describe(
        'The seats that still have to agree. The proposal takes effect when the last of them agrees. If this is empty while the proposal is open, everybody who had to agree has left, and any player may agree.',
      ),
    createdAt: z.iso.datetime(),
    doneAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'When it was accepted, declined or withdrawn, or was recorded as lapsed; null while it is open, and for one that has lapsed since.',
      ),
  })
  .meta({
    id: 'Proposal',
    description: 'A proposal to the players of a match: it takes effect once all others have agreed.',
  })
export type ProposalBody = z.infer<typeof ProposalBody>

/**
 * A proposal with the names of those who held the seats when it was made; those who still have to agree have their
 * present names.
 */
export function proposalBody(
  record: MatchRecord,
  proposal: Proposal,
  namesThen: NamesThen,
  now: Date,
  language: Language,
): ProposalBody {
  const { number, terms, seat, version, agreed, createdAt, doneAt } = proposal
  const names = namesThen.at(version)
  const called = (by: Names) => (one: Seat) => ({ seat: one, player: by(one) })
  const status = statusOf(proposal, record, now)
  return {
    match: record.id,
    number,
    terms,
    says: termsInWords(terms, names, language),
    by: seat === null ? { seat, player: administrators[language] } : called(names)(seat),
    version,
    status,
    agreed: agreed.map(called(namesThen.before(doneAt ?? now))),
    waitsFor: status === 'open' ? waitsFor(proposal, record).map(called(namesOf(record, language))) : [],
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

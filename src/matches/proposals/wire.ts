import { z } from 'zod'
import type { Seat } from '../../games/game.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { MatchRecord } from '../load.ts'
import { namesOf } from '../names.ts'
import { type Proposal, Status, statusOf, waitsFor } from './proposal.ts'
import { Terms } from './terms.ts'
import { administrators, termsInWords } from './words.ts'

const AtSeat = z
  .object({ seat: z.int(), player: z.string().describe('The name of whoever holds it now.') })
  .meta({ id: 'AtSeat', description: 'A seat, and whose it is.' })

const Proposer = z
  .object({
    seat: z.int().nullable().describe('Null: the administrators.'),
    player: z.string().describe('The name of whoever holds the seat now, or “The administrators” in your language.'),
  })
  .meta({ id: 'Proposer', description: 'Who proposes something.' })

/** A proposal as everybody sees it who may see the match. */
export const ProposalBody = z
  .object({
    match: z.uuid(),
    number: z.int().describe('Counted within its match.'),
    terms: Terms,
    says: z.string().describe('What is proposed, as a sentence in your language.'),
    by: Proposer.describe('Who proposes it.'),
    version: z.int().describe('The match’s version at which it was made. Taking back lapses with the next one.'),
    status: Status,
    agreed: z.array(AtSeat).describe('Who has agreed.'),
    waitsFor: z
      .array(AtSeat)
      .describe(
        'Who still has to agree: with the last of them it comes about. Nobody, though it is open: those who were asked have left, and anybody who plays may agree.',
      ),
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable().describe('When it was accepted, declined or withdrawn.'),
  })
  .meta({ id: 'Proposal', description: 'What somebody proposes to a table, and all others have to agree to.' })
export type ProposalBody = z.infer<typeof ProposalBody>

export function proposalBody(record: MatchRecord, proposal: Proposal, now: Date, language: Language): ProposalBody {
  const { number, terms, seat, version, agreed, createdAt, doneAt } = proposal
  const names = namesOf(record, language)
  const at = (one: Seat) => ({ seat: one, player: names(one) })
  const status = statusOf(proposal, record, now)
  return {
    match: record.id,
    number,
    terms,
    says: termsInWords(terms, names, language),
    by: seat === null ? { seat, player: administrators[language] } : at(seat),
    version,
    status,
    agreed: agreed.map(at),
    waitsFor: status === 'open' ? waitsFor(proposal, record).map(at) : [],
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

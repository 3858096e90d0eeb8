import { z } from 'zod'
import type { Language, Names } from '../../games/kit/wording.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { existing } from '../record/find-match.ts'
import { namesThenIn } from '../record/past-names.ts'
import { namesOf } from '../record/seat-names.ts'
import { ProposalStatus, statusOf, waitsFor } from './proposal.ts'
import { type ProposalBody, proposalBody } from './proposal-body.ts'
import { findProposal } from './proposal-store.ts'
import type { Proposed } from './proposals.ts'

const seats = z.array(z.int())

/** The parts of a proposal that may change after a request was answered: a repeated request gets the same answer. */
export const ProposalThen = z.object({
  number: z.int(),
  status: ProposalStatus,
  agreed: seats,
  waitsFor: seats,
  doneAt: z.coerce.date().nullable(),
})
export type ProposalThen = z.infer<typeof ProposalThen>

/** What is remembered of a proposal for a repeated request. */
export function proposalThen({ record, proposal }: Proposed, now: Date): ProposalThen {
  const { number, agreed, doneAt } = proposal
  const status = statusOf(proposal, record, now)
  return { number, status, agreed: [...agreed], waitsFor: status === 'open' ? waitsFor(proposal, record) : [], doneAt }
}

/** A proposal as a request was answered then. @throws Problem not-found */
export async function proposalAsThen(
  platform: Platform,
  match: string,
  { number, ...then }: ProposalThen,
  language: Language,
): Promise<ProposalBody> {
  const record = await existing(platform, match)
  const proposal = await findProposal(platform, match, number)
  if (proposal === undefined) throw new Problem('not-found')
  const now = platform.clock.now()
  const namesThen = await namesThenIn(platform, record, language)
  const called = (by: Names) => (seat: number) => ({ seat, player: by(seat) })
  return {
    ...proposalBody(record, proposal, namesThen, now, language),
    status: then.status,
    agreed: then.agreed.map(called(namesThen.before(then.doneAt ?? now))),
    waitsFor: then.waitsFor.map(called(namesOf(record, language))),
    doneAt: then.doneAt?.toISOString() ?? null,
  }
}

import type { z } from 'zod'
import type { SeatTerms } from '../../../../src/matches/proposals/proposal-terms.ts'
import { Proposal } from '../answers.ts'
import type { Person } from '../person.ts'
import { unlessRefused } from './unless-refused.ts'

const notNow = [
  'match-over',
  'not-your-seat',
  'already-resigned',
  'proposal-open',
  'already-paused',
  'not-paused',
  'nothing-to-take-back',
  'nobody-to-agree',
  'seat-not-replaceable',
]

/** Makes a proposal to a table. @returns the proposal if it could be made */
export function propose(
  { api }: Person,
  match: string,
  terms: SeatTerms,
): Promise<z.infer<typeof Proposal> | undefined> {
  return unlessRefused(notNow, api.post(`/v1/matches/${match}/proposals`, terms, Proposal))
}

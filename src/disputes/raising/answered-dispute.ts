import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import type { LiveMatch } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Dispute, DisputeStatus } from './dispute.ts'
import { type DisputeInFull, disputeInFull } from './dispute-body.ts'
import { existingDispute } from './dispute-store.ts'

/** The parts of a dispute that may change after a request was answered: a repeated request gets the same answer. */
export const DisputeThen = z.object({
  number: z.int(),
  status: DisputeStatus,
  freezes: z.boolean(),
  comments: z.int(),
})
export type DisputeThen = z.infer<typeof DisputeThen>

/** @throws Problem not-found */
export async function disputeThen(platform: Platform, match: string, number: number): Promise<DisputeThen> {
  const { status, freezes, _count } = await existingDispute(platform, match, number)
  return { number, status: DisputeStatus.parse(status), freezes, comments: _count.comments }
}

/** A dispute as a request was answered then, without what came later. @throws Problem not-found */
export async function disputeAsThen(
  platform: Platform,
  { record, head }: LiveMatch,
  { number, status, freezes, comments }: DisputeThen,
  language: Language,
): Promise<DisputeInFull> {
  const now = await existingDispute(platform, record.id, number)
  const then: Dispute = { ...now, status, freezes, ...(status === 'open' ? unsettled : {}) }
  const body = await disputeInFull(platform, record, then, head.holdings, language)
  return { ...body, comments, discussion: body.discussion.slice(0, comments) }
}

const unsettled = { ruledBy: null, reasons: null, first: null, last: null, doneAt: null }

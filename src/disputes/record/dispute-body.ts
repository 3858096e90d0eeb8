import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountName } from '../../accounts/index.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { Holding } from '../../journal/holdings.ts'
import { type LiveMatch, type Matches, type MatchRecord, namesAt } from '../../matches/index.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Dispute, DisputeStatus } from './dispute.ts'
import { existingDispute } from './dispute-store.ts'
import { remedyInWords } from './remedy-sentences.ts'
import { StoredRemedies } from './stored-remedies.ts'

const Speaker = z
  .object({
    seat: z.int().nullable().describe('Null: an administrator.'),
    name: z.string().nullable().describe('Their present name; null once their account is erased.'),
  })
  .meta({ id: 'DisputeSpeaker', description: 'A player at the table, or an administrator.' })

const RulingBody = z
  .object({
    by: z.string().describe('The name of the administrator.'),
    reasons: z.string(),
    remedies: z.array(z.string()).describe('What was done, in sentences in your language; empty if nothing was done.'),
  })
  .meta({ id: 'Ruling', description: 'How a dispute was ruled.' })

/** A dispute as everybody who may see the match sees it. */
export const DisputeBody = z
  .object({
    match: z.uuid(),
    number: z.int().describe('Numbered within its match.'),
    by: Speaker.describe('Who raised it.'),
    version: z.int().describe('The version of the disputed entry.'),
    text: z
      .string()
      .describe('What is wrong, in the words of the person who raised it; empty once their account is erased.'),
    status: DisputeStatus,
    freezes: z.boolean().describe('Whether it freezes the match while it is open and the match is not over.'),
    comments: z.int().describe('How many comments it has.'),
    ruling: RulingBody.nullable().describe('The ruling; null until there is one.'),
    entries: z
      .object({ first: z.int(), last: z.int() })
      .nullable()
      .describe('The versions of the entries that settled it; null if it took none.'),
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable().describe('When it was ruled or withdrawn.'),
  })
  .meta({ id: 'Dispute', description: 'A complaint about an entry of a match, and its outcome.' })
export type DisputeBody = z.infer<typeof DisputeBody>

export const DisputeInFull = DisputeBody.extend({
  discussion: z.array(
    z
      .object({
        by: Speaker,
        text: z.string().describe('Empty once its author’s account is erased.'),
        at: z.iso.datetime(),
      })
      .meta({ id: 'DisputeComment', description: 'A comment on a dispute.' }),
  ),
}).meta({ id: 'DisputeInFull', description: 'A dispute with its comments.' })
export type DisputeInFull = z.infer<typeof DisputeInFull>

/** A dispute as the API answers it. @param holdings who has held which seat of the match, and since when */
export function disputeBody(
  record: MatchRecord,
  dispute: Dispute,
  holdings: readonly Holding[],
  language: Language,
): DisputeBody {
  const { number, seat, account, version, text, status, freezes, first, last, createdAt, doneAt, _count } = dispute
  return {
    match: record.id,
    number,
    by: { seat, name: account?.name ?? null },
    version,
    text,
    status: DisputeStatus.parse(status),
    freezes,
    comments: _count.comments,
    ruling: rulingBody(record, dispute, holdings, language),
    entries: first === null || last === null ? null : { first, last },
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }
}

/** A ruling, with the names of those who held the seats before it. */
function rulingBody(
  record: MatchRecord,
  dispute: Dispute,
  holdings: readonly Holding[],
  language: Language,
): z.infer<typeof RulingBody> | null {
  const { ruledBy, reasons, remedies } = dispute
  if (ruledBy === null) return null
  const names = namesAt(record, holdings, beforeRuling(dispute), language)
  return {
    by: ruledBy.name,
    reasons: reasons ?? '',
    remedies: StoredRemedies.parse(remedies).map((remedy) => remedyInWords(remedy, names, language)),
  }
}

/** The version whose players a ruling names, since a remedy may give a seat to somebody else. */
export const beforeRuling = ({ first, version }: Pick<Dispute, 'first' | 'version'>): number =>
  first === null ? version : first - 1

/** A dispute with all its comments. */
export async function disputeInFull(
  platform: Platform,
  record: MatchRecord,
  dispute: Dispute,
  holdings: readonly Holding[],
  language: Language,
): Promise<DisputeInFull> {
  const comments = await platform.database.prisma.disputeComment.findMany({
    where: { matchId: record.id, number: dispute.number },
    include: { account: accountName },
    orderBy: { place: 'asc' },
  })
  return {
    ...disputeBody(record, dispute, holdings, language),
    comments: comments.length,
    discussion: comments.map(({ seat, account, text, at }) => {
      return { by: { seat, name: account?.name ?? null }, text, at: at.toISOString() }
    }),
  }
}

/** The parts of a dispute that may change after a request was answered: a repeated request gets the same answer. */
export const DisputeThen = z.object({
  number: z.int(),
  status: DisputeStatus,
  freezes: z.boolean(),
  comments: z.int(),
})
export type DisputeThen = z.infer<typeof DisputeThen>

/** What is remembered of a dispute for a repeated request. @throws Problem not-found */
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
  const newest = await existingDispute(platform, record.id, number)
  const then: Dispute = { ...newest, status, freezes, ...(status === 'open' ? unsettled : {}) }
  const body = await disputeInFull(platform, record, then, head.holdings, language)
  return { ...body, comments, discussion: body.discussion.slice(0, comments) }
}

const unsettled = { ruledBy: null, reasons: null, first: null, last: null, doneAt: null }

/**
 * Changes a dispute once, and answers with it as it was then, however often the request is repeated.
 * @param act changes it, and returns its number
 */
export async function disputeOnce(
  platform: Platform,
  liveMatches: Matches['liveMatches'],
  request: FastifyRequest,
  match: string,
  act: () => Promise<number>,
): Promise<DisputeInFull> {
  const then = await once(request, DisputeThen, async () => disputeThen(platform, match, await act()))
  return disputeAsThen(platform, await liveMatches.newest(match), then, request.language)
}

import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { existing } from '../record/find-match.ts'
import type { MatchRecord, OpenDecisionRow } from '../record/record.ts'
import { Counted } from '../time/counted-time.ts'

const time = z.coerce.date()

const Open = z.object({
  seat: z.int(),
  question: z.string(),
  since: z.int(),
  sinceAt: time,
  lapses: z.boolean(),
  counted: Counted.nullable().default(null),
  dueAt: time.nullable(),
  remindAt: time.nullable(),
  missedAt: time.nullable(),
  actAt: time.nullable(),
  claimedBy: z.int().nullable().default(null),
}) satisfies z.ZodType<OpenDecisionRow>

/** What a match waited for when a request was answered, and whether its clocks were stopped. */
export const WaitingThen = z.object({
  decisions: z.array(Open),
  pausedUntil: time.nullable(),
  frozenAt: time.nullable(),
})
export type WaitingThen = z.infer<typeof WaitingThen>

/** What is remembered of a request that made entries: their versions, and what the match waited for after them. */
export const EntriesThen = z.object({ first: z.int(), last: z.int(), ...WaitingThen.shape })

/** The parts of a match that may change after a request was answered: a repeated request gets the same answer. */
export const MatchThen = z.object({
  match: z.uuid(),
  ...WaitingThen.shape,
  status: z.enum(['open', 'running', 'ended', 'aborted']),
  rules: z.int(),
  roster: z.int(),
  version: z.int(),
  hash: z.string(),
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  movedAt: time,
  expiresAt: time.nullable(),
  disputed: z.int(),
  laterSeeds: z.int(),
  people: z.array(
    z.object({ number: z.string(), seat: z.int().nullable(), leftAt: time.nullable(), offeredAt: time.nullable() }),
  ),
})
export type MatchThen = z.infer<typeof MatchThen>

/** The match of an answer: as it was then, or by its id alone where nothing was remembered. */
export const MatchAnswered = z.union([MatchThen, z.object({ match: z.uuid() })])
export type MatchAnswered = z.infer<typeof MatchAnswered>

/** What is remembered of a match for a repeated request. */
export function matchThen(record: MatchRecord): MatchThen {
  const { id, decisions, participants, laterSeeds, ...others } = record
  return MatchThen.parse({
    ...others,
    match: id,
    decisions,
    laterSeeds: laterSeeds.length,
    people: participants,
  })
}

/** A match as a request was answered then, without those who have left it before its start. */
function recordThen(record: MatchRecord, then: MatchThen): MatchRecord {
  const { match: _match, people, laterSeeds, ...others } = then
  const participants = people.flatMap(({ number, ...state }) =>
    record.participants.filter((one) => one.number === number).map((one) => ({ ...one, ...state })),
  )
  return {
    ...record,
    ...others,
    participants,
    laterSeeds: record.laterSeeds.slice(0, laterSeeds),
    result: then.status === 'ended' ? record.result : null,
  }
}

/** The match of an answer, as it was when the request was first answered. @throws Problem not-found */
export async function answeredMatch(platform: Platform, then: MatchAnswered): Promise<MatchRecord> {
  const record = await existing(platform, then.match)
  return 'version' in then ? recordThen(record, then) : record
}

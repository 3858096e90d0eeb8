import { z } from 'zod'
import { Decision, Match } from '../answers.ts'

/** The fields of the API's answers that only the weeks read. */

const Asked = Decision.extend({
  player: z.string(),
  question: z.string(),
  dueAt: z.iso.datetime().nullable(),
  late: z.boolean(),
})

export const MatchDetails = Match.extend({
  seats: z.int(),
  pace: z.object({ kind: z.string(), hours: z.int().optional(), refill: z.int().optional() }),
  late: z.string(),
  decisions: z.array(Asked),
  pausedUntil: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  players: z.array(
    z.object({
      seat: z.int().nullable(),
      name: z.string(),
      bot: z.boolean(),
      resigned: z.boolean(),
      open: z.boolean(),
    }),
  ),
})
export type MatchDetails = z.infer<typeof MatchDetails>

export const MatchPage = z.object({ items: z.array(MatchDetails) })

const AtSeat = z.object({ seat: z.int(), player: z.string() })

export const Proposal = z.object({
  number: z.int(),
  terms: z.looseObject({ kind: z.string() }),
  status: z.string(),
  waitsFor: z.array(AtSeat),
})

export const Proposals = z.object({ items: z.array(Proposal) })

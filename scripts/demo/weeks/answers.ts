import { z } from 'zod'
import { Decision, Match } from '../answers.ts'

/** What the weeks need of the API's answers, beside what the demo of one match needs. */

const Asked = Decision.extend({
  player: z.string(),
  question: z.string(),
  dueAt: z.iso.datetime().nullable(),
  late: z.boolean(),
})

export const Table = Match.extend({
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
export type Table = z.infer<typeof Table>

export const Tables = z.object({ items: z.array(Table) })

const AtSeat = z.object({ seat: z.int(), player: z.string() })

export const Proposal = z.object({
  number: z.int(),
  terms: z.looseObject({ kind: z.string() }),
  status: z.string(),
  waitsFor: z.array(AtSeat),
})

export const Proposals = z.object({ items: z.array(Proposal) })

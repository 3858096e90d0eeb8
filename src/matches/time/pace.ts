import { z } from 'zod'

const hours = z.int().min(1).max(720)

/** How much time there is for a decision: agreed when a match is opened. Nights, rest days and vacations do not count. */
export const Pace = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }).meta({ id: 'NoPace', description: 'No limit.' }),
    z
      .strictObject({ kind: z.literal('hours'), hours })
      .meta({ id: 'HoursPace', description: 'A number of hours for each decision.' }),
    z
      .strictObject({
        kind: z.literal('bank'),
        hours: hours.describe('What a player starts with, and the most they can have.'),
        refill: z.int().min(0).max(168).describe('How many hours come back with each decision made.'),
      })
      .meta({ id: 'BankPace', description: 'A bank of time: deciding uses it up, and each decision made refills it.' }),
  ])
  .meta({
    id: 'Pace',
    description: 'How much time there is for a decision. Nights, rest days and vacations do not count.',
  })
export type Pace = z.infer<typeof Pace>

/** What happens when a deadline has passed: agreed when a match is opened. */
export const Late = z.enum(['wait', 'usual', 'bot', 'substitute']).meta({
  id: 'Late',
  description:
    'What happens when a deadline has passed. `wait`: everybody is notified, and the match waits. `usual`: the server gives the game’s usual answer; for a question without one, the match waits (`GET /v1/games/{game}` lists the usual answers). `bot`: a bot makes this decision. `substitute`: everybody is notified, and the seat opens to a substitute; if nobody takes it within three days, a bot plays on.',
})
export type Late = z.infer<typeof Late>

/** The longest wait if the match agreed on none: this many paces, and at least this many hours. */
const pacesToWait = 3
const hoursToWait = 7 * 24

/** How many hours a match may wait for a decision, by the calendar and without vacations: agreed when it is opened. */
export const LongestWait = z
  .int()
  .min(1)
  .max(366 * 24)
  .nullable()

/** How many hours a match waits for a decision at most; null if there is no limit. */
export function longestWaitOf({ pace, longestWait }: { readonly pace: Pace; readonly longestWait: number | null }) {
  return pace.kind === 'none' ? null : (longestWait ?? Math.max(pacesToWait * pace.hours, hoursToWait))
}

/** What happens at the deadline of a decision. */
export const AtDeadline = z.enum([...Late.options, 'forfeit']).meta({
  id: 'AtDeadline',
  description:
    'What happens at a deadline: as in `Late`, or `forfeit`: the seat resigns, and the seat that has claimed the win wins.',
})
export type AtDeadline = z.infer<typeof AtDeadline>

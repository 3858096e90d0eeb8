import { z } from 'zod'
import type { Calendar } from '../time/calendar.ts'
import { runningBetween } from '../time/running-time.ts'

export const TimeTaken = z
  .object({
    milliseconds: z.int().describe('The time from the question to this move.'),
    running: z
      .int()
      .nullable()
      .describe(
        'How much of that time the seat’s clock ran, by its player’s present hours, without pauses and freezes. Null without deadlines, and for all but that player and administrators: nobody else may know when a player rests.',
      ),
  })
  .meta({ id: 'TimeTaken', description: 'How long a seat took, in milliseconds.' })
export type TimeTaken = z.infer<typeof TimeTaken>

/** An interval in which all clocks of a match stood still. */
export interface Standstill {
  readonly from: Date
  readonly until: Date
}

/** How long a seat took. @param calendar null if there are no deadlines, or the reader may not know it */
export function timeTaken(since: Date, at: Date, still: readonly Standstill[], calendar: Calendar | null): TimeTaken {
  const milliseconds = at.getTime() - since.getTime()
  if (calendar === null) return { milliseconds, running: null }
  let running = 0
  let from = since
  for (const quiet of still.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    running += runningBetween(from, quiet.from < at ? quiet.from : at, calendar)
    if (quiet.until > from) from = quiet.until
  }
  return { milliseconds, running: running + runningBetween(from, at, calendar) }
}

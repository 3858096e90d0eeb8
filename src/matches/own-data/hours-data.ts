import { z } from 'zod'
import { ownerById } from '../../accounts/index.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'
import { Hours } from '../time/account-calendar.ts'

const ExportedHours = z.object({
  hours: Hours.extend({
    vacationsByThemselves: z
      .boolean()
      .describe('Whether a vacation starts automatically instead of a missed deadline.'),
    remindHours: z.int().nullable().describe('How many waking hours before a deadline a mail reminds you of it.'),
  }).describe(
    'The hours that you keep, past vacations included. A vacation keeps the time zone in which it was entered.',
  ),
})

/** The hours that an account keeps in all its matches. */
export const hoursData: OwnedData = {
  exported: exported(ExportedHours, async ({ database }, { id }) => {
    const { hours, vacationsByThemselves, remindHours } = await ownerById(database, id)
    return { hours: { ...Hours.parse(hours), vacationsByThemselves, remindHours } }
  }),
}

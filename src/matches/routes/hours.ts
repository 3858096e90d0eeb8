import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { vacationDays, vacationsFrom } from '../clock/calendar.ts'
import { Hours } from '../clock/hours.ts'
import { keepHours } from '../clock/keep-hours.ts'
import { thisYear, vacationAllowance } from '../clock/vacation.ts'
import { dayAt } from '../clock/wall-clock.ts'

const Kept = z
  .strictObject({
    ...Hours.shape,
    vacationsByThemselves: z
      .boolean()
      .describe('Whether a week of vacation is taken by itself where a deadline would be missed.'),
    remindHours: z
      .int()
      .min(1)
      .max(168)
      .nullable()
      .describe('So many hours before a deadline a mail reminds you of it; null: never.'),
  })
  .meta({
    id: 'Hours',
    description: 'The hours you keep in all your matches: when your clocks stand still, in your own time zone.',
  })

const HoursBody = z
  .object({
    ...Kept.shape,
    timeZone: z.string().describe('Your account’s time zone.'),
    vacationDaysLeft: z.int().describe('Days of vacation that are left in this calendar year.'),
  })
  .meta({ id: 'KeptHours', description: 'The hours you keep, and what is left of your vacation.' })

/** The hours a player keeps: nights, rest days, vacations, reminders. */
export function hoursRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { account } = platform.database.prisma

  async function hoursOf(id: string): Promise<z.infer<typeof HoursBody>> {
    const found = await account.findUniqueOrThrow({ where: { id } })
    const { timeZone, vacationsByThemselves, remindHours } = found
    const hours = Hours.parse(found.hours)
    const taken = vacationDays(hours.vacations, thisYear(platform.clock.now(), timeZone))
    return { ...hours, timeZone, vacationsByThemselves, remindHours, vacationDaysLeft: vacationAllowance - taken }
  }

  return async (app) => {
    app.get(
      '/v1/account/hours',
      {
        schema: {
          operationId: 'getHours',
          summary: 'See the hours you keep',
          description: 'In nights, on rest days and in vacations your clocks stand still, in all your matches.',
          tags: ['accounts'],
          security: needs('read'),
          response: { 200: HoursBody, '4xx': ProblemBody },
        },
      },
      (request) => hoursOf(requirePlayer(request, 'read').account),
    )

    app.put(
      '/v1/account/hours',
      {
        schema: {
          operationId: 'keepHours',
          summary: 'Say which hours you keep',
          description:
            'What is left of the time for your open decisions stays the same, and is counted by the new hours from now on. Days of vacation that have passed stay as they were. Your time zone is part of your account.',
          tags: ['accounts'],
          security: needs('session'),
          body: Kept,
          problems: ['too-much-vacation'],
          response: { 200: HoursBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: id } = requireSession(request)
        await once(request, z.object({}), async () => {
          const { vacationsByThemselves, remindHours, ...asked } = request.body
          const now = await account.findUniqueOrThrow({ where: { id }, select: { hours: true, timeZone: true } })
          const today = dayAt(platform.clock.now(), now.timeZone).toString()
          const had = Hours.parse(now.hours).vacations
          const hours = { ...asked, vacations: vacationsFrom(today, had, asked.vacations) }
          for (const year of yearsOf(hours)) {
            if (vacationDays(hours.vacations, year) > vacationAllowance)
              throw new Problem('too-much-vacation', { params: { year, most: vacationAllowance } })
          }
          await keepHours(platform, id, { hours, vacationsByThemselves, remindHours })
          return {}
        })
        return hoursOf(id)
      },
    )
  }
}

/** The calendar years in which there is vacation. */
const yearsOf = ({ vacations }: Hours): Set<number> =>
  new Set(vacations.flatMap(({ from, until }) => [from, until].map((day) => Number(day.slice(0, 4)))))

import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ownerById } from '../../accounts/index.ts'
import { bySchema } from '../../games/kit/by-schema.ts'
import { sameJson } from '../../journal/canonical.ts'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { invalidAt } from '../../platform/problems/validation.ts'
import { type CalendarChange, type CalendarRow, keepHours } from '../deadlines/calendar-changes.ts'
import { vacationAllowance, yearAt } from '../scheduler/vacation.ts'
import { Hours, hoursAWeek, leastHoursAWeek } from '../time/account-calendar.ts'
import { type KeptVacation, KeptVacations, Vacations, WeeklyHours } from '../time/calendar.ts'
import { vacationDays, vacationsFrom } from '../time/vacation-days.ts'
import { dayAt } from '../time/wall-clock.ts'

const { night, restDays } = WeeklyHours.shape

const AskedHours = z
  .strictObject({
    night,
    restDays,
    vacations: Vacations,
    vacationsByThemselves: z
      .boolean()
      .describe('Whether a week of vacation starts automatically instead of a missed deadline.'),
    remindHours: z
      .int()
      .min(1)
      .max(168)
      .nullable()
      .describe(
        'How many of your waking hours before a deadline a mail reminds you of it: never at night, on a rest day or in a vacation. Null: no reminders.',
      ),
  })
  .meta({
    id: 'Hours',
    description: 'When your clocks stop in all your matches, in your own time zone.',
  })

const SomeHours = AskedHours.partial().meta({
  id: 'HoursChange',
  description: 'Changes to the hours you keep; what is left out stays as it is.',
})
type SomeHours = z.infer<typeof SomeHours>

const HoursBody = z
  .object({
    ...AskedHours.shape,
    timeZone: z.string().describe('Your account’s time zone.'),
    hoursAWeek: z.number().describe('How many hours of a week your clocks run: at least twenty.'),
    vacationDaysLeft: z.int().describe('How many days of vacation you have left in this calendar year.'),
  })
  .meta({ id: 'KeptHours', description: 'The hours you keep, and the vacation you have left.' })

/** The hours a player keeps: nights, rest days, vacations, reminders. */
export function hoursRoutes(platform: Platform): FastifyPluginAsyncZod {
  async function hoursOf(id: string): Promise<z.infer<typeof HoursBody>> {
    const found = await ownerById(platform.database, id)
    const { timeZone, vacationsByThemselves, remindHours } = found
    const hours = Hours.parse(found.hours)
    const taken = vacationDays(hours.vacations, yearAt(platform.clock.now(), timeZone))
    return {
      ...hours,
      // A vacation is shown by its dates alone; it keeps the time zone in which it was entered.
      vacations: hours.vacations.map(({ from, until }) => ({ from, until })),
      timeZone,
      vacationsByThemselves,
      remindHours,
      hoursAWeek: hoursAWeek({ ...hours, timeZone }),
      vacationDaysLeft: Math.max(0, vacationAllowance - taken),
    }
  }

  /** @throws Problem too-few-hours, too-much-vacation, invalid-request */
  function changeTo(account: CalendarRow, asked: SomeHours): CalendarChange {
    const { timeZone } = account
    const kept = Hours.parse(account.hours)
    const { vacationsByThemselves = account.vacationsByThemselves, remindHours = account.remindHours } = asked
    const { night = kept.night, restDays = kept.restDays } = asked
    requireEnough(kept, { timeZone, night, restDays })
    const todayIn = (zone: string) => dayAt(platform.clock.now(), zone).toString()
    const { vacations: planned = kept.vacations } = asked
    const vacations = vacationsFrom({ had: kept.vacations, asked: planned, timeZone, todayIn })
    // Those that have begun stay, so that together with them there may be too many.
    const read = bySchema(KeptVacations, vacations)
    if (!read.success) throw new Problem('invalid-request', { errors: invalidAt(['body', 'vacations'], read.wrongs) })
    for (const year of yearsOf(vacations)) {
      const days = vacationDays(vacations, year)
      if (days > vacationAllowance && days > vacationDays(kept.vacations, year))
        throw new Problem('too-much-vacation', { params: { year, most: vacationAllowance } })
    }
    return { hours: { night, restDays, vacations }, vacationsByThemselves, remindHours }
  }

  async function keep(request: FastifyRequest, asked: Parameters<typeof changeTo>[1]) {
    const { account: id } = requireSession(request)
    await once(request, z.object({}), async () => {
      await keepHours(platform, id, (kept) => changeTo(kept, asked))
      return {}
    })
    return hoursOf(id)
  }

  return async (app) => {
    app.get(
      '/v1/account/hours',
      {
        schema: {
          operationId: 'getHours',
          summary: 'See the hours you keep',
          description: 'Your clocks stop at night, on rest days and during vacations, in all your matches.',
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
          summary: 'Set the hours you keep',
          description,
          tags: ['accounts'],
          security: needs('session'),
          body: AskedHours,
          problems: ['too-few-hours', 'too-much-vacation'],
          response: { 200: HoursBody, '4xx': ProblemBody },
        },
      },
      (request) => keep(request, request.body),
    )

    app.patch(
      '/v1/account/hours',
      {
        schema: {
          operationId: 'changeHours',
          summary: 'Change some of the hours you keep',
          description: `What you leave out stays as it is. ${description}`,
          tags: ['accounts'],
          security: needs('session'),
          body: SomeHours,
          problems: ['too-few-hours', 'too-much-vacation'],
          response: { 200: HoursBody, '4xx': ProblemBody },
        },
      },
      (request) => keep(request, request.body),
    )
  }
}

const description =
  'Nights and rest days apply from the next decision on, and must leave your clocks at least twenty hours a week to run. A vacation stops your clocks at once, also for open decisions, and the time you have left for these stays the same. A day of vacation that has begun counts as taken: a vacation that you end today lasts until midnight. Your time zone is part of your account.'

/** Hours that were set before this minimum existed stay valid until they change. @throws Problem too-few-hours */
function requireEnough(kept: Hours, asked: WeeklyHours): void {
  const { night, restDays } = asked
  if (sameJson({ night, restDays }, { night: kept.night, restDays: kept.restDays })) return
  const hours = hoursAWeek(asked)
  if (hours < leastHoursAWeek)
    throw new Problem('too-few-hours', { params: { least: leastHoursAWeek, hours: Math.floor(hours * 10) / 10 } })
}

const yearsOf = (vacations: readonly KeptVacation[]): Set<number> =>
  new Set(vacations.flatMap(({ from, until }) => [from, until].map((day) => Number(day.slice(0, 4)))))

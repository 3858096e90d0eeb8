import { z } from 'zod'
import type { Calendar } from '../../../../src/matches/time/calendar.ts'
import type { Person } from '../person.ts'

const Kept = z.object({ vacations: z.array(z.object({ from: z.string(), until: z.string() })) })

/** The hours somebody tells the server that they keep, and what else it shall do with their deadlines. */
export interface Hours extends Omit<Calendar, 'timeZone'> {
  readonly vacationsByThemselves: boolean
  readonly remindHours: number | null
}

/** Somebody says which hours they keep, in all their matches. */
export async function keepHours(person: Person, hours: Hours): Promise<void> {
  const api = await person.signIn()
  await api.put('/v1/account/hours', hours, Kept)
}

/** The vacations that somebody has taken, or that were taken for them by themselves. */
export async function vacationsOf({ api }: Person): Promise<z.infer<typeof Kept>['vacations']> {
  return (await api.get('/v1/account/hours', Kept)).vacations
}

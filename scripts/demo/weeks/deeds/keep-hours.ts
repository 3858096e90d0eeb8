import { z } from 'zod'
import type { Calendar } from '../../../../src/matches/time/calendar.ts'
import type { Person } from '../person.ts'

const Kept = z.object({ vacations: z.array(z.object({ from: z.string(), until: z.string() })) })

/** A player's hours, and what else the server does with their deadlines. */
export interface Hours extends Omit<Calendar, 'timeZone'> {
  readonly vacationsByThemselves: boolean
  readonly remindHours: number | null
}

/** Sets a player's hours for all their matches. */
export async function keepHours(person: Person, hours: Hours): Promise<void> {
  const api = await person.signIn()
  await api.put('/v1/account/hours', hours, Kept)
}

/** A player's vacations, both planned and automatic. */
export async function vacationsOf({ api }: Person): Promise<z.infer<typeof Kept>['vacations']> {
  return (await api.get('/v1/account/hours', Kept)).vacations
}

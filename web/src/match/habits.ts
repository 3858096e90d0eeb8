import type { Schemas } from '../api/schemas.ts'
import { lasting } from '../words/dates.ts'
import { language, words } from '../words/words.ts'

/** How reliable and how quick somebody is, according to their profile. */
export function habitsOf({ reliability, usualTime }: Schemas['Profile']): string {
  const { about } = words.value
  const habits = [
    reliability.share !== null && about.inTime(reliability.share),
    usualTime !== null && about.usually(lasting(usualTime.half, language.value)),
  ].filter((habit) => habit !== false)
  return habits.length === 0 ? about.unknown : habits.join(' · ')
}

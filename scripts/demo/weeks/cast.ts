import type { Language } from '../../../src/games/kit/wording.ts'
import { type Calendar, roundTheClock } from '../../../src/matches/time/calendar.ts'
import type { Hours } from './deeds/keep-hours.ts'
import type { Temperament } from './person.ts'
import type { Role } from './register.ts'

/**
 * Three weeks in which clocks are set forward on both sides of the Atlantic: at the start in Havana, at the end in
 * Europe.
 */
export const begins = new Date('2026-03-08T04:00:00Z')
export const ends = new Date('2026-03-29T04:00:00Z')

const day = 24 * 3_600_000

/** A moment in these weeks, given in days after their start. */
export const onDay = (days: number): Date => new Date(begins.getTime() + days * day)

const hours = (least: number, most: number): readonly [number, number] => [least * 60, most * 60]
const usually = { agrees: 100, sleeps: [] }
const nothing: Omit<Calendar, 'timeZone'> = { night: null, restDays: [], vacations: [] }

/** A person whose settings on the server match how they live, apart from these differences. */
function role(
  name: string,
  language: Language,
  calendar: Partial<Calendar> & Pick<Calendar, 'timeZone'>,
  { about, after, ...more }: Pick<Role, 'about'> & Pick<Temperament, 'after'> & Partial<Temperament & Hours>,
): Role {
  const whole = { ...roundTheClock, ...nothing, ...calendar }
  const { timeZone: _, ...kept } = whole
  const { agrees = usually.agrees, sleeps = usually.sleeps, vacationsByThemselves = false, remindHours = 6 } = more
  return {
    name,
    email: `${name.normalize('NFD').replace(/\W/g, '').toLowerCase() || 'olga'}@example.org`,
    language,
    about,
    temperament: { calendar: whole, after, agrees, sleeps },
    hours: { ...kept, vacationsByThemselves, remindHours },
  }
}

const night = (from: string, until: string) => ({ night: { from, until } })

/** All players. */
export const cast: readonly Role[] = [
  role(
    'Ada',
    'en',
    { timeZone: 'Europe/London', ...night('23:00', '07:30') },
    { about: 'answers within a few hours', after: hours(2, 7) },
  ),
  role(
    'Émile',
    'fr',
    { timeZone: 'Europe/Paris', ...night('23:00', '18:30') },
    { about: 'plays in the evening alone', after: hours(0, 2) },
  ),
  role(
    'Ольга',
    'ru',
    { timeZone: 'Asia/Yekaterinburg', ...night('22:00', '07:00'), restDays: [6, 7] },
    { about: 'rests at weekends', after: hours(2, 12) },
  ),
  role(
    'Inés',
    'es',
    { timeZone: 'America/Havana', ...night('00:00', '08:00') },
    { about: 'lives by another clock', after: hours(3, 10) },
  ),
  role(
    'Kenji',
    'en',
    { timeZone: 'Asia/Tokyo', ...night('23:00', '08:00'), vacations: [{ from: '2026-03-14', until: '2026-03-20' }] },
    { about: 'is on vacation in the second week, and has said so', after: hours(4, 14) },
  ),
  role(
    'Lars',
    'en',
    { timeZone: 'Europe/Oslo' },
    {
      about: 'goes away without a word: his vacation is taken by itself',
      after: hours(4, 14),
      sleeps: [{ from: onDay(5), until: onDay(12) }],
      vacationsByThemselves: true,
    },
  ),
  role(
    'Nora',
    'en',
    { timeZone: 'Europe/Dublin', ...night('23:00', '08:00') },
    { about: 'stops answering after five days', after: hours(2, 8), sleeps: [{ from: onDay(5), until: null }] },
  ),
  role(
    'Pavel',
    'ru',
    { timeZone: 'Europe/Berlin', ...night('23:00', '08:00') },
    { about: 'gives up all of his seats', after: hours(2, 8) },
  ),
  role(
    'Boris',
    'ru',
    { timeZone: 'Europe/Riga', ...night('23:00', '08:00') },
    { about: 'is banned', after: hours(2, 8) },
  ),
  role(
    'Chloé',
    'fr',
    { timeZone: 'Europe/Brussels', ...night('23:00', '08:00') },
    { about: 'erases her account', after: hours(2, 8) },
  ),
  role(
    'Greta',
    'en',
    { timeZone: 'Europe/Vienna', ...night('23:00', '08:00') },
    { about: 'takes moves back', after: hours(3, 14) },
  ),
  role(
    'Hugo',
    'es',
    { timeZone: 'Europe/Madrid', ...night('00:30', '09:00') },
    { about: 'gives standing orders', after: hours(3, 12) },
  ),
  role('Sam', 'en', { timeZone: 'Europe/London' }, { about: 'looks for open seats', after: hours(8, 24) }),
  role('Tomás', 'es', { timeZone: 'America/Bogota' }, { about: 'looks for open seats', after: hours(8, 24) }),
]

import type { Hours } from '../../scripts/demo/weeks/deeds/keep-hours.ts'
import type { Temperament } from '../../scripts/demo/weeks/person.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import { type Dice, pick } from '../../src/games/kit/dice.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { hasAnyUsual } from '../../src/games/questions.ts'
import type { Calendar } from '../../src/matches/time/calendar.ts'
import type { Late, Pace } from '../../src/matches/time/pace.ts'

const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A person before they have an account. */
export interface Role {
  readonly name: string
  readonly temperament: Temperament
  readonly hours: Hours
}

/** The terms with which a match is opened. */
export interface Terms {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly bots: number
  readonly pace: Pace
  readonly late: Late
}

/** The plan of a match's life: all of it follows from its seed. The match has dice of its own. */
export interface Plan {
  readonly seed: number
  readonly begins: Date
  readonly terms: Terms
  /** Those who join at first, and those who may come later. */
  readonly players: readonly Role[]
  readonly others: readonly Role[]
  /** How long players act at random. */
  readonly days: number
}

/** Options for short matches of the games that are long by default. */
export const shortest: Readonly<Record<string, object>> = {
  hamlet: { roundLimit: 10 },
  'le-havre': { length: 'short' },
}

const games = [...catalogue.keys()]
export const paces: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'hours', hours: 4 },
  { kind: 'hours', hours: 24 },
  { kind: 'hours', hours: 72 },
  { kind: 'bank', hours: 36, refill: 4 },
  { kind: 'bank', hours: 100, refill: 0 },
]

/** Lives start at any hour of these years, which have clock changes and a leap day. */
const firstDay = Date.parse('2026-01-01T00:00Z')
const hours = 3 * 365 * 24

const lates = ['wait', 'usual', 'bot', 'substitute'] as const
const latesWithoutUsual = ['wait', 'bot', 'substitute'] as const

/** What players may agree for late decisions: usual answers only in a game that has any. */
export function latesOf(game: string): readonly Late[] {
  const rules = catalogue.get(game)
  return rules !== undefined && hasAnyUsual(rules) ? lates : latesWithoutUsual
}

export function planOf(seed: number): Plan {
  const dice = seededDice(seed, 'plan')
  const begins = new Date(firstDay + dice.below(hours) * hour)
  const game = one(dice, games)
  const { min = 2, max = 2 } = catalogue.get(game)?.meta.seats ?? {}
  const seats = Math.max(min, 2) + dice.below(max - Math.max(min, 2) + 1)
  const bots = dice.below(4) === 0 ? dice.below(seats - 1) : 0
  const role = (name: string) => roleOf(name, begins, dice)
  return {
    seed,
    begins,
    terms: {
      game,
      options: shortest[game] ?? {},
      seats,
      bots,
      pace: one(dice, paces),
      late: one(dice, latesOf(game)),
    },
    players: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].slice(0, seats - bots).map(role),
    others: ['Sam', 'Tom'].slice(0, dice.below(3)).map(role),
    days: 5 + dice.below(20),
  }
}

const zones = ['UTC', 'Europe/Paris', 'Asia/Kathmandu', 'America/Havana', 'Pacific/Auckland'] as const
const nights = [
  null,
  null,
  { from: '23:30', until: '06:00' },
  { from: '21:00', until: '07:15' },
  { from: '08:00', until: '18:30' },
] as const
const reactions: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 60],
  [30, 600],
  [120, 2880],
  [1000, 6000],
]

function roleOf(name: string, now: Date, dice: Dice): Role {
  const calendar = calendarOf(now, dice)
  const { timeZone: _, ...kept } = calendar
  const night = { night: null, restDays: [], vacations: [] }
  return {
    name,
    temperament: {
      calendar,
      after: one(dice, reactions),
      agrees: one(dice, [0, 60, 95, 100]),
      sleeps: sleepsOf(now, dice),
    },
    hours: {
      ...(dice.below(3) > 0 ? kept : night),
      vacationsByThemselves: dice.below(3) === 0,
      remindHours: one(dice, [null, 1, 12, 48]),
    },
  }
}

function calendarOf(now: Date, dice: Dice): Calendar {
  const date = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const leaves = dice.below(15)
  return {
    timeZone: one(dice, zones),
    night: one(dice, nights),
    restDays: dice.below(3) === 0 ? [6, 7] : [],
    vacations: dice.below(4) === 0 ? [{ from: date(leaves), until: date(leaves + dice.below(8)) }] : [],
  }
}

/** Some players do not answer for a while, some never again. */
function sleepsOf(now: Date, dice: Dice): Temperament['sleeps'] {
  const after = (days: number) => new Date(now.getTime() + days * day)
  const from = dice.below(15)
  switch (dice.below(5)) {
    case 0:
      return [{ from: after(from), until: null }]
    case 1:
      return [{ from: after(from), until: after(from + 1 + dice.below(10)) }]
    default:
      return []
  }
}

/** One item of a list that is not empty. */
export function one<Item>(dice: Dice, items: readonly Item[]): Item {
  const picked = pick(dice, items)
  if (picked === undefined) throw new RangeError('nothing to choose from')
  return picked
}

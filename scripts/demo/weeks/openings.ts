import { catalogue } from '../../../src/games/catalogue.ts'
import type { Late, Pace } from '../../../src/matches/time/pace.ts'

/** A match that a player opens. `people` join in this order, the creator first. */
export interface Opening {
  readonly game: string
  readonly options?: object
  readonly people: readonly string[]
  readonly bots?: number
  readonly pace: Pace
  readonly late: Late
  /** Whether the creator has to invite the others. */
  readonly private?: boolean
  readonly plot?: Plot
}

/** What happens in the match: it is played again, paused, ended by agreement, or a bot takes over a seat. */
export type Plot = 'rematch' | 'pause' | 'end' | 'replacement'

/** The matches with a plot. */
export type Plots = ReadonlyMap<Plot, string>

const hours = (hours: number): Pace => ({ kind: 'hours', hours })
const bank = (hours: number, refill: number): Pace => ({ kind: 'bank', hours, refill })
const havana = { game: 'havana' }
const hamlet = { game: 'hamlet', options: { roundLimit: 10 } }
const leHavre = { game: 'le-havre', options: { length: 'short' } }

const chosen: readonly Opening[] = [
  { ...havana, people: ['Ada', 'Inés'], pace: hours(24), late: 'wait' },
  { ...havana, people: ['Ada', 'Émile', 'Ольга'], pace: hours(48), late: 'wait' },
  { ...havana, people: ['Ada', 'Nora'], pace: hours(24), late: 'bot' },
  { ...havana, people: ['Inés', 'Nora', 'Kenji'], pace: hours(36), late: 'substitute' },
  { ...havana, people: ['Pavel', 'Greta'], pace: hours(24), late: 'wait' },
  { ...havana, people: ['Pavel', 'Hugo', 'Ada'], pace: hours(48), late: 'bot' },
  { ...havana, people: ['Boris', 'Lars'], pace: hours(24), late: 'substitute' },
  { ...havana, people: ['Boris', 'Chloé', 'Émile', 'Inés'], pace: hours(72), late: 'wait' },
  { ...havana, people: ['Chloé', 'Hugo'], pace: bank(48, 6), late: 'bot' },
  { ...havana, people: ['Lars', 'Kenji', 'Ольга'], pace: bank(72, 4), late: 'wait' },
  { ...havana, people: ['Kenji', 'Greta'], pace: { kind: 'none' }, late: 'wait' },
  { ...havana, people: ['Ada'], bots: 1, pace: hours(24), late: 'bot' },
  { ...havana, people: ['Hugo', 'Greta'], pace: hours(48), late: 'wait' },
  { ...havana, people: ['Nora', 'Inés', 'Greta'], pace: hours(48), late: 'wait', plot: 'replacement' },
  { ...havana, people: ['Émile', 'Ольга'], pace: hours(24), late: 'wait', private: true, plot: 'pause' },
  { ...hamlet, people: ['Ada', 'Lars'], pace: hours(48), late: 'usual', plot: 'rematch' },
  { ...hamlet, people: ['Greta', 'Kenji', 'Émile'], pace: hours(72), late: 'bot', plot: 'end' },
  { ...leHavre, people: ['Ольга', 'Nora', 'Hugo'], pace: hours(36), late: 'usual' },
]

const anybody = ['Nora', 'Hugo', 'Kenji', 'Ada', 'Greta']

/** One match of each game that has no match yet. */
const others = [...catalogue.values()]
  .filter(({ meta }) => chosen.every(({ game }) => game !== meta.id))
  .map(({ meta: { id, seats } }): Opening => {
    const number = Math.min(Math.max(3, seats.min), seats.max)
    return { game: id, people: anybody.slice(0, number), pace: hours(36), late: 'bot' }
  })

/** The matches that are opened on the first day. */
export const openings: readonly Opening[] = [...chosen, ...others]

/** The wishes of two strangers, from which the server makes a match. */
export const wish = { ...havana, seats: 2, pace: hours(36), late: 'substitute' as const, language: null, rated: true }

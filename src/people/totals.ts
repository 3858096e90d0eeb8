import type { RatedOutcome } from './outcome.ts'
import { type RatingChange, ratingChanges } from './rating-change.ts'
import type { Skill } from './skill.ts'

/** The totals of matches, as rows of the database. All are in memory, since each match builds on the one before. */
export interface Totals {
  /** Adds a match. Call it in the order in which matches ended. */
  add(outcome: RatedOutcome): void
  readonly matches: () => number
  readonly ratings: () => RatingRow[]
  readonly changes: () => readonly ChangeRow[]
  readonly statistics: () => StatisticRow[]
  readonly seatStatistics: () => SeatStatisticRow[]
}

interface RatingRow extends Skill {
  readonly accountId: string
  readonly game: string
  readonly matches: number
  readonly updatedAt: Date
}

interface ChangeRow extends Skill {
  readonly matchId: string
  readonly accountId: string
  readonly game: string
  readonly muBefore: number
  readonly sigmaBefore: number
  readonly at: Date
}

interface StatisticRow {
  readonly game: string
  readonly seats: number
  readonly matches: number
  readonly forfeits: number
  readonly entries: number
  readonly milliseconds: number
}

interface SeatStatisticRow {
  readonly game: string
  readonly seats: number
  readonly seat: number
  readonly victories: number
  readonly points: number
}

/** What a match that ended by forfeit adds to the averages. */
const nothingPlayed = { entries: 0, milliseconds: 0, bySeat: [] } satisfies Partial<RatedOutcome>

/** Totals of no match yet. */
export function totals(): Totals {
  const ratings = new Map<string, RatingRow>()
  const changes: ChangeRow[] = []
  const statistics = new Map<string, StatisticRow>()
  const seatStatistics = new Map<string, SeatStatisticRow>()
  let matches = 0

  function rate({ match: matchId, game, endedAt: at }: RatedOutcome, { account, before, after }: RatingChange): void {
    const key = `${game} ${account}`
    const rated = (ratings.get(key)?.matches ?? 0) + 1
    ratings.set(key, { accountId: account, game, ...after, matches: rated, updatedAt: at })
    changes.push({
      matchId,
      accountId: account,
      game,
      muBefore: before.mu,
      sigmaBefore: before.sigma,
      mu: after.mu,
      sigma: after.sigma,
      at,
    })
  }

  function skillsFor({ game, rated }: RatedOutcome): Map<string, Skill> {
    return new Map(
      rated.flatMap(({ account }) => {
        const known = ratings.get(`${game} ${account}`)
        return known === undefined ? [] : [[account, { mu: known.mu, sigma: known.sigma }] as const]
      }),
    )
  }

  function addToStatistics(outcome: RatedOutcome): void {
    const { game, seats, forfeit } = outcome
    const { entries, milliseconds, bySeat } = forfeit ? nothingPlayed : outcome
    const key = `${game} ${seats}`
    const sum = statistics.get(key)
    statistics.set(key, {
      game,
      seats,
      matches: (sum?.matches ?? 0) + (forfeit ? 0 : 1),
      forfeits: (sum?.forfeits ?? 0) + (forfeit ? 1 : 0),
      entries: (sum?.entries ?? 0) + entries,
      milliseconds: (sum?.milliseconds ?? 0) + milliseconds,
    })
    for (const { seat, victories, points } of bySeat) {
      const of = seatStatistics.get(`${key} ${seat}`)
      seatStatistics.set(`${key} ${seat}`, {
        game,
        seats,
        seat,
        victories: (of?.victories ?? 0) + victories,
        points: (of?.points ?? 0) + points,
      })
    }
  }

  return {
    add(outcome) {
      for (const change of ratingChanges(outcome, skillsFor(outcome))) rate(outcome, change)
      if (!outcome.private) addToStatistics(outcome)
      matches += 1
    },
    matches: () => matches,
    ratings: () => [...ratings.values()],
    changes: () => changes,
    statistics: () => [...statistics.values()],
    seatStatistics: () => [...seatStatistics.values()],
  }
}

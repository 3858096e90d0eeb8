import { forfeited, type Result } from '../games/game.ts'
import { holders, type MatchRecord, whyUnrated } from '../matches/index.ts'

/** What an ended match adds to ratings and statistics. */
export interface RatedOutcome {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly endedAt: Date
  readonly entries: number
  readonly milliseconds: number
  /** Whether only its players may learn how it ended: then no statistics count it, which anybody can compare over time. */
  readonly private: boolean
  /** Whether all others had given up. Then neither its length nor its points say anything about the game. */
  readonly forfeit: boolean
  readonly bySeat: readonly SeatOutcome[]
  /** The players whose ratings it changes, in the order of their accounts; empty if it is not rated. */
  readonly rated: readonly RatedPlace[]
}

interface SeatOutcome {
  readonly seat: number
  /** 1 for a sole winner; a shared victory is divided equally. */
  readonly victories: number
  readonly points: number
}

interface RatedPlace {
  readonly account: string
  readonly place: number
}

type Ended = Pick<
  MatchRecord,
  'id' | 'game' | 'seats' | 'version' | 'startedAt' | 'endedAt' | 'rated' | 'private' | 'participants'
>

/** What a match and its result add to ratings and statistics. @throws Error if it was not played to its end */
export function ratedOutcome(match: Ended, result: Result): RatedOutcome {
  const { id, game, seats, version, startedAt, endedAt } = match
  if (startedAt === null || endedAt === null) throw new Error(`match ${id} has not ended`)
  const winners = result.seats.filter(({ place }) => place === 1).length
  return {
    match: id,
    game: game.meta.id,
    seats,
    endedAt,
    entries: version,
    milliseconds: endedAt.getTime() - startedAt.getTime(),
    private: match.private,
    forfeit: result.reason === forfeited,
    bySeat: result.seats.map(({ seat, place, points }) => ({
      seat,
      victories: place === 1 ? 1 / winners : 0,
      points,
    })),
    rated: ratedIn(match, result),
  }
}

/**
 * The players whom a match rates: all who hold a seat at the end, however they got it. Nobody if a bot holds one, or if
 * the match is private, unrated, or played alone.
 */
function ratedIn(match: Ended, { seats }: Result): RatedPlace[] {
  if (whyUnrated(match) !== undefined) return []
  const places = new Map(seats.map(({ seat, place }) => [seat, place]))
  const people = holders(match).flatMap(({ account, seat }) => {
    const place = places.get(seat)
    return account === null || place === undefined ? [] : [{ account, place }]
  })
  return people.length === match.seats ? people.sort((one, other) => (one.account < other.account ? -1 : 1)) : []
}

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
  /** Whether all others had given up: then neither its length nor its points say anything of the game. */
  readonly forfeit: boolean
  readonly bySeat: readonly SeatOutcome[]
  /** Whose rating it changes, in the order of their accounts; nobody's where it is not rated. */
  readonly rated: readonly RatedPlace[]
}

export interface SeatOutcome {
  readonly seat: number
  /** One, where nobody else won; else a part of it. */
  readonly victories: number
  readonly points: number
}

export interface RatedPlace {
  readonly account: string
  readonly place: number
}

type Ended = Pick<
  MatchRecord,
  'id' | 'game' | 'seats' | 'version' | 'startedAt' | 'endedAt' | 'rated' | 'private' | 'participants'
>

/** @throws Error where the match has not been played to its end */
export function outcomeOf(match: Ended, result: Result): RatedOutcome {
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
 * Who is rated by a match: whoever holds a seat at the end, however they came to it. Nobody where a bot holds one, nor
 * in a match that is private, was not meant to count, or is played alone.
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

import { botNames } from '../../games/bots.ts'
import type { Playout } from '../../games/playout/playout.ts'
import type { Stopwatch, Timing } from '../../games/playout/watched.ts'

type Held = Extract<Playout, { outcome: 'held' }>

interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

/** The summary of a run. */
interface Summary {
  readonly matches: number
  readonly moves: Spread
  /** Null if the game has no rounds. */
  readonly rounds: Spread | null
  readonly points: Spread
  readonly endings: Readonly<Record<string, number>>
  /** For each number of seats: how often each seat came first; a shared first place counts for each. */
  readonly firsts: readonly { readonly seats: number; readonly matches: number; readonly bySeat: readonly number[] }[]
  /** For each named bot: how often one of its seats came first, alone or shared, and the points of its seats. */
  readonly bots: readonly { readonly bot: string; readonly firsts: number; readonly points: Spread }[]
  /** The slowest call of each rule, the slowest first. */
  readonly slowest: readonly Timing[]
}

export function summarize(matches: readonly Held[], watch: Stopwatch): Summary {
  const rounds = matches.flatMap((match) => match.rounds ?? [])
  const sizes = [...new Set(matches.map(({ plan }) => plan.seats))].sort()
  return {
    matches: matches.length,
    moves: spread(matches.map(({ moves }) => moves)),
    rounds: rounds.length > 0 ? spread(rounds) : null,
    points: spread(matches.flatMap(({ result }) => result.seats.map(({ points }) => points))),
    endings: countedBy(matches.map(({ result }) => result.reason)),
    firsts: sizes.map((seats) =>
      firstsOf(
        matches.filter(({ plan }) => plan.seats === seats),
        seats,
      ),
    ),
    bots: botNames.flatMap((bot) => standing(matches, bot)),
    slowest: [...watch.slowest.values()].sort((one, other) => other.milliseconds - one.milliseconds),
  }
}

export function inWords({ matches, moves, rounds, points, endings, firsts, bots, slowest }: Summary): string[] {
  const from = ({ min, median, max }: Spread) => `${min} / ${median} / ${max}`
  return [
    `${matches} matches, all nine properties held.`,
    `Moves (min / median / max): ${from(moves)}`,
    ...(rounds ? [`Rounds: ${from(rounds)}`] : []),
    `Points of a seat: ${from(points)}`,
    `Endings: ${Object.entries(endings)
      .map(([reason, count]) => `${reason} ${percent(count, matches)}`)
      .join(', ')}`,
    ...firsts.map(
      (size) =>
        `First of ${size.seats} seats: ${size.bySeat.map((count, seat) => `seat ${seat} ${percent(count, size.matches)}`).join(', ')}`,
    ),
    ...bots.map(
      (one) => `Bot ${one.bot}: first in ${percent(one.firsts, matches)} of the matches, points ${from(one.points)}`,
    ),
    'Slowest calls:',
    ...slowest.map(
      ({ method, milliseconds, seed, move }) =>
        `  ${method.padEnd(10)} ${milliseconds.toFixed(3).padStart(8)} ms (seed ${seed}, move ${move})`,
    ),
  ]
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 }
}

function countedBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function firstsOf(matches: readonly Held[], seats: number): Summary['firsts'][number] {
  const isFirst = ({ result }: Held, seat: number) => result.seats.some((one) => one.seat === seat && one.place === 1)
  const bySeat = Array.from({ length: seats }, (_, seat) => matches.filter((match) => isFirst(match, seat)).length)
  return { seats, matches: matches.length, bySeat }
}

function standing(matches: readonly Held[], bot: string): Summary['bots'] {
  const played = matches.map(({ plan, result }) => result.seats.filter(({ seat }) => plan.bots?.[seat] === bot))
  const points = played.flat().map((seat) => seat.points)
  if (points.length === 0) return []
  const firsts = played.filter((seats) => seats.some(({ place }) => place === 1)).length
  return [{ bot, firsts, points: spread(points) }]
}

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`

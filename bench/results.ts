import type { Choosing } from './choices.ts'
import { type Figure, median } from './figures.ts'
import type { Folding } from './fold.ts'
import type { Reading } from './http.ts'

/**
 * The measurements of one round, made right after each other, so that drift of the machine affects all of them alike.
 */
export interface Round {
  readonly pgbench: number
  readonly entries: number
  readonly appends: number
  /** Appends over HTTP to the bare reference route. */
  readonly bare: number
  readonly moves: number
}

/** What the append layer reaches with decisions and notices, and moves over HTTP, by the number of clients. */
const marks: Readonly<Record<number, { readonly appends: number; readonly moves?: number }>> = {
  8: { appends: 0.8 },
  32: { appends: 1, moves: 0.5 },
}
/** What was reached in each round, and the limit in the same round. */
interface Compared extends Pick<Figure, 'what' | 'unit' | 'against'> {
  readonly reached: readonly number[]
  readonly limit: readonly number[]
  readonly least: number | undefined
}

const compared = ({ reached, limit, least, ...named }: Compared): Figure => ({
  ...named,
  measured: median(reached),
  limit: median(limit),
  ratio: median(reached.map((one, round) => one / (limit[round] ?? Number.NaN))),
  mark: least === undefined ? undefined : { atLeast: least },
})

/** Appends that store only what pgbench stores, and complete appends, which store more. */
export function appendFigures(count: number, rounds: readonly Round[]): Figure[] {
  const figure = (what: string, least: number | undefined, of: 'entries' | 'appends'): Figure =>
    compared({
      what: `${what}, ${count} clients`,
      unit: 'appends/s',
      against: 'pgbench',
      reached: rounds.map((round) => round[of]),
      limit: rounds.map(({ pgbench }) => pgbench),
      least,
    })
  return [
    figure('append layer, one entry each', 1, 'entries'),
    figure('append layer, with decisions and notices', marks[count]?.appends, 'appends'),
  ]
}

const movesOf = (game: string, count: number) => ({
  what: `${game}: durable moves over HTTP, ${count} clients`,
  unit: 'moves/s',
})

/** Moves of Havana, against the bare reference route. */
export const moveFigure = (count: number, rounds: readonly Round[]): Figure =>
  compared({
    ...movesOf('Havana', count),
    against: 'the bare route',
    reached: rounds.map(({ moves }) => moves),
    limit: rounds.map(({ bare }) => bare),
    least: marks[count]?.moves,
  })

/** Moves of another game, against Havana's. */
export const otherMovesFigure = (
  game: string,
  count: number,
  reached: readonly number[],
  limit: readonly number[],
): Figure => compared({ ...movesOf(game, count), against: 'Havana', reached, limit, least: 0.8 })

/** Moves of Havana, against those of a peer. */
export const peerFigure = (measured: Pick<Compared, 'what' | 'reached' | 'limit' | 'least'>): Figure =>
  compared({ ...measured, unit: 'moves/s', against: 'boardgame.io' })

/** Requests that read, against the bare reference route. */
export const readFigure = ({ mark, ...reading }: Reading): Figure =>
  compared({ ...reading, unit: 'requests/s', against: 'the bare route', least: mark })

export function foldFigure({ game, entries, bytes, fold, parse }: Folding): Figure {
  return {
    what: `${game}: fold, ${entries} entries of ${Math.round(bytes / 1000)} kB`,
    measured: fold,
    unit: 'ms',
    limit: parse,
    against: 'JSON.parse',
    ratio: fold / parse,
    mark: { atMost: 2 },
  }
}

/** Computing choices, compared with serializing them, which every answer needs. */
export function choicesFigure({ game, positions, choices, writing }: Choosing): Figure {
  return {
    what: `${game}: choices of ${positions} positions`,
    measured: 1000 / choices,
    unit: 'positions/s',
    limit: 1000 / writing,
    against: 'JSON.stringify of them',
    ratio: writing / choices,
  }
}

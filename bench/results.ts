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
const atLeast = (mark: number | undefined) => (mark === undefined ? {} : { mark: { atLeast: mark } })

/** Appends that store only what pgbench stores, and complete appends, which store more. */
export function appendFigures(count: number, rounds: readonly Round[]): Figure[] {
  const figure = (what: string, mark: number | undefined, measured: (round: Round) => number): Figure => ({
    what: `${what}, ${count} clients`,
    measured: median(rounds.map(measured)),
    unit: 'appends/s',
    limit: median(rounds.map(({ pgbench }) => pgbench)),
    against: 'pgbench',
    ratio: median(rounds.map((round) => measured(round) / round.pgbench)),
    ...atLeast(mark),
  })
  return [
    figure('append layer, one entry each', 1, ({ entries }) => entries),
    figure('append layer, with decisions and notices', marks[count]?.appends, ({ appends }) => appends),
  ]
}

/** Moves of Havana, against the bare reference route. */
export function moveFigure(count: number, rounds: readonly Round[]): Figure {
  return {
    what: `Havana: durable moves over HTTP, ${count} clients`,
    measured: median(rounds.map(({ moves }) => moves)),
    unit: 'moves/s',
    limit: median(rounds.map(({ bare }) => bare)),
    against: 'the bare route',
    ratio: median(rounds.map(({ moves, bare }) => moves / bare)),
    ...atLeast(marks[count]?.moves),
  }
}

/** Moves of another game, against Havana's. */
export function otherMovesFigure(game: string, count: number, moves: number, havana: number): Figure {
  return {
    what: `${game}: durable moves over HTTP, ${count} clients`,
    measured: moves,
    unit: 'moves/s',
    limit: havana,
    against: 'Havana',
    ratio: moves / havana,
    mark: { atLeast: 0.8 },
  }
}

/** Requests that read, against the bare reference route. */
export function readFigure({ what, reached, limit, mark }: Reading): Figure {
  return {
    what,
    measured: median(reached),
    unit: 'requests/s',
    limit: median(limit),
    against: 'the bare route',
    ratio: median(reached.map((one, round) => one / (limit[round] ?? Number.NaN))),
    mark: { atLeast: mark },
  }
}

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

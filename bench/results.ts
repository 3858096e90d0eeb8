import type { Choosing } from './choices.ts'
import { type Figure, median } from './figures.ts'
import type { Folding } from './fold.ts'
import type { Readings } from './http.ts'

/**
 * The measurements of one round, made right after each other, so that drift of the machine affects all of them alike.
 */
export interface Round {
  readonly pgbench: number
  readonly entries: number
  readonly appends: number
  readonly moves: number
}

/** Appends that store only what pgbench stores, which have a requirement, and complete appends, which store more. */
export function appendFigures(count: number, rounds: readonly Round[]): Figure[] {
  const figure = (what: string, measured: (round: Round) => number): Figure => ({
    what: `${what}, ${count} clients`,
    measured: median(rounds.map(measured)),
    unit: 'appends/s',
    limit: median(rounds.map(({ pgbench }) => pgbench)),
    against: 'pgbench',
    ratio: median(rounds.map((round) => measured(round) / round.pgbench)),
  })
  return [
    { ...figure('append layer, one entry each', ({ entries }) => entries), mark: { atLeast: 1 } },
    figure('append layer, with decisions and notices', ({ appends }) => appends),
  ]
}

export function moveFigure(game: string, count: number, rounds: readonly Pick<Round, 'moves' | 'pgbench'>[]): Figure {
  return {
    what: `${game}: durable moves over HTTP, ${count} clients`,
    measured: median(rounds.map(({ moves }) => moves)),
    unit: 'moves/s',
    limit: median(rounds.map(({ pgbench }) => pgbench)),
    against: 'pgbench',
    ratio: median(rounds.map(({ moves, pgbench }) => moves / pgbench)),
  }
}

export function readFigures(count: number, { health, ...reads }: Readings): Figure[] {
  const figure = (what: string, measured: number): Figure => {
    const against = 'GET /v1/health'
    return {
      what: `${what}, ${count} clients`,
      measured,
      unit: 'requests/s',
      limit: health,
      against,
      ratio: measured / health,
    }
  }
  return [figure('view, 200', reads.view), figure('view, 304', reads.unchanged), figure('choices, 200', reads.choices)]
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

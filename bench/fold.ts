import { performance } from 'node:perf_hooks'
import { havana } from '../src/games/havana/index.ts'
import type { Entry } from '../src/journal/entry.ts'
import { fold } from '../src/journal/replay.ts'
import { median } from './figures.ts'

export interface Folding {
  readonly entries: number
  readonly bytes: number
  /** Milliseconds: the median of many. */
  readonly fold: number
  readonly parse: number
}

/** How long a whole journal takes to fold, and its bytes to parse; one after the other, so that both see the same machine. */
export function timeFold(journal: readonly Entry[], times: number): Folding {
  const text = JSON.stringify(journal)
  const taken = { fold: [] as number[], parse: [] as number[] }
  for (let time = 0; time < times; time++) {
    taken.parse.push(timed(() => JSON.parse(text)))
    taken.fold.push(timed(() => fold(havana, journal)))
  }
  const bytes = Buffer.byteLength(text)
  return { entries: journal.length, bytes, fold: median(taken.fold), parse: median(taken.parse) }
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

import type { Game } from '../src/games/game.ts'
import type { Entry } from '../src/journal/entry.ts'
import { fold } from '../src/journal/replay.ts'
import { median } from './figures.ts'

export interface Folding {
  readonly game: string
  readonly entries: number
  readonly bytes: number
  /** Milliseconds of the processor: the median of many. */
  readonly fold: number
  readonly parse: number
}

/**
 * What a whole journal takes to fold, and its bytes to parse: turn by turn, so that both see the same machine, and in
 * time of the processor, so that nobody else's work on it counts.
 */
export function timeFold(game: Game, journal: readonly Entry[], turns: number): Folding {
  const text = JSON.stringify(journal)
  const taken = { fold: [] as number[], parse: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    taken.parse.push(timed(() => JSON.parse(text)))
    taken.fold.push(timed(() => fold(game, journal)))
  }
  const bytes = Buffer.byteLength(text)
  return { game: game.meta.title, entries: journal.length, bytes, fold: median(taken.fold), parse: median(taken.parse) }
}

const repeats = 10

/** Milliseconds of the processor for one of several calls. */
export function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let repeat = 0; repeat < repeats; repeat++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / repeats
}

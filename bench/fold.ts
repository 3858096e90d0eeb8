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
  const taken = byTurns(
    turns,
    () => JSON.parse(text),
    () => fold(game, journal),
  )
  const bytes = Buffer.byteLength(text)
  return { game: game.meta.title, entries: journal.length, bytes, parse: taken.limit, fold: taken.measured }
}

/** What two pieces of work take, done by turns: the median of the milliseconds of the processor for each. */
export function byTurns(
  turns: number,
  limit: () => unknown,
  measured: () => unknown,
): { readonly limit: number; readonly measured: number } {
  const taken = { limit: [] as number[], measured: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    taken.limit.push(timed(limit))
    taken.measured.push(timed(measured))
  }
  return { limit: median(taken.limit), measured: median(taken.measured) }
}

/** What is short is done again until it has taken so many milliseconds: one call alone would be lost in the noise. */
const enough = 20

/** Milliseconds of the processor for one call. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let calls = 1; ; calls++) {
    work()
    const { user, system } = process.cpuUsage(before)
    const taken = (user + system) / 1000
    if (taken >= enough) return taken / calls
  }
}

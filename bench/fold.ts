import type { Game } from '../src/games/game.ts'
import type { Entry } from '../src/journal/entry.ts'
import { fold } from '../src/journal/fold.ts'
import { median } from './figures.ts'

export interface Folding {
  readonly game: string
  readonly entries: number
  readonly bytes: number
  /** Processor milliseconds: the median of many runs. */
  readonly fold: number
  readonly parse: number
}

/**
 * How long folding a whole journal and parsing its bytes take. The two alternate, so that both see the same machine,
 * and only processor time counts, so that other work on the machine does not matter.
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

/** The median processor milliseconds of two alternating pieces of work. */
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

/** Short work is repeated for at least this many milliseconds, since a single call would be lost in the noise. */
const enough = 20

/** Processor milliseconds for one call. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let calls = 1; ; calls++) {
    work()
    const { user, system } = process.cpuUsage(before)
    const taken = (user + system) / 1000
    if (taken >= enough) return taken / calls
  }
}

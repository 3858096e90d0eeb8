import type { Head } from '../../journal/head.ts'
import type { Sealed } from '../../journal/journal-file.ts'
import { boundedCache } from '../../platform/bounded-cache.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { findMatch } from './find-match.ts'
import { caughtUp, headAt } from './journal.ts'
import type { MatchRecord } from './record.ts'
import { openSeal } from './seal.ts'

/** A match that has been started, ready to be played on: its record, the head of its journal, and its secrets. */
export interface Table extends Sealed {
  readonly record: MatchRecord
  readonly head: Head
}

/** The tables this process knows. A cache: never needed for correctness, because every append has its guard. */
export interface Tables {
  /** A table as this process last knew it: perhaps no longer the newest. */
  known(match: string): Table | undefined
  /**
   * A table as the database has it now, for a caller whom `admit` lets in.
   * @throws Problem not-found, match-not-started, and whatever `admit` throws
   */
  newest(match: string, admit?: (record: MatchRecord) => unknown): Promise<Table>
  /** As `newest`, where the record has been read already; newer than that, where this process knows more by now. */
  of(record: MatchRecord): Promise<Table>
  /** Remembers what has just been stored. */
  remember(table: Table): void
}

const mostTables = 1000

export function tables(platform: Platform): Tables {
  const cache = boundedCache<string, Table>(mostTables)

  function remember(table: Table): void {
    const id = table.record.id
    const before = cache.get(id)
    if (before && isNewer(before.record, table.record)) return
    cache.set(id, table)
  }

  async function of(record: MatchRecord): Promise<Table> {
    if (record.version === 0) throw new Problem('match-not-started')
    const before = cache.get(record.id)
    if (before && isNewer(before.record, record)) return before
    const head = before ? await caughtUp(platform, record, before.head) : await headAt(platform, record)
    const isSealedAs = before?.record.laterSeeds.length === record.laterSeeds.length
    const { seed, later, secrets } = before && isSealedAs ? before : openSeal(platform, record)
    const table = { record, head, seed, later, secrets }
    remember(table)
    return table
  }

  return {
    known: (match) => cache.get(match),
    async newest(match, admit) {
      const record = await findMatch(platform, match)
      if (!record) throw new Problem('not-found')
      admit?.(record)
      return of(record)
    },
    of,
    remember,
  }
}

/** Whether one came after the other: by its journal, or by who plays and by when, which the roster counts. */
const isNewer = (one: MatchRecord, other: MatchRecord): boolean =>
  one.version > other.version || (one.version === other.version && one.roster > other.roster)

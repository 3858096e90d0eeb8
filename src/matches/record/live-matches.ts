import { LRUCache } from 'lru-cache'
import type { Head } from '../../journal/head.ts'
import type { Sealed } from '../../journal/journal-file.ts'
import { counter } from '../../platform/metrics/counter.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { findMatch } from './find-match.ts'
import { type Guards, guardsOf } from './guards.ts'
import { caughtUp, headAt } from './journal.ts'
import type { MatchRecord } from './record.ts'
import { openSeal } from './seal.ts'

/** A started match in memory, ready for the next move: its record, the head of its journal, and its secrets. */
export interface LiveMatch extends Sealed {
  readonly record: MatchRecord
  readonly head: Head
  /** The hash of the people in the record (`Guards`); undefined if it is not known. */
  readonly people?: Guards['people'] | undefined
}

/** The live matches that this process knows. A cache: correctness never needs it, because every write has its guard. */
export interface LiveMatches {
  /** A match as this process last knew it, which may be out of date. */
  known(match: string): LiveMatch | undefined
  /**
   * A match as the database has it now, for a caller whom `admit` lets in. What is in memory is not read again as long as
   * the guards in the database say that it is still true.
   * @throws Problem not-found, match-not-started, and whatever `admit` throws
   */
  newest(match: string, admit?: (record: MatchRecord) => unknown): Promise<LiveMatch>
  /** The live match of a record that has been read; a newer one if this process knows it by now. */
  of(record: MatchRecord): Promise<LiveMatch>
  /** Remembers a match that has just been stored. */
  remember(live: LiveMatch): void
}

const mostMatches = 1000

/** Counts how often a cache has what is asked of it. */
const cacheReads = counter(
  'paquebot_cache_reads_total',
  'Reads of caches in memory, by cache, and by whether what was asked for was there and still true.',
  'cache',
  'found',
)

/** The live matches of a process: it remembers the most recently used. */
export function liveMatches(platform: Platform): LiveMatches {
  const cache = new LRUCache<string, LiveMatch>({ max: mostMatches })
  const guardsNow = guardsOf(platform)
  const reads = cacheReads(platform.metrics)

  function remember(live: LiveMatch): void {
    const id = live.record.id
    const before = cache.get(id)
    if (before && isNewer(before.record, live.record)) return
    cache.set(id, live)
  }

  async function of(record: MatchRecord, people?: Guards['people']): Promise<LiveMatch> {
    if (record.version === 0) throw new Problem('match-not-started')
    const before = cache.get(record.id)
    if (before && isNewer(before.record, record)) return before
    const head = before ? await caughtUp(platform, record, before.head) : await headAt(platform, record)
    const hasSameSeeds = before?.record.laterSeeds.length === record.laterSeeds.length
    const { seed, later, secrets } = before && hasSameSeeds ? before : openSeal(platform, record)
    const live = { record, head, seed, later, secrets, people }
    remember(live)
    return live
  }

  return {
    known: (match) => cache.get(match),
    async newest(match, admit) {
      const guards = await guardsNow(match)
      const before = cache.get(match)
      if (before && guards && isStill(before, guards)) {
        reads.inc({ cache: 'matches', found: 'yes' })
        await admit?.(before.record)
        return before
      }
      reads.inc({ cache: 'matches', found: 'no' })
      // The guards were read first: if the people change in between, the record is read again instead of being kept
      // stale.
      const record = guards && (await findMatch(platform, match))
      if (!record) throw new Problem('not-found')
      await admit?.(record)
      return of(record, guards.people)
    },
    of: (record) => of(record),
    remember,
  }
}

/** Whether one record is newer than the other: by its version, or by its roster at the same version. */
const isNewer = (one: MatchRecord, other: MatchRecord): boolean =>
  one.version > other.version || (one.version === other.version && one.roster > other.roster)

/** Whether a match in memory is still as the database has it. */
const isStill = ({ record, people }: LiveMatch, guards: Guards): boolean =>
  record.version === guards.version &&
  record.roster === guards.roster &&
  record.private === guards.private &&
  people === guards.people

import { LRUCache } from 'lru-cache'
import type { Game } from '../../games/game.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { headsSince } from '../../journal/replay.ts'
import type { Platform } from '../../platform/platform.ts'
import { mapInSlices } from '../../platform/time-slices.ts'
import { replayJournal as journalOf, readEntries } from '../record/journal.ts'
import type { MatchRecord } from '../record/record.ts'

/** The positions that this process has replayed. A cache, safe because a journal only grows. */
export interface Replays {
  /** A started match as it was after one of its versions. */
  at(record: MatchRecord, version: number): Promise<Head>
}

/** Versions of all matches together. Positions share their unchanged parts, so a version takes one to two kilobytes. */
const mostVersions = 20_000

/** The replays of a process. @param most how many versions of all matches together it remembers */
export function replays(platform: Platform, most = mostVersions): Replays {
  /** The heads after each version, by match. */
  const cache = new LRUCache<string, readonly Head[]>({ maxSize: most, sizeCalculation: (heads) => heads.length })

  /** All heads of a match, up to the version of its record at least. */
  async function replay(record: MatchRecord): Promise<readonly Head[]> {
    const { id, game, version } = record
    const known = cache.get(id)
    if (known && leadsTo(known, record)) return known
    const missed = known ? await readEntries(platform, id, { after: known.length, upTo: version }) : []
    const grown = known && (await extendHeads(game, known, missed))
    if (grown && leadsTo(grown, record)) return grown
    return (await journalOf(platform, record)).heads
  }

  return {
    async at(record, version) {
      const found = await replay(record)
      cache.set(record.id, found)
      const head = found.findLast((one) => one.version <= version)
      if (head === undefined) throw new RangeError(`Match ${record.id} has no version ${version}.`)
      return head
    },
  }
}

/** Whether these heads are of the record's journal: a restored database may hold another one. */
const leadsTo = (known: readonly Head[], { version, hash }: MatchRecord): boolean => known[version - 1]?.hash === hash

/**
 * The heads extended by further entries; undefined if these go back to an earlier version, which takes the whole
 * journal.
 */
async function extendHeads(
  game: Game,
  known: readonly Head[],
  entries: readonly Entry[],
): Promise<readonly Head[] | undefined> {
  const last = known.at(-1)
  const since = last && headsSince(game, last, entries)
  return since && [...known, ...(await mapInSlices(since, (head) => head))]
}

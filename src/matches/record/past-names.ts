import type { Language, Names } from '../../games/kit/wording.ts'
import type { Entry } from '../../journal/entry.ts'
import { type Holding, holdingsAfter } from '../../journal/holdings.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from './journal.ts'
import type { MatchRecord } from './record.ts'
import { namesAt } from './seat-names.ts'

/** The entries at which a seat gets a holder. */
const seatChanges = ['opened', 'replaced'] as const

/** Who has held which seat of a match and when, for readers who have no head of it. */
export async function holdingsOf(platform: Platform, { id }: Pick<MatchRecord, 'id'>): Promise<readonly Holding[]> {
  return holdingsIn(await readEntries(platform, id, { kinds: seatChanges }))
}

const holdingsIn = (changes: readonly Entry[]) => changes.reduce<readonly Holding[]>(holdingsAfter, [])

/** What to call each seat in a sentence about the past: by the name of its holder at that time. */
export interface NamesThen {
  at(version: number): Names
  /** The names just before a moment: an entry of that very moment does not count. */
  before(moment: Date): Names
}

/** The names of the seats of a match at its past versions. */
export async function namesThenIn(platform: Platform, record: MatchRecord, language: Language): Promise<NamesThen> {
  const changes = await readEntries(platform, record.id, { kinds: seatChanges })
  const holdings = holdingsIn(changes)
  const at = (version: number): Names => namesAt(record, holdings, version, language)
  return {
    at,
    before: (moment) => at(changes.findLast((change) => new Date(change.at) < moment)?.version ?? 1),
  }
}

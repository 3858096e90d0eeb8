import type { Language, Names } from '../../games/kit/wording.ts'
import { type Holding, holdingsAfter } from '../../journal/holdings.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from './journal.ts'
import type { MatchRecord } from './record.ts'
import { namesAt } from './seat-names.ts'

const turningPoints = ['opened', 'replaced'] as const

/** Who has held which seat of a match and when, for readers who have no head of it. */
export async function holdingsOf(platform: Platform, { id }: Pick<MatchRecord, 'id'>): Promise<readonly Holding[]> {
  const turns = await readEntries(platform, id, { kinds: turningPoints })
  return turns.reduce<readonly Holding[]>(holdingsAfter, [])
}

/** What to call each seat in a sentence about the past: by the name of its holder at that time. */
export interface NamesThen {
  at(version: number): Names
  /** The names just before a moment: an entry of that very moment does not count. */
  before(moment: Date): Names
}

export async function namesThenIn(platform: Platform, record: MatchRecord, language: Language): Promise<NamesThen> {
  const turns = await readEntries(platform, record.id, { kinds: turningPoints })
  const holdings = turns.reduce<readonly Holding[]>(holdingsAfter, [])
  const at = (version: number): Names => namesAt(record, holdings, version, language)
  return {
    at,
    before: (moment) => at(turns.findLast((turn) => new Date(turn.at) < moment)?.version ?? 1),
  }
}

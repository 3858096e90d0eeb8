import type { Keyed } from '../../platform/http/idempotency/key.ts'
import { find } from '../../platform/http/idempotency/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import type { Tables } from '../record/tables.ts'
import { EntriesThen } from './answered-match.ts'
import type { Changed } from './judged.ts'

/**
 * Finds what a request under the same key has done before, with the match as it waited then.
 * @returns a question to the database, which answers undefined where nothing was
 * @throws Problem key-reused
 */
export function rememberedRequests(platform: Platform, tables: Tables) {
  return async (match: string, keyed: Keyed): Promise<Changed | undefined> => {
    const found = await find(platform, keyed)
    if (found === undefined) return undefined
    const { first, last, ...then } = EntriesThen.parse(found.made)
    const entries = await readEntries(platform, match, { after: first - 1, upTo: last })
    const table = await tables.newest(match)
    return { table: { ...table, record: { ...table.record, ...then } }, entries }
  }
}

import type { Keyed } from '../../platform/http/idempotency/key.ts'
import { findKeyed } from '../../platform/http/idempotency/store.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { EntriesThen } from './answered-match.ts'
import type { Changed } from './judged.ts'

/**
 * Finds what an earlier request with the same key has stored, with what the match waited for then.
 * @returns a lookup that answers undefined if there was no such request
 * @throws Problem key-reused
 */
export function rememberedRequests(platform: Platform, liveMatches: LiveMatches) {
  return async (match: string, keyed: Keyed): Promise<Changed | undefined> => {
    const found = await findKeyed(platform, keyed)
    if (found === undefined) return undefined
    const { first, last, ...then } = EntriesThen.parse(found.made)
    const entries = await readEntries(platform, match, { after: first - 1, upTo: last })
    const live = await liveMatches.newest(match)
    return { live: { ...live, record: { ...live.record, ...then } }, entries }
  }
}

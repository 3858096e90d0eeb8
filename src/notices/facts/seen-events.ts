import { beginsWithOwn, type Entry, gameEvents } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { seenEvents } from '../../journal/see.ts'
import { namesAt, ownSentences } from '../../matches/index.ts'
import type { PlayerNews } from './match-news.ts'

/**
 * The events of entries in sentences, for a reader at the table: only what their seat may see, with the names of those
 * who played at that time.
 */
export function sentences(
  { record, seat, to }: Pick<PlayerNews, 'record' | 'seat' | 'to'>,
  entries: readonly Entry[],
  { state, holdings }: Pick<Head, 'state' | 'holdings'>,
): string[] {
  const wording = record.game.wordingOf(state, to.language)
  return entries.flatMap((entry) => {
    const names = namesAt(record, holdings, entry.version, to.language)
    const events = seenEvents(record.game, entry, { viewer: seat, over: false })
    const played = gameEvents({ kind: entry.kind, events }).map((event) => wording.event(event, names))
    return [...(beginsWithOwn(entry.kind) ? ownSentences(entry, names, to.language) : []), ...played]
  })
}

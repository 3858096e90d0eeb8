import { type Entry, gameEvents } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { seenEvents } from '../../journal/see.ts'
import { namesAt, ownSentences } from '../../matches/index.ts'
import { type Block, list, text } from '../letters/letter.ts'
import type { Words } from '../locales/words.ts'
import type { PlayerNews } from './match-mail.ts'

/** A mail lists only the last events: the decision depends on them. */
export const mostEvents = 50

/** What happened, one sentence per event. Events without a sentence are left out. */
export function story(events: readonly string[], say: Words['turn']): Block[] {
  const said = events.filter((sentence) => sentence !== '')
  if (said.length === 0) return [text(say.nothing)]
  const earlier = said.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(said.slice(-mostEvents))]
}

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
    return [...ownSentences(entry, names, to.language), ...played]
  })
}

import { type Entry, gameEvents } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { seenEvents } from '../../journal/see.ts'
import { namesAt, ownSentences } from '../../matches/index.ts'
import { type Block, list, text } from '../letters/letter.ts'
import type { Words } from '../locales/words.ts'
import type { PlayerNews } from './match-mail.ts'

/** Of a long story the end is told: it is what the decision depends on. */
export const mostEvents = 50

/** What happened, a sentence each; events that have nothing to tell are empty and left out. */
export function story(events: readonly string[], say: Words['turn']): Block[] {
  const told = events.filter((sentence) => sentence !== '')
  if (told.length === 0) return [text(say.nothing)]
  const earlier = told.length - mostEvents
  return [...(earlier > 0 ? [text(say.earlier(earlier))] : []), list(told.slice(-mostEvents))]
}

/**
 * The events of entries in sentences, for a reader at the table: never more than their seat saw, and with the names of
 * those who played then.
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
    const told = gameEvents({ kind: entry.kind, events }).map((event) => wording.event(event, names))
    return [...ownSentences(entry, names, to.language), ...told]
  })
}

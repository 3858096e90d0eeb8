import { z } from 'zod'
import { markedSeats } from '../../games/kit/marks.ts'
import type { Language } from '../../games/kit/wording.ts'
import { markedSentences, type Sentences, sentencesOf, withNouns } from '../../games/wire/sentences.ts'
import { beginsWithOwn, type Entry, gameEvents } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import { ownSentences } from '../../journal/own-sentences.ts'
import { SeenEntry, see, seenEvents, type Viewpoint } from '../../journal/see.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { namesAt } from '../record/seat-names.ts'

/** An entry as its viewer may see it, with sentences about it. */
export const StoryEntry = z
  .object({
    entry: SeenEntry,
    ...sentencesOf('What happened, a sentence each, in your language.'),
  })
  .meta({ id: 'StoryEntry', description: 'An entry of the journal as you may see it, also in words.' })

export type StoryEntry = z.infer<typeof StoryEntry>

/** An entry of a live match as its viewer may see it. */
export function storyEntry(live: LiveMatch, entry: Entry, viewpoint: Viewpoint, language: Language): StoryEntry {
  const seen = see(live.record.game, entry, live.secrets, viewpoint)
  return { entry: seen, ...entrySays(live, entry, viewpoint, language) }
}

/**
 * The entries of a ruling or of any other stretch of the journal, as their viewer may see them. The caller checks that
 * the viewer may see the match.
 */
export async function storyEntries(
  platform: Platform,
  live: LiveMatch,
  viewpoint: Viewpoint,
  { first, last }: { readonly first: number; readonly last: number },
  language: Language,
): Promise<StoryEntry[]> {
  const entries = await readEntries(platform, live.record.id, { after: first - 1, upTo: last })
  return entries.map((entry) => storyEntry(live, entry, viewpoint, language))
}

/** An entry in sentences, as its viewer may see it. */
export function entrySays(of: EntryOf, entry: Entry, viewpoint: Viewpoint, language: Language): Sentences {
  return withNouns(sentences(of, entry, viewpoint, language))
}

/** The match that an entry is of, and a head of its journal: a later one, or that of the entry. */
interface EntryOf {
  readonly record: Pick<MatchRecord, 'game' | 'participants'>
  readonly head: Pick<Head, 'state' | 'holdings'>
}

/** The marked sentences about an entry: for the events that the viewer may see, with the names of that time. */
export function sentences({ record, head }: EntryOf, entry: Entry, viewpoint: Viewpoint, language: Language): string[] {
  const names = namesAt(record, head.holdings, entry.version, language)
  const wording = record.game.wordingOf(head.state, language)
  const shown = new Set(seenEvents(record.game, entry, viewpoint))
  const events = gameEvents(entry).filter((event) => shown.has(event))
  const own = beginsWithOwn(entry.kind) ? ownSentences(entry, markedSeats(names), language) : []
  return [...own, ...markedSentences(wording, events, names)]
}

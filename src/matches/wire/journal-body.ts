import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { SignedHead } from '../../journal/head-signature.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { mapInSlices } from '../../platform/time-slices.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { signedHead } from '../record/signed-head.ts'
import { StoryEntry, storyEntry } from './story-entry.ts'

const mostEntries = 200

/** Which entries to read. */
export const JournalPage = z.strictObject({
  since: inDigits(z.int().min(0).max(1_000_000_000).default(0)).describe('The version you know already.'),
  limit: inDigits(z.int().min(1).max(mostEntries).default(mostEntries)).describe('How many entries at most.'),
})

/** What has happened since a version. */
export const JournalBody = z
  .object({
    match: z.uuid(),
    items: z.array(StoryEntry),
    version: z.int().describe('The newest version. If the last of the items is older, ask again from there.'),
    head: SignedHead,
  })
  .meta({ id: 'Journal', description: 'Entries of a journal, in order.' })

/** The entries after a version, as a viewer may see them. */
export async function journalBody(
  platform: Platform,
  live: LiveMatch,
  { since, limit }: z.infer<typeof JournalPage>,
  viewpoint: Viewpoint,
  language: Language,
): Promise<z.infer<typeof JournalBody>> {
  const { id: match, version } = live.record
  const entries = await readEntries(platform, match, { after: since, upTo: Math.min(since + limit, version) })
  return {
    match,
    items: await mapInSlices(entries, (entry) => storyEntry(live, entry, viewpoint, language)),
    version,
    head: signedHead(platform, live.head),
  }
}

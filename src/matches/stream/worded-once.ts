import type { Language } from '../../games/kit/wording.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Viewpoint } from '../../journal/see.ts'
import type { Platform } from '../../platform/platform.ts'
import { seatOf } from '../access/permissions.ts'
import { openProposals } from '../proposals/open-proposals.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { talkMarks } from '../talk/talk-marks.ts'
import { matchBody } from '../wire/match-body.ts'
import { storyEntry } from '../wire/story-entry.ts'
import { fingerprint, marksFingerprint, proposalsFingerprint } from './cursor.ts'
import type { MatchListener } from './listener.ts'
import type { SliceEvent } from './slice-event.ts'

/** What an event shows, and a fingerprint of it. */
interface Worded {
  readonly data: string
  readonly fingerprint: string
}

/** What the events of one state of a match show. What several listeners see alike is read and worded once. */
export function wordedOnce(platform: Platform, record: MatchRecord, live: LiveMatch | undefined) {
  const pages = new Map<string, Promise<Entry[]>>()
  const stories = new Map<string, string>()
  const bodies = new Map<string, Worded>()
  const proposals = new Map<Language, Promise<Worded>>()
  const others = new Map<SliceEvent, Promise<Worded>>()
  let allMarks: ReturnType<typeof talkMarks> | undefined

  return {
    /** At most `most` entries after a version. */
    entriesAfter(version: number, most: number): Promise<Entry[]> {
      const upTo = Math.min(record.version, version + most)
      return keptIn(pages, `${version}/${upTo}`, () => readEntries(platform, record.id, { after: version, upTo }))
    },

    story(seenAt: LiveMatch, entry: Entry, viewpoint: Viewpoint, language: Language): string {
      const key = `${entry.version}/${viewpoint.viewer}/${viewpoint.over}/${language}`
      return keptIn(stories, key, () => JSON.stringify(storyEntry(seenAt, entry, viewpoint, language)))
    },

    /** The match as a listener sees it. */
    match({ caller, language }: MatchListener): Worded {
      return keptIn(bodies, `${seatOf(record, caller.account) ?? '-'}/${language}`, () => {
        const body = matchBody(platform, record, caller, language, isOver(record) ? live : undefined)
        return { data: JSON.stringify(body), fingerprint: fingerprint(body) }
      })
    },

    /** The open proposals, as everybody who may see the match sees them. */
    proposals(language: Language): Promise<Worded> {
      return keptIn(proposals, language, async () => {
        const open = await openProposals(platform, record, language)
        return { data: JSON.stringify({ open }), fingerprint: proposalsFingerprint(open) }
      })
    },

    /** An event that another slice adds. */
    further(event: SliceEvent): Promise<Worded> {
      return keptIn(others, event, () => event.read(platform, record.id))
    },

    /** The read marks and hidden messages, as an account at the table sees them. */
    async marks(account: string): Promise<Worded> {
      allMarks ??= talkMarks(platform, record)
      const marks = (await allMarks)(account)
      return { data: JSON.stringify(marks), fingerprint: marksFingerprint(marks) }
    },
  }
}

function keptIn<Key, Value>(made: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = made.get(key)
  if (known !== undefined) return known
  const value = make()
  made.set(key, value)
  return value
}

import type { Language } from '../../games/kit/wording.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Viewpoint } from '../../journal/see.ts'
import { eventText } from '../../platform/http/event-stream/event-text.ts'
import { breakOff, type SendPage } from '../../platform/http/event-stream/listening.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { seatOf } from '../access/permissions.ts'
import { permittedViewpoint } from '../access/visible-match.ts'
import { openProposals } from '../proposals/open-proposals.ts'
import { findMatch } from '../record/find-match.ts'
import { readEntries } from '../record/journal.ts'
import type { LiveMatch, LiveMatches } from '../record/live-matches.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import { isAtTable } from '../talk/at-table.ts'
import { messagesAfter } from '../talk/messages.ts'
import { talkMarks } from '../talk/talk-marks.ts'
import { matchBody } from '../wire/match-body.ts'
import { storyEntry } from '../wire/story-entry.ts'
import { cursorId, fingerprint, type MatchCursor, marksFingerprint, proposalsFingerprint } from './cursor.ts'
import type { FurtherEvent } from './further-event.ts'
import type { MatchListener } from './listener.ts'
import { isBesidePast, isPast, type MatchProgress, progressOf } from './progress.ts'

/** How many events of a kind are pushed at once. A slow listener gets no more before having taken them. */
const mostAtOnce = 50
/** How many matches are read at a time: requests need the database, too. */
const mostMatchesAtOnce = 3

/**
 * Pushes to listeners what has happened in their matches, to each as they may see it now.
 * @param further the events that other slices add
 */
export function pushMatches(
  platform: Platform,
  liveMatches: LiveMatches,
  log: Log,
  further: readonly FurtherEvent[],
): SendPage<MatchListener> {
  return async (listeners, keepGood) => {
    const all = await progressOf(platform, [...new Set(listeners.map(({ about }) => about))])
    const waiting = listeners.filter(({ about, pushed }) => {
      const now = all.get(about)
      return now !== undefined && (pushed === undefined || isPast(pushed, now))
    })
    if (waiting.length === 0) return new Set()
    const queue = [...byMatch(await keepGood(waiting))]
    const unfinished = new Set<MatchListener>()

    async function work(): Promise<void> {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [match, others] = next
        const progress = all.get(match)
        if (progress === undefined) continue
        try {
          for (const one of await pushMatch(platform, liveMatches, further, match, progress, others))
            unfinished.add(one)
        } catch (error) {
          // A match that fails must not keep the others waiting: those who stay are served at the next poll.
          log.warn({ match, error }, 'what happened in a match could not be pushed')
          for (const one of others) if (!one.follows) breakOff(one)
        }
      }
    }
    await Promise.all(Array.from({ length: mostMatchesAtOnce }, work))
    return unfinished
  }
}

function byMatch(listeners: readonly MatchListener[]): Map<string, MatchListener[]> {
  const matches = new Map<string, MatchListener[]>()
  for (const one of listeners) matches.set(one.about, [...(matches.get(one.about) ?? []), one])
  return matches
}

/** Pushes to the listeners of one match. @returns those for whom there is more */
async function pushMatch(
  platform: Platform,
  liveMatches: LiveMatches,
  further: readonly FurtherEvent[],
  match: string,
  progress: MatchProgress,
  listeners: readonly MatchListener[],
): Promise<MatchListener[]> {
  const live = progress.version > 0 ? await liveMatches.newest(match) : undefined
  const record = live?.record ?? (await findMatch(platform, match))
  if (!record) return []
  const pushing = pushingTo(platform, further, record, progress, live)
  const unfinished: MatchListener[] = []
  for (const one of listeners) {
    const viewpoint = await currentViewpoint(platform, record, one)
    if (viewpoint === undefined) breakOff(one)
    else if (await pushing.push(one, viewpoint)) one.pushed = progress
    else unfinished.push(one)
  }
  return unfinished
}

/** How a listener sees the match now; undefined if they may no longer see it. */
async function currentViewpoint(
  platform: Platform,
  record: MatchRecord,
  { caller }: MatchListener,
): Promise<Viewpoint | undefined> {
  try {
    return await permittedViewpoint(platform, record, caller)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Where a listener goes on. A cursor that is ahead of the match, as after a restored backup, is ignored. */
function startOf({ version }: MatchRecord, cursor: MatchCursor | undefined): MatchCursor {
  if (cursor !== undefined && cursor.version <= version) return cursor
  return { version, message: null, shown: '', proposed: '', marked: '', further: [] }
}

/** Pushes one state of a match to its listeners. What several of them see alike is read and worded once. */
function pushingTo(
  platform: Platform,
  further: readonly FurtherEvent[],
  record: MatchRecord,
  progress: MatchProgress,
  live: LiveMatch | undefined,
) {
  const { talked } = progress
  const pages = new Map<number, Promise<Entry[]>>()
  const stories = new Map<string, string>()
  const bodies = new Map<string, { data: string; shown: string }>()
  const proposals = new Map<Language, Promise<{ data: string; proposed: string }>>()
  const others = new Map<FurtherEvent, ReturnType<FurtherEvent['read']>>()
  let allMarks: ReturnType<typeof talkMarks> | undefined

  function entriesAfter(version: number): Promise<Entry[]> {
    const upTo = Math.min(record.version, version + mostAtOnce)
    const page = pages.get(version) ?? readEntries(platform, record.id, { after: version, upTo })
    pages.set(version, page)
    return page
  }

  function story(seenAt: LiveMatch, entry: Entry, viewpoint: Viewpoint, { language }: MatchListener): string {
    const key = `${entry.version}/${viewpoint.viewer}/${viewpoint.over}/${language}`
    const text = stories.get(key) ?? JSON.stringify(storyEntry(seenAt, entry, viewpoint, language))
    stories.set(key, text)
    return text
  }

  function shownTo({ caller, language }: MatchListener): { data: string; shown: string } {
    const key = `${seatOf(record, caller.account) ?? '-'}/${language}`
    const known = bodies.get(key)
    if (known) return known
    const body = matchBody(platform, record, caller, language, isOver(record) ? live : undefined)
    const made = { data: JSON.stringify(body), shown: fingerprint(body) }
    bodies.set(key, made)
    return made
  }

  function proposedTo({ language }: MatchListener): Promise<{ data: string; proposed: string }> {
    const made = proposals.get(language) ?? proposedIn(platform, record, language)
    proposals.set(language, made)
    return made
  }

  /** Whether a listener has got what neither a move nor a message changes. */
  const isBesidePushed = ({ pushed }: MatchListener) => pushed !== undefined && !isBesidePast(pushed, progress)

  /** An event that another slice adds; undefined if it is as it was when last pushed. */
  function furtherFor(one: MatchListener, event: FurtherEvent): ReturnType<FurtherEvent['read']> | undefined {
    if (!event.isIn(record) || isBesidePushed(one)) return undefined
    const made = others.get(event) ?? event.read(platform, record.id)
    others.set(event, made)
    return made
  }

  /** The read marks and hidden messages, for a listener at the table; undefined if that was pushed already. */
  async function marksFor(one: MatchListener): Promise<{ data: string; marked: string } | undefined> {
    if (talked === 0 || isBesidePushed(one)) return undefined
    allMarks ??= talkMarks(platform, record)
    const marks = (await allMarks)(one.caller.account)
    return { data: JSON.stringify(marks), marked: marksFingerprint(marks) }
  }

  return {
    /** Pushes to a listener a page of what they have not received yet. @returns whether that was everything */
    async push(one: MatchListener, viewpoint: Viewpoint): Promise<boolean> {
      let cursor = startOf(record, one.cursor)
      const say = (event: string, data: string, next: Partial<MatchCursor>) => {
        cursor = { ...cursor, ...next }
        one.cursor = cursor
        one.stream.send(eventText({ event, id: cursorId(cursor), data }))
      }

      if (live !== undefined && cursor.version < record.version) {
        const page = await entriesAfter(cursor.version)
        if (page.length === 0) throw new Error('entries are missing')
        for (const entry of page) say('entry', story(live, entry, viewpoint, one), { version: entry.version })
        // An entry that is no move may change what other slices tell of, so that is read again.
        if (page.some(({ kind }) => kind !== 'moved')) one.pushed = undefined
        if (cursor.version < record.version) return false
      }
      // A listener who joins the table gets the messages, and what becomes of them, from then on.
      const heard = isAtTable(record, one.caller.account) ? Math.min(cursor.message ?? talked, talked) : null
      const marks = heard === null ? undefined : await marksFor(one)
      const marked = heard === null || cursor.message === null ? (marks?.marked ?? '') : cursor.marked
      cursor = { ...cursor, message: heard, marked }
      if (heard !== null && heard < talked) {
        const range = { after: heard, limit: mostAtOnce }
        const page = await messagesAfter(platform, record, one.caller.account, range)
        for (const message of page) say('message', JSON.stringify(message), { message: message.number })
        if (page.length === mostAtOnce) return false
      }
      if (marks !== undefined && marks.marked !== marked) say('talk', marks.data, { marked: marks.marked })
      const { data, shown } = shownTo(one)
      if (shown !== cursor.shown) say('match', data, { shown })
      const open = await proposedTo(one)
      if (open.proposed !== cursor.proposed) say('proposals', open.data, { proposed: open.proposed })
      for (const [place, event] of further.entries()) {
        const now = await furtherFor(one, event)
        if (now === undefined || now.fingerprint === (cursor.further[place] ?? '')) continue
        const prints = further.map((_, other) => (other === place ? now.fingerprint : (cursor.further[other] ?? '')))
        say(event.event, now.data, { further: prints })
      }
      one.cursor = cursor
      return true
    },
  }
}

/** The open proposals in a language, as everybody who may see the match sees them. */
async function proposedIn(platform: Platform, record: MatchRecord, language: Language) {
  const open = await openProposals(platform, record, language)
  return { data: JSON.stringify({ open }), proposed: proposalsFingerprint(open) }
}

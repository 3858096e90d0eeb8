import type { Viewpoint } from '../../journal/see.ts'
import { eventText } from '../../platform/http/event-stream/event-text.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveMatch } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { isAtTable } from '../talk/at-table.ts'
import { messagesAfter } from '../talk/messages.ts'
import { cursorId, type MatchCursor } from './cursor.ts'
import type { MatchListener } from './listener.ts'
import { isBesidePast, type MatchProgress } from './progress.ts'
import type { SliceEvent } from './slice-event.ts'
import { wordedOnce } from './worded-once.ts'

/** How many events of a kind are sent at once. A slow listener gets no more before having taken them. */
const mostOfAKind = 50

/** A listener who is being sent events, and how far they have got. */
interface Receiver {
  readonly one: MatchListener
  cursor: MatchCursor
}

/**
 * The events of one state of a match.
 * @returns sends to a listener a page of what they have not received yet, and answers whether that was everything
 */
export function eventsOf(
  platform: Platform,
  further: readonly SliceEvent[],
  record: MatchRecord,
  progress: MatchProgress,
  live: LiveMatch | undefined,
): (one: MatchListener, viewpoint: Viewpoint) => Promise<boolean> {
  const { talked } = progress
  const worded = wordedOnce(platform, record, live)

  /** Whether a listener has got all changes that came with neither an entry nor a message. */
  const hasBeside = ({ sent }: MatchListener) => sent !== undefined && !isBesidePast(sent, progress)

  /** Sends entries that a listener has not received yet. @returns whether those were all */
  async function sendEntries(to: Receiver, viewpoint: Viewpoint): Promise<boolean> {
    if (live === undefined || to.cursor.version >= record.version) return true
    const page = await worded.entriesAfter(to.cursor.version, mostOfAKind)
    if (page.length === 0) throw new Error('entries are missing')
    for (const entry of page) {
      send(to, 'entry', worded.story(live, entry, viewpoint, to.one.language), { version: entry.version })
    }
    // An entry that is no move may change what other slices tell of, so that is read again.
    if (page.some(({ kind }) => kind !== 'moved')) to.one.sent = undefined
    return to.cursor.version >= record.version
  }

  /**
   * Sends what is said at the table, and what becomes of it: to a listener who joins the table, from then on.
   * @returns whether that was all
   */
  async function sendTalk(to: Receiver): Promise<boolean> {
    const { account } = to.one.caller
    const { message } = to.cursor
    if (!isAtTable(record, account)) {
      to.cursor = { ...to.cursor, message: null, marked: '' }
      return true
    }
    const heard = Math.min(message ?? talked, talked)
    const marks = talked === 0 || hasBeside(to.one) ? undefined : await worded.marks(account)
    const marked = message === null ? (marks?.fingerprint ?? '') : to.cursor.marked
    to.cursor = { ...to.cursor, message: heard, marked }
    if (heard < talked) {
      const page = await messagesAfter(platform, record, account, { after: heard, limit: mostOfAKind })
      for (const one of page) send(to, 'message', JSON.stringify(one), { message: one.number })
      if (page.length === mostOfAKind) return false
    }
    if (marks !== undefined && marks.fingerprint !== marked) send(to, 'talk', marks.data, { marked: marks.fingerprint })
    return true
  }

  function sendMatch(to: Receiver): void {
    const { data, fingerprint: shown } = worded.match(to.one)
    if (shown !== to.cursor.shown) send(to, 'match', data, { shown })
  }

  async function sendProposals(to: Receiver): Promise<void> {
    const { data, fingerprint: proposed } = await worded.proposals(to.one.language)
    if (proposed !== to.cursor.proposed) send(to, 'proposals', data, { proposed })
  }

  /** Sends the events that other slices add. */
  async function sendFurther(to: Receiver): Promise<void> {
    for (const [place, event] of further.entries()) {
      if (!event.isIn(record) || hasBeside(to.one)) continue
      const { data, fingerprint } = await worded.further(event)
      const before = further.map((_, other) => to.cursor.further[other] ?? '')
      if (fingerprint !== before[place]) send(to, event.event, data, { further: before.with(place, fingerprint) })
    }
  }

  return async (one, viewpoint) => {
    const to: Receiver = { one, cursor: startOf(record, one.cursor) }
    if (!(await sendEntries(to, viewpoint))) return false
    if (!(await sendTalk(to))) return false
    sendMatch(to)
    await sendProposals(to)
    await sendFurther(to)
    one.cursor = to.cursor
    return true
  }
}

/** Where a listener goes on. A cursor that is ahead of the match, as after a restored backup, is ignored. */
function startOf({ version }: MatchRecord, cursor: MatchCursor | undefined): MatchCursor {
  if (cursor !== undefined && cursor.version <= version) return cursor
  return { version, message: null, shown: '', proposed: '', marked: '', further: [] }
}

/** Sends one event. @param next how far the listener has got with it */
function send(to: Receiver, event: string, data: string, next: Partial<MatchCursor>): void {
  to.cursor = { ...to.cursor, ...next }
  to.one.cursor = to.cursor
  to.one.stream.send(eventText({ event, id: cursorId(to.cursor), data }))
}

import type { FastifyBaseLogger } from 'fastify'
import type { Entry } from '../../journal/entry.ts'
import type { Look } from '../../journal/see.ts'
import { eventText } from '../../platform/http/event-stream/event-text.ts'
import type { Push } from '../../platform/http/event-stream/listening.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { permittedLook } from '../access/look.ts'
import { seatOf } from '../access/permissions.ts'
import { findSteady } from '../record/find-match.ts'
import { readEntries } from '../record/journal.ts'
import { isOver, type MatchRecord } from '../record/record.ts'
import type { Table, Tables } from '../record/tables.ts'
import { isAtTable } from '../talk/at-table.ts'
import { messagesAfter } from '../talk/messages.ts'
import { matchBody } from '../wire/match-body.ts'
import { storyEntry } from '../wire/story-entry.ts'
import { cursorId, fingerprint, type MatchCursor } from './cursor.ts'
import type { MatchListener } from './listener.ts'
import { isPast, type Position, positionsOf } from './positions.ts'

/** How much of a kind is told at once. Whoever takes it slowly is told no more before they have taken it. */
const mostAtOnce = 50
/** So many matches are read at a time: requests want the database, too. */
const mostMatchesAtOnce = 3

/** Tells those who listen to matches what has happened in them, each as they may see it by now. */
export function pushMatches(
  platform: Platform,
  tables: Tables,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Push<MatchListener> {
  return async (listeners, keepGood) => {
    const positions = await positionsOf(platform, [...new Set(listeners.map(({ about }) => about))])
    const waiting = listeners.filter(({ about, told }) => {
      const now = positions.get(about)
      return now !== undefined && (told === undefined || isPast(told, now))
    })
    if (waiting.length === 0) return new Set()
    const queue = [...byMatch(await keepGood(waiting))]
    const unfinished = new Set<MatchListener>()

    async function work(): Promise<void> {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [match, others] = next
        const position = positions.get(match)
        if (position === undefined) continue
        try {
          for (const one of await tellOf(platform, tables, match, position, others)) unfinished.add(one)
        } catch (error) {
          // One match in trouble must not keep the others waiting: its listeners are told at the next look.
          log.warn({ match, error }, 'those who listen to a match could not be told')
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

/** Tells the listeners of one match. @returns those for whom there is more */
async function tellOf(
  platform: Platform,
  tables: Tables,
  match: string,
  position: Position,
  listeners: readonly MatchListener[],
): Promise<MatchListener[]> {
  const record = await findSteady(platform, match)
  if (!record) return []
  const telling = tellingOf(platform, record, position, record.version > 0 ? await tables.of(record) : undefined)
  const unfinished: MatchListener[] = []
  for (const one of listeners) {
    const look = await lookStill(platform, record, one)
    if (look === undefined) one.stream.end()
    else if (await telling.tell(one, look)) one.told = position
    else unfinished.push(one)
  }
  return unfinished
}

/** As what they see the match by now; undefined for who may see it no more. */
async function lookStill(
  platform: Platform,
  record: MatchRecord,
  { caller }: MatchListener,
): Promise<Look | undefined> {
  try {
    return await permittedLook(platform, record, caller)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Where somebody goes on: from now, too, where they bring what this match has never come to, from before a restoration. */
function startOf({ version }: MatchRecord, cursor: MatchCursor | undefined): MatchCursor {
  return cursor === undefined || cursor.version > version ? { version, message: null, shown: '' } : cursor
}

/**
 * Tells listeners of a match as it was read once. What several of them see alike is read and put into words once.
 */
function tellingOf(platform: Platform, record: MatchRecord, { talked }: Position, table: Table | undefined) {
  const pages = new Map<number, Promise<Entry[]>>()
  const stories = new Map<string, string>()
  const bodies = new Map<string, { data: string; shown: string }>()

  function entriesAfter(version: number): Promise<Entry[]> {
    const upTo = Math.min(record.version, version + mostAtOnce)
    const page = pages.get(version) ?? readEntries(platform, record.id, { after: version, upTo })
    pages.set(version, page)
    return page
  }

  function story(seenAt: Table, entry: Entry, look: Look, { language }: MatchListener): string {
    const key = `${entry.version}/${look.viewer}/${look.over}/${language}`
    const told = stories.get(key) ?? JSON.stringify(storyEntry(seenAt, entry, look, language))
    stories.set(key, told)
    return told
  }

  function shownTo({ caller, language }: MatchListener): { data: string; shown: string } {
    const key = `${seatOf(record, caller.account) ?? '-'}/${language}`
    const known = bodies.get(key)
    if (known) return known
    const body = matchBody(platform, record, caller, language, isOver(record) ? table : undefined)
    const made = { data: JSON.stringify(body), shown: fingerprint(body) }
    bodies.set(key, made)
    return made
  }

  return {
    /** Tells somebody a page of what they have not been told. @returns whether that was all */
    async tell(one: MatchListener, look: Look): Promise<boolean> {
      let cursor = startOf(record, one.cursor)
      const say = (event: string, data: string, next: Partial<MatchCursor>) => {
        cursor = { ...cursor, ...next }
        one.cursor = cursor
        one.stream.send(eventText({ event, id: cursorId(cursor), data }))
      }

      if (table !== undefined && cursor.version < record.version) {
        const page = await entriesAfter(cursor.version)
        if (page.length === 0) throw new Error('entries are missing')
        for (const entry of page) say('entry', story(table, entry, look, one), { version: entry.version })
        if (cursor.version < record.version) return false
      }
      // Whoever sits down is told what is said from then on.
      const heard = isAtTable(record, one.caller.account) ? Math.min(cursor.message ?? talked, talked) : null
      cursor = { ...cursor, message: heard }
      if (heard !== null && heard < talked) {
        const range = { after: heard, limit: mostAtOnce }
        const page = await messagesAfter(platform, record, one.caller.account, range)
        for (const message of page) say('message', JSON.stringify(message), { message: message.number })
        if (page.length === mostAtOnce) return false
      }
      const { data, shown } = shownTo(one)
      if (shown !== cursor.shown) say('match', data, { shown })
      one.cursor = cursor
      return true
    },
  }
}

import type { Viewpoint } from '../../journal/see.ts'
import { breakOff, type SendPage } from '../../platform/http/event-stream/listening.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { permittedViewpoint } from '../access/visible-match.ts'
import { findMatch } from '../record/find-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import type { MatchRecord } from '../record/record.ts'
import { eventsOf } from './events-of-match.ts'
import type { MatchListener } from './listener.ts'
import { isPast, type MatchProgress, progressOf } from './progress.ts'
import type { SliceEvent } from './slice-event.ts'

/** How many matches are read at a time: requests need the database, too. */
const mostMatchesAtOnce = 3

/**
 * Sends to listeners what has happened in their matches, to each as they may see it now.
 * @param further the events that other slices add
 */
export function sendMatchEvents(
  platform: Platform,
  liveMatches: LiveMatches,
  log: Log,
  further: readonly SliceEvent[],
): SendPage<MatchListener> {
  return async (listeners, keepGood) => {
    const all = await progressOf(platform, [...new Set(listeners.map(({ about }) => about))])
    const waiting = listeners.filter(({ about, sent }) => {
      const progress = all.get(about)
      return progress !== undefined && (sent === undefined || isPast(sent, progress))
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
          for (const one of await sendEventsOf(platform, liveMatches, further, match, progress, others))
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

/** Sends the events of one match to its listeners. @returns those for whom there is more */
async function sendEventsOf(
  platform: Platform,
  liveMatches: LiveMatches,
  further: readonly SliceEvent[],
  match: string,
  progress: MatchProgress,
  listeners: readonly MatchListener[],
): Promise<MatchListener[]> {
  const live = progress.version > 0 ? await liveMatches.newest(match) : undefined
  const record = live?.record ?? (await findMatch(platform, match))
  if (!record) return []
  const sendTo = eventsOf(platform, further, record, progress, live)
  const unfinished: MatchListener[] = []
  for (const one of listeners) {
    const viewpoint = await currentViewpoint(platform, record, one)
    if (viewpoint === undefined) breakOff(one)
    else if (await sendTo(one, viewpoint)) one.sent = progress
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

import type { ValidCredentials } from '../../platform/http/caller.ts'
import { listening, type Streams } from '../../platform/http/event-stream/listening.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import type { MatchListener } from './listener.ts'
import { notePresence } from './presence.ts'
import { sendMatchEvents } from './send-events.ts'
import type { SliceEvent } from './slice-event.ts'
import { matchStreamRoutes } from './stream-routes.ts'

/** The streams of matches, wired. @param further the events that other slices add */
export function matchStreams(
  platform: Platform,
  liveMatches: LiveMatches,
  log: Log,
  stillGood: ValidCredentials,
  further: readonly SliceEvent[],
): Streams {
  const listeners = listening<MatchListener>(platform, log, stillGood, {
    sendPage: sendMatchEvents(platform, liveMatches, log, further),
    notePresence: (present) => notePresence(platform, present),
  })
  platform.signals.onMatchesChanged((matches) => {
    if (matches === undefined) listeners.wake()
    else for (const match of matches) listeners.wake(match)
  })
  return { ...listeners, routes: matchStreamRoutes(platform, listeners, further) }
}

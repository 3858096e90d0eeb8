import type { ValidCredentials } from '../../platform/http/caller.ts'
import { listening, type Streams } from '../../platform/http/event-stream/listening.ts'
import type { Log } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountListener } from './listener.ts'
import { sendNotices } from './send-notices.ts'
import { accountStreamRoutes } from './stream-routes.ts'

/**
 * The signal that notices were written does not say to whom, and a busy server writes them all the time. So one query
 * asks for all accounts that somebody listens to, and not more often than this.
 */
const restMilliseconds = 200

/** The streams of accounts, with their routes. */
export function accountStreams(platform: Platform, log: Log, stillGood: ValidCredentials): Streams {
  const listeners = listening<AccountListener>(
    platform,
    log,
    stillGood,
    { sendPage: sendNotices(platform) },
    { restMilliseconds },
  )
  platform.signals.onNoticesWritten(() => listeners.wake())
  return { ...listeners, routes: accountStreamRoutes(platform, listeners) }
}

import type { FastifyBaseLogger } from 'fastify'
import type { ValidCredentials } from '../../platform/http/caller.ts'
import { listening, type Streams } from '../../platform/http/event-stream/listening.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountListener } from './listener.ts'
import { pushNotices } from './push.ts'
import { accountStreamRoutes } from './stream-routes.ts'

/**
 * Nobody says to whom notices were written, and on a server that is busy they are all the time: all accounts that
 * somebody listens to are asked about together, and not more often than this.
 */
const restMilliseconds = 200

/** The streams of accounts, wired. */
export function accountStreams(platform: Platform, log: FastifyBaseLogger, stillGood: ValidCredentials): Streams {
  const listeners = listening<AccountListener>(platform, log, stillGood, pushNotices(platform), { restMilliseconds })
  platform.outbox.onWritten(() => listeners.wake())
  return { ...listeners, routes: accountStreamRoutes(platform, listeners) }
}

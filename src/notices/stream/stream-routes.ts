import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireCredential } from '../../platform/http/caller.ts'
import { openEventStream } from '../../platform/http/event-stream/connection.ts'
import { eventText } from '../../platform/http/event-stream/event-text.ts'
import type { Listening } from '../../platform/http/event-stream/listening.ts'
import { resumedFrom } from '../../platform/http/event-stream/resumed.ts'
import { StreamHeaders, streamOf, streamQuery } from '../../platform/http/event-stream/stream-schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { cursorId, readCursorId } from './cursor.ts'
import { StreamedOfAccount } from './events.ts'
import type { AccountListener } from './listener.ts'
import { streamEnd } from './written-notices.ts'

/** The stream of notices to the caller. */
export function accountStreamRoutes(platform: Platform, listeners: Listening<AccountListener>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/stream',
      {
        exposeHeadRoute: false,
        schema: {
          operationId: 'streamAccount',
          summary: 'Stream your notices',
          description:
            'Server-sent events: every notice to you, whatever your mail settings, as soon as it is written; a mail may follow later. With the id of your last event the stream begins with everything that you have missed, each notice once; an id from beyond the newest notice of this server is ignored. The stream ends when your access token expires, and when you are signed out: reconnect with a valid token and the id.',
          tags: ['accounts'],
          security: needs('read'),
          querystring: z.strictObject(streamQuery),
          headers: StreamHeaders,
          problems: ['too-many-streams'],
          response: { 200: streamOf(StreamedOfAccount), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { caller, credential } = requireCredential(request, 'read')
        const { after, follow: follows } = request.query
        const known = resumedFrom(request.headers['last-event-id'], after, (id) => readCursorId(platform.secrets, id))
        const newest = await streamEnd(platform)
        // An id from before the database was restored may be higher than any id to come.
        const isGood = known !== undefined && known.written <= newest.written
        const cursor = isGood ? known : newest
        // No await from here until the listener has joined.
        listeners.requireStreamLeft(caller.account)
        const stream = openEventStream(reply)
        if (!isGood) {
          const data = JSON.stringify({ at: platform.clock.now().toISOString() })
          stream.send(eventText({ event: 'start', id: cursorId(platform.secrets, cursor), data }))
        }
        listeners.join({ about: caller.account, stream, credential, follows, cursor })
      },
    )
  }
}

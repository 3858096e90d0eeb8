import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireCredential } from '../../platform/http/caller.ts'
import { openEventStream } from '../../platform/http/event-stream/connection.ts'
import type { Listening } from '../../platform/http/event-stream/listening.ts'
import { resumedFrom } from '../../platform/http/event-stream/resumed.ts'
import { StreamHeaders, streamOf, streamQuery } from '../../platform/http/event-stream/stream-schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { visibleMatch } from '../access/visible-match.ts'
import { inMatch } from '../wire/match-body.ts'
import { readCursorId } from './cursor.ts'
import { streamedOfMatch } from './events.ts'
import type { MatchListener } from './listener.ts'
import type { SliceEvent } from './slice-event.ts'

/** Listening to what happens in a match. */
export function matchStreamRoutes(
  platform: Platform,
  listeners: Listening<MatchListener>,
  further: readonly SliceEvent[],
): FastifyPluginAsyncZod {
  const shown = new Intl.ListFormat('en-GB').format([
    'the match',
    'its open proposals',
    ...further.map(({ about }) => about),
  ])
  return async (app) => {
    app.get(
      '/v1/matches/:match/stream',
      {
        exposeHeadRoute: false,
        schema: {
          operationId: 'streamMatch',
          summary: 'Stream what happens in a match',
          description: `Server-sent events: entries of the journal as you may see them, what is said at the table where you sit and what becomes of it, and ${shown} whenever they have changed. Without an id the stream begins with the present state of the match. With the id of your last event it begins with everything that you have missed, in order and once; an id from beyond the end of this match is ignored. The stream ends when your access token expires, when you are signed out, and when you may no longer see the match: reconnect with a valid token and the id.`,
          tags: ['playing'],
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject(streamQuery),
          headers: StreamHeaders,
          problems: ['not-found', 'too-many-streams'],
          response: { 200: streamOf(streamedOfMatch(further)), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { caller, credential } = requireCredential(request, 'read')
        const { match } = request.params
        const { after, follow: follows } = request.query
        const cursor = resumedFrom(request.headers['last-event-id'], after, (id) => readCursorId(id, further.length))
        await visibleMatch(platform, match, caller)
        listeners.requireStreamLeft(caller.account)
        const { language } = request
        const stream = openEventStream(reply)
        listeners.join({ about: match, stream, credential, follows, caller, language, cursor, sent: undefined })
      },
    )
  }
}

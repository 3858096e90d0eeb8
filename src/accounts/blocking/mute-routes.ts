import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireSession } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { byName } from '../record/path-params.ts'
import { MuteRecord, mute, mutesOf, unmute } from './mutes.ts'

const MuteList = z.object({ items: z.array(MuteRecord) }).meta({ id: 'MuteList', description: 'Whom you muted.' })

/** Muting: people whose messages somebody does not want to read. */
export function muteRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/mutes',
      {
        schema: {
          operationId: 'listMutes',
          summary: 'See whom you muted',
          description: 'The newest first. Only you see this.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 200: MuteList, '4xx': ProblemBody },
        },
      },
      async (request) => ({ items: await mutesOf(platform, requireSession(request).account) }),
    )

    app.put(
      '/v1/account/mutes/:name',
      {
        schema: {
          operationId: 'mute',
          summary: 'Mute somebody: you do not read their messages',
          description:
            'In every match you get their messages, old and new, without the text, and no mails about them. Nobody else notices. Muting somebody again changes nothing.',
          tags: ['accounts'],
          security: needs('session'),
          params: byName,
          problems: ['not-found', 'not-yourself', 'too-many-mutes'],
          response: { 204: noBody('They are muted.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await mute(platform, requireSession(request).account, request.params.name)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/account/mutes/:name',
      {
        schema: {
          operationId: 'unmute',
          summary: 'Unmute somebody',
          description: 'You can read their messages again, including those sent while they were muted.',
          tags: ['accounts'],
          security: needs('session'),
          params: byName,
          problems: ['not-found'],
          response: { 204: noBody('They are no longer muted.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await unmute(platform, requireSession(request).account, request.params.name)
        return reply.status(204).send()
      },
    )
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireSession } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { byName } from '../record/path-params.ts'
import { BlockRecord, block, blocksOf, unblock } from './blocks.ts'

const BlockList = z.object({ items: z.array(BlockRecord) }).meta({ id: 'BlockList', description: 'Whom you blocked.' })

/** Blocking: two people who start no new match together. */
export function blockRoutes(platform: Platform, owned: readonly OwnedData[]): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/account/blocks',
      {
        schema: {
          operationId: 'listBlocks',
          summary: 'See whom you blocked',
          description: 'The newest first. Only you see this.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 200: BlockList, '4xx': ProblemBody },
        },
      },
      async (request) => ({ items: await blocksOf(platform, requireSession(request).account) }),
    )

    app.put(
      '/v1/account/blocks/:name',
      {
        schema: {
          operationId: 'block',
          summary: 'Block somebody: you play no new match together',
          description:
            'Neither of you can join a match that the other is in, and no wish brings you together. The other person is not notified; if a block refuses them, they learn only that they or a player of the match has blocked the other. A block does not affect running matches and removes nobody from a match. Blocking somebody again changes nothing.',
          tags: ['accounts'],
          security: needs('session'),
          params: byName,
          problems: ['not-found', 'not-yourself', 'too-many-blocks'],
          response: { 204: noBody('They are blocked.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await block(platform, owned, requireSession(request).account, request.params.name)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/account/blocks/:name',
      {
        schema: {
          operationId: 'unblock',
          summary: 'Unblock somebody',
          description:
            'You can play together again, unless the other person has blocked you as well. You are not informed of that.',
          tags: ['accounts'],
          security: needs('session'),
          params: byName,
          problems: ['not-found'],
          response: { 204: noBody('They are no longer blocked.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await unblock(platform, requireSession(request).account, request.params.name)
        return reply.status(204).send()
      },
    )
  }
}

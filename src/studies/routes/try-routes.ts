import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { AnyMove } from '../../games/wire/game-schemas.ts'
import { sentencesOf } from '../../games/wire/sentences.ts'
import { needs, type Player, requirePlayer } from '../../platform/http/caller.ts'
import { nothingToStore, once } from '../../platform/http/idempotency/once.ts'
import { aMinute, perAccountEachTime } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { nodeAnswers } from '../answered-nodes.ts'
import { previewMoves, showPosition } from '../board-jobs.ts'
import { annotateNode, deleteLine } from '../changing.ts'
import { placeOn } from '../place.ts'
import { ownStudy } from '../study.ts'
import { mostMoves, requireSeat, tryMoves } from '../trying.ts'
import { atNode, atPlace } from '../wire/addresses.ts'
import { StudyComment, StudyName } from '../wire/beginnings.ts'
import { NodeBody, StudyPosition } from '../wire/board-body.ts'

const tags = ['studies']
const TriedThen = z.object({ last: z.int() })

/** Judging takes processor time, most of all in positions that play would never reach. */
const triesOf = [perAccountEachTime(120, aMinute)]

const TriedOnBoard = z
  .object({
    outcome: z.literal('tried'),
    nodes: z.array(NodeBody).describe('The moves as they stand in the tree, one each, in order.'),
    position: StudyPosition.describe('The position after the last of them, with everything shown.'),
  })
  .meta({
    id: 'TriedOnBoard',
    description: 'The moves that were tried on a study board, and the position they lead to.',
  })

const ForetoldOnBoard = z
  .object({
    outcome: z.literal('foretold'),
    ...sentencesOf('What would happen, in sentences in your language.'),
    stopped: z.boolean().describe('Whether something would then be drawn; nothing after that is computed.'),
    position: StudyPosition.describe('The position that the moves would lead to, with everything shown.'),
  })
  .meta({ id: 'ForetoldOnBoard', description: 'What moves would do on a study board. Nothing is stored.' })

const MovesToTry = z
  .strictObject({
    seat: z.int().min(0).max(20).describe('The seat that moves: any, since you play them all.'),
    moves: z.array(AnyMove).min(1).max(mostMoves).describe('Moves of that seat, in order.'),
    dryRun: z.boolean().default(false).describe('Only report what would happen; store nothing, and draw nothing.'),
  })
  .meta({ id: 'MovesToTry', description: 'Moves to try.' })

const NodeChange = z
  .strictObject({
    name: StudyName.nullable().optional().describe('The name of the line that leads there; null: none.'),
    comment: StudyComment.nullable().optional().describe('What you say about the move; null: nothing.'),
  })
  .meta({ id: 'StudyNodeChange', description: 'What to change; what is left out stays as it is.' })

interface MovesToPreview {
  readonly study: string
  readonly node: number
  readonly seat: number
  readonly moves: readonly unknown[]
  readonly language: Language
}

/** What moves would do. @throws Problem not-found, invalid-request, match-over, illegal-move */
async function previewAnswer(
  platform: Platform,
  caller: Player,
  { study: id, node, seat, moves, language }: MovesToPreview,
): Promise<z.infer<typeof ForetoldOnBoard>> {
  const study = await ownStudy(platform, caller, id)
  requireSeat(study, seat)
  const { line, board } = await placeOn(platform, study, node)
  const place = { node, parent: line.at(-1)?.parent ?? null }
  const asked = { board, place, seat, sent: moves, language }
  return { outcome: 'foretold', ...(await platform.threads.run(previewMoves, asked, { by: caller.account })) }
}

/** Trying lines on one's own board. */
export function tryRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/studies/:study/nodes/:node/moves',
      {
        config: { limits: triesOf },
        schema: {
          operationId: 'tryMoves',
          summary: 'Try moves on your board',
          description:
            'Starting from a node or from the first position (0): one new node for each move, all of them or none. The rules judge them, and the study’s own dice draw anew each time. If the same move was tried there before and draws nothing, the answer is its existing node. With `dryRun`, nothing is stored and nothing drawn.',
          tags,
          security: needs('play'),
          params: atPlace,
          body: MovesToTry,
          problems: [
            'not-found',
            'match-over',
            'illegal-move',
            'study-full',
            'race-lost',
            'too-much-to-compute',
            'too-many-requests',
          ],
          response: { 200: z.discriminatedUnion('outcome', [TriedOnBoard, ForetoldOnBoard]), '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { language, params, body } = request
        const { seat, moves, dryRun } = body
        if (dryRun) {
          await nothingToStore(request)
          return previewAnswer(platform, caller, { ...params, seat, moves, language })
        }
        const { last } = await once(request, TriedThen, async () => {
          const { nodes } = await tryMoves(platform, caller, params.study, { node: params.node, seat, moves }, language)
          return { last: nodes.at(-1)?.number ?? 0 }
        })
        const study = await ownStudy(platform, caller, params.study)
        const { line, board } = await placeOn(platform, study, last)
        const nodes = line.slice(-moves.length)
        const place = { node: last, parent: nodes.at(-1)?.parent ?? null }
        const looked = { board, place, viewer: 'administrator' as const, language }
        return {
          outcome: 'tried' as const,
          nodes: await nodeAnswers(platform, study, nodes, { by: caller.account, language }),
          position: await platform.threads.run(showPosition, looked, { by: caller.account }),
        }
      },
    )

    app.patch(
      '/v1/studies/:study/nodes/:node',
      {
        schema: {
          operationId: 'nameVariation',
          summary: 'Name the line that leads to a node, or comment on its move',
          description:
            'A line with a name appears among the study’s variations. Everybody who has the link reads both.',
          tags,
          security: needs('play'),
          params: atNode,
          body: NodeChange,
          problems: ['not-found'],
          response: { 204: noBody('The variation has its new name.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { study, node } = request.params
        await annotateNode(platform, requirePlayer(request, 'play'), study, node, request.body)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/studies/:study/nodes/:node',
      {
        schema: {
          operationId: 'deleteLine',
          summary: 'Delete a node and everything that follows it',
          description: 'They are deleted for good. Their numbers are never used again.',
          tags,
          security: needs('play'),
          params: atNode,
          problems: ['not-found', 'race-lost'],
          response: { 204: noBody('The line is deleted.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { study, node } = request.params
        await deleteLine(platform, requirePlayer(request, 'play'), study, node)
        return reply.status(204).send()
      },
    )
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Matches } from '../../matches/index.ts'
import { needs, type Player, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { aMinute, anHour, perAccount, perAccountEachTime } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { nodeAnswers } from '../answered-nodes.ts'
import { fromGame, fromMatch, fromPosition } from '../beginning.ts'
import { removeStudy, renameStudy } from '../changing.ts'
import { ListKey, listStudies } from '../list.ts'
import { copyStudy, makeStudy, newBlank } from '../making.ts'
import { lookAtPosition } from '../position-jobs.ts'
import { ownStudy, type Study, sharedStudy } from '../study.ts'
import { treeOf } from '../tree.ts'
import { inStudy } from '../wire/addresses.ts'
import { NewStudy, PositionFile, StudyName } from '../wire/beginnings.ts'
import { PositionLook } from '../wire/board-body.ts'
import { StudyBody, StudySummary, studyBody, studySummary } from '../wire/study-body.ts'

const tags = ['studies']
/** Somebody who sets up a position looks at it after each change. */
const looksOf = [perAccount(120, aMinute)]
/** A copy writes up to two thousand moves, even if it is deleted at once. */
const madeBy = [perAccountEachTime(60, anHour)]
const StudyThen = z.object({ study: z.uuid(), nodes: z.int() })
const StudyPage = pageOf(StudySummary).meta({ id: 'StudyPage', description: 'A page of studies.' })

const StudyChange = z
  .strictObject({ name: StudyName.describe('The new name.') })
  .meta({ id: 'StudyChange', description: 'What to change.' })

/** One's own studies: making, finding, renaming and deleting them. */
export function studyRoutes(
  platform: Platform,
  matches: Pick<Matches, 'liveMatches' | 'replays'>,
): FastifyPluginAsyncZod {
  async function makeFrom(caller: Player, { name, from }: z.infer<typeof NewStudy>): Promise<Study> {
    const board = newBlank()
    switch (from.kind) {
      case 'match':
        return makeStudy(platform, caller, board, name, await fromMatch(platform, matches, caller, from, board))
      case 'position':
        return makeStudy(platform, caller, board, name, await fromPosition(platform, caller, from, board))
      case 'game':
        return makeStudy(platform, caller, board, name, await fromGame(platform, caller, from, board))
      case 'shared':
        return copyStudy(platform, caller, board, name, await sharedStudy(platform, from.token))
    }
  }

  return async (app) => {
    app.post(
      '/v1/studies',
      {
        config: { limits: madeBy },
        schema: {
          operationId: 'createStudy',
          summary: 'Make a study: a private board on which you play all seats',
          description:
            'It begins with a version of a match, a position, the opening of a game, or a copy of a shared study. From a running match it takes only what you may know: what is hidden from you is dealt anew at random. You, and everybody who has its link, see everything in the study.',
          tags,
          security: needs('create'),
          body: NewStudy,
          problems: [
            'not-found',
            'match-not-started',
            'too-many-studies',
            'position-not-possible',
            'race-lost',
            'too-much-to-compute',
            'too-many-requests',
          ],
          answerHeaders: ['Location'],
          response: { 201: StudyBody, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'create')
        const { study: id, nodes } = await once(request, StudyThen, async () => {
          const study = await makeFrom(caller, request.body)
          return { study: study.id, nodes: study.nodes }
        })
        const study = await ownStudy(platform, caller, id)
        const tree = (await treeOf(platform, study)).filter(({ number }) => number <= nodes)
        const { name } = request.body
        const then = { ...study, name, shareId: null, updatedAt: study.createdAt }
        reply.status(201).header('location', `/v1/studies/${id}`)
        const reader = { by: caller.account, language: request.language }
        return studyBody(platform, then, await nodeAnswers(platform, study, tree, reader))
      },
    )

    app.post(
      '/v1/positions',
      {
        config: { limits: looksOf, idempotency: 'unneeded' },
        schema: {
          operationId: 'lookAtPosition',
          summary: 'See a position on its board, and what is impossible in it',
          description:
            'For setting up a position by hand: nothing is stored, and no card or piece is drawn. A position is shown as far as the game can show it, even while it is impossible; `createStudy` takes only one without problems.',
          tags,
          security: needs('read'),
          body: PositionFile,
          problems: ['too-much-to-compute', 'too-many-requests'],
          response: { 200: PositionLook, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account } = requirePlayer(request, 'read')
        const { body: sent, language } = request
        return platform.threads.run(lookAtPosition, { sent, language }, { by: account })
      },
    )

    app.get(
      '/v1/studies',
      {
        schema: {
          operationId: 'listStudies',
          summary: 'See your studies',
          description: 'The most recently changed first. Only you see them.',
          tags,
          security: needs('read'),
          querystring: z.strictObject(pageQuery),
          response: { 200: StudyPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account } = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const rows = await listStudies(platform, account, { limit: limit + 1, before: readCursor(ListKey, cursor) })
        return page(
          rows,
          limit,
          ({ study }) => ({ updatedAt: study.updatedAt.toISOString(), id: study.id }),
          ({ study, moves }) => studySummary(study, moves),
        )
      },
    )

    app.patch(
      '/v1/studies/:study',
      {
        schema: {
          operationId: 'renameStudy',
          summary: 'Rename a study',
          description: 'Everybody who has its link sees the new name, too.',
          tags,
          security: needs('create'),
          params: inStudy,
          body: StudyChange,
          problems: ['not-found'],
          response: { 204: noBody('The study has its new name.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await renameStudy(platform, requirePlayer(request, 'create'), request.params.study, request.body.name)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/studies/:study',
      {
        schema: {
          operationId: 'deleteStudy',
          summary: 'Delete a study with its whole tree',
          description: 'It is deleted for good, and its link stops working. Copies that others have made stay theirs.',
          tags,
          security: needs('create'),
          params: inStudy,
          problems: ['not-found'],
          response: { 204: noBody('The study is deleted.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await removeStudy(platform, requirePlayer(request, 'create'), request.params.study)
        return reply.status(204).send()
      },
    )
  }
}

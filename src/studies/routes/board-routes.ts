import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ViewerParam } from '../../games/wire/viewer.ts'
import type { needs } from '../../platform/http/caller.ts'
import type { Count } from '../../platform/http/limit.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import { svgPolicy } from '../../platform/http/svg-policy.ts'
import type { Platform } from '../../platform/platform.ts'
import { noSuchSeat, ProblemBody } from '../../platform/problems/problem.ts'
import { drawBoard, showChoices, showPosition, writeBoard } from '../board-jobs.ts'
import { placeOn, viewerOn } from '../place.ts'
import type { Study } from '../study.ts'
import { PlaceNumber } from '../wire/addresses.ts'
import { PositionFile } from '../wire/beginnings.ts'
import { StudyChoices, StudyPosition } from '../wire/board-body.ts'

/** A way to a board: as its owner, or by its link. */
interface WayToBoard {
  /** The beginning of the paths. */
  readonly at: '/v1/studies' | '/v1/shared-studies'
  /** The schema of the study's id, or token, in them. */
  readonly study: z.ZodType<string, string>
  /** The operation ids. */
  readonly ids: Readonly<Record<'position' | 'choices' | 'picture' | 'file', string>>
  /** The end of each summary. */
  readonly how: string
  readonly security: ReturnType<typeof needs>
  /** Whose computing time a request takes. */
  by(request: FastifyRequest): string
  /** The rate limits of boards, and of pictures. */
  readonly limits: Readonly<Record<'board' | 'picture', readonly Count[]>>
  /** The study, for a caller who may see it. */
  open(request: FastifyRequest, study: string): Promise<Study>
}

const tags = ['studies']
const As = ViewerParam.optional().describe('The viewer; by default, one who sees everything.')
const picture = { content: { 'image/svg+xml': { schema: z.string().describe('A drawing, 640 wide.') } } }

/** What a board shows at each of its nodes. */
export function boardRoutes(platform: Platform, way: WayToBoard): FastifyPluginAsyncZod {
  const { ids, how } = way
  const { threads } = platform
  const inNode = `${way.at}/:study/nodes/:node` as const
  const inAll = {
    tags,
    security: way.security,
    params: z.strictObject({ study: way.study, node: PlaceNumber }),
    problems: ['not-found', 'too-much-to-compute', 'too-many-requests'] as const,
  }

  return async (app) => {
    app.get(
      inNode,
      {
        config: { limits: way.limits.board },
        schema: {
          ...inAll,
          operationId: ids.position,
          summary: `See a study board at one of its nodes${how}`,
          description:
            'A study hides nothing from those who may see it; `as` shows what a seat or a spectator would see.',
          querystring: z.strictObject({ as: As }),
          response: { 200: StudyPosition, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const study = await way.open(request, request.params.study)
        const viewer = viewerOn(study, request.query.as)
        const { line, board } = await placeOn(platform, study, request.params.node)
        const place = { node: request.params.node, parent: line.at(-1)?.parent ?? null }
        const looked = { board, place, viewer, language: request.language }
        return threads.run(showPosition, looked, { by: way.by(request) })
      },
    )

    app.get(
      `${inNode}/choices`,
      {
        config: { limits: way.limits.board },
        schema: {
          ...inAll,
          operationId: ids.choices,
          summary: `See every legal move of a seat on a study board, as forms${how}`,
          description: 'As in a match, but for any seat, since you play them all. Empty if the seat has no choices.',
          querystring: z.strictObject({
            seat: inDigits(z.int().min(0).max(20))
              .optional()
              .describe('The seat whose moves to list; by default, the first seat that has to decide.'),
          }),
          response: { 200: StudyChoices, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const study = await way.open(request, request.params.study)
        const { node } = request.params
        const { seat } = request.query
        if (seat !== undefined && seat >= study.seats) throw noSuchSeat('querystring/seat')
        const { board } = await placeOn(platform, study, node)
        const asked = { board, node, seat, language: request.language }
        return threads.run(showChoices, asked, { by: way.by(request) })
      },
    )

    app.get(
      `${inNode}/picture`,
      {
        config: { limits: way.limits.picture },
        schema: {
          ...inAll,
          operationId: ids.picture,
          summary: `See a study board as a picture${how}`,
          description: 'Drawn from the view of `as` alone, as an SVG file.',
          querystring: z.strictObject({ as: As }),
          response: { 200: picture, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const study = await way.open(request, request.params.study)
        const viewer = viewerOn(study, request.query.as)
        const { board } = await placeOn(platform, study, request.params.node)
        const looked = { board, viewer, language: request.language }
        const drawn = await threads.run(drawBoard, looked, { by: way.by(request) })
        return reply
          .headers({ ...svgPolicy, 'cache-control': 'private, no-cache' })
          .type('image/svg+xml')
          .send(drawn)
      },
    )

    app.get(
      `${inNode}/position`,
      {
        config: { limits: way.limits.board },
        schema: {
          ...inAll,
          operationId: ids.file,
          summary: `Export a position of a study board${how}`,
          description:
            'As a position file, which the command line reads, and with which a new study can begin. It is the whole position, with every hand.',
          answerHeaders: ['Content-Disposition'],
          response: { 200: PositionFile, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const study = await way.open(request, request.params.study)
        const { node } = request.params
        const { board } = await placeOn(platform, study, node)
        const file = await threads.run(writeBoard, board, { by: way.by(request) })
        reply.header('content-disposition', `attachment; filename="${study.game.meta.id}-${node}.position.json"`)
        return file
      },
    )
  }
}

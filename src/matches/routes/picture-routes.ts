import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { acceptedKind } from '../../platform/http/content-negotiation.ts'
import { aMinute, limitsOf, perAccount } from '../../platform/http/limit.ts'
import { limitHeaders } from '../../platform/http/openapi/headers.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import { svgPolicy } from '../../platform/http/svg-policy.ts'
import type { Platform } from '../../platform/platform.ts'
import { notYet, ProblemBody } from '../../platform/problems/problem.ts'
import { viewerFor } from '../access/permissions.ts'
import { visibleLiveMatch } from '../access/visible-match.ts'
import type { LiveMatches } from '../record/live-matches.ts'
import { namesAt } from '../record/seat-names.ts'
import type { Replays } from '../replay/replays.ts'
import { Conditional, etag, notModified, unchanged } from '../wire/etag.ts'
import { inMatch } from '../wire/match-body.ts'
import { drawPicture, drawPixels } from '../wire/picture-jobs.ts'
import { viewerQuery } from '../wire/view-body.ts'

/** Pixels take more of the processor's time than a drawing does. */
const limits = { png: [perAccount(30, aMinute)], svg: [perAccount(120, aMinute)] }
const formats = { svg: 'image/svg+xml', png: 'image/png' } as const
const Format = z.enum(['svg', 'png'])

const picture = {
  content: {
    [formats.svg]: { schema: z.string().describe('A drawing, 640 wide.') },
    [formats.png]: { schema: z.unknown().describe('The drawing as pixels, 960 wide.') },
  },
}

/** The position as a picture: what the view says, drawn. */
export function pictureRoutes(platform: Platform, liveMatches: LiveMatches, replays: Replays): FastifyPluginAsyncZod {
  const { threads } = platform
  return async (app) => {
    const limitsOfFormat = { png: limitsOf(app, limits.png), svg: limitsOf(app, limits.svg) }
    app.get(
      '/v1/matches/:match/picture',
      {
        schema: {
          operationId: 'getPicture',
          summary: 'The position as a picture, as you may see it',
          description:
            'Drawn from the view alone, so it shows nothing that `GET /v1/matches/{match}/view` does not. It uses numbers and shapes rather than words; `says` of the view has the words. The answer is SVG unless `format` or `Accept` asks for PNG; you can get 120 SVG files and 30 PNG files a minute.',
          tags: ['playing'],
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject({
            version: inDigits(z.int().min(1)).optional().describe('A past version; without it, the newest.'),
            ...viewerQuery,
            format: Format.optional().describe('Without it, what `Accept` prefers; SVG if it says nothing.'),
          }),
          headers: Conditional,
          problems: ['not-found', 'not-allowed', 'match-not-started', 'too-much-to-compute', 'too-many-requests'],
          answerHeaders: ['ETag', ...limitHeaders],
          response: { 200: picture, 304: unchanged, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'read')
        const { live, viewpoint } = await visibleLiveMatch(platform, liveMatches, request.params.match, caller)
        const { record } = live
        const viewer = viewerFor(record, viewpoint, request.query.as)
        const { version = live.head.version } = request.query
        if (version > live.head.version) throw notYet('querystring/version')
        const format = request.query.format ?? acceptedKind(request.headers.accept, formats) ?? 'svg'
        const tag = etag({ record, version, viewer, language: request.language, also: format })
        const isHeld = notModified(request.headers['if-none-match'], reply, tag)
        reply.header('vary', 'authorization, accept-language, accept')
        if (isHeld) return reply.status(304).send()
        await limitsOfFormat[format].refuse(request, reply)
        const head = version === live.head.version ? live.head : await replays.at(record, version)
        const { game, seats } = record
        const names = namesAt(record, head.holdings, head.version, request.language)
        const { title } = game.wording[request.language]
        const named = [...Array(seats).keys()].map(names)
        const view = { game: game.meta.id, view: game.view(head.state, viewer), names: named, title }
        const terms = { by: caller.account }
        const file =
          format === 'svg'
            ? await threads.run(drawPicture, view, terms)
            : Buffer.from(await threads.run(drawPixels, view, terms))
        return reply.headers(svgPolicy).type(formats[format]).send(file)
      },
    )
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendClient } from '../../platform/http/client-routes.ts'
import { sendPage } from '../../platform/http/html-page.ts'
import type { Count } from '../../platform/http/limit.ts'
import { answerBrowsersWithPages } from '../../platform/http/problem-pages.ts'
import type { Platform } from '../../platform/platform.ts'
import { showPage } from '../board-jobs.ts'
import { placeOn } from '../place.ts'
import type { Study } from '../study.ts'
import { treeOf } from '../tree.ts'
import { PlaceNumber } from '../wire/addresses.ts'
import { LinkToken } from '../wire/beginnings.ts'

type Open = (token: string) => Promise<Study>

/**
 * The page that a link to a study opens. It is the client's page, which leads to a page without scripts; there, every
 * node is a link. A server without the client shows the page without scripts at once.
 */
export function studyPageRoutes(
  platform: Platform,
  open: Open,
  by: (request: FastifyRequest) => string,
  limits: readonly Count[],
): FastifyPluginAsyncZod {
  // Other programs cut off links, and add parameters to them. What is no token opens nothing.
  const querystring = z.object({ token: LinkToken.catch(''), node: PlaceNumber.default(0) })
  const schema = { hide: true, querystring }

  async function sendReadable(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, node }: z.infer<typeof querystring>,
  ) {
    const study = await open(token)
    const { line, board } = await placeOn(platform, study, node)
    const tree = await treeOf(platform, study)
    const { name, position } = study
    const shown = { token, board, study: { name, position }, line, tree, language: request.language }
    return sendPage(reply, await platform.threads.run(showPage, shown, { by: by(request) }))
  }

  return async (app) => {
    answerBrowsersWithPages(app, platform.publicUrl)
    app.get(
      '/links/study',
      {
        config: { limits },
        schema,
      },
      async (request, reply) => {
        if (platform.client === undefined) return sendReadable(request, reply, request.query)
        const { token, node } = request.query
        await open(token)
        return sendClient(reply, platform.client, `/links/study/read?token=${token}&node=${node}`)
      },
    )
    app.get(
      '/links/study/read',
      {
        config: { limits },
        schema,
      },
      (request, reply) => sendReadable(request, reply, request.query),
    )
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { escapeHtml } from '../html.ts'
import { languageOf, words } from '../locales/index.ts'
import { sendPage } from './page.ts'

const page = { content: { 'text/html': { schema: z.string().describe('A small page.') } } }
/** The address holds the token: it is not logged. */
const logSerializers = { req: ({ method }: { method: string }) => ({ method, url: '/v1/unsubscribe' }) }
const Params = z.strictObject({
  token: z
    .string()
    .max(100)
    .meta({ description: 'From the mail’s link.', example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c' }),
})

/** Switching off mails about matches by the link in each of them (RFC 8058). */
export function unsubscribeRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { prisma } = platform.database

  /** @throws Problem not-found where the token is not one of ours, or the account is gone */
  async function accountBehind(token: string) {
    const id = platform.secrets.readLinkToken('unsubscribe', token)
    const account = id === undefined ? null : await prisma.account.findUnique({ where: { id } })
    if (!account || account.status === 'erased') throw new Problem('not-found')
    return account
  }

  return async (app) => {
    // Mail providers send a form of either kind, some send nothing: the token in the address is all that counts.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

    app.route({
      method: 'POST',
      url: '/v1/unsubscribe/:token',
      logSerializers,
      schema: {
        operationId: 'unsubscribe',
        summary: 'Switch off mails about matches',
        description:
          'One click, without signing in (RFC 8058): mail programs post to the address in `List-Unsubscribe`. Any body is accepted, and once more does no harm. To get the mails again, set `matchMails` in your account.',
        tags: ['accounts'],
        security: [],
        params: Params,
        problems: ['not-found'],
        response: { 200: page, '4xx': ProblemBody },
      },
      handler: async (request, reply) => {
        const { id, language } = await accountBehind(request.params.token)
        await prisma.account.updateMany({ where: { id }, data: { matchMails: false } })
        const say = words[languageOf(language)].unsubscribe
        return sendPage(reply, {
          language: languageOf(language),
          title: say.title,
          body: `<p>${escapeHtml(say.done)}</p><p>${escapeHtml(say.again)}</p>`,
        })
      },
    })

    app.route({
      method: 'GET',
      url: '/v1/unsubscribe/:token',
      logSerializers,
      schema: {
        operationId: 'askToUnsubscribe',
        summary: 'A page that asks whether to switch off mails about matches',
        description: 'Changes nothing: programs that scan mails follow links. Its button posts to the same address.',
        tags: ['accounts'],
        security: [],
        params: Params,
        problems: ['not-found'],
        response: { 200: page, '4xx': ProblemBody },
      },
      handler: async (request, reply) => {
        const { language } = await accountBehind(request.params.token)
        const say = words[languageOf(language)].unsubscribe
        return sendPage(reply, {
          language: languageOf(language),
          title: say.title,
          body: `<p>${escapeHtml(say.question)}</p><form method="post"><button>${escapeHtml(say.button)}</button></form>`,
        })
      },
    })
  }
}

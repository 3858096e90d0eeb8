import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPage } from '../../platform/http/html-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { type InboxKey, inboxKey } from './key.ts'
import { listPage, lockedPage, mailPage } from './pages.ts'
import { readMail } from './read-mail.ts'

const Params = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

const Query = z.strictObject({ to: z.string().max(320).toLowerCase().optional() })

/** The development inbox: mails that were caught because no mail server is configured. */
export interface DevelopmentInbox {
  /** Undefined if everybody may read it. */
  readonly key: InboxKey | undefined
  readonly routes: FastifyPluginAsyncZod
}

/**
 * The mails contain links that sign people in, so only the person who started the server may read them, unless the
 * configuration opens the inbox to everybody.
 * @returns undefined if the inbox is off, or a mail server is configured
 */
export function developmentInbox(platform: Platform): DevelopmentInbox | undefined {
  const { inbox, smtpUrl } = platform.configuration
  if (inbox === 'off' || smtpUrl !== undefined) return undefined
  const key = inbox === 'open' ? undefined : inboxKey()
  return { key, routes: inboxRoutes(platform, key) }
}

/** The token in the address is not logged. */
const logSerializers = { req: ({ method }: { method: string }) => ({ method, url: '/inbox/enter' }) }

function inboxRoutes(platform: Platform, key: InboxKey | undefined): FastifyPluginAsyncZod {
  const { prisma } = platform.database
  const hide = { hide: true }

  const list = ({ to }: z.infer<typeof Query>) =>
    prisma.caughtMail.findMany({
      where: to === undefined ? {} : { to },
      orderBy: { id: 'desc' },
      select: { id: true, at: true, to: true, subject: true },
    })

  /** @throws Problem not-found */
  async function find(id: bigint) {
    const mail = await prisma.caughtMail.findUnique({ where: { id } })
    if (!mail) throw new Problem('not-found')
    return readMail(platform, mail)
  }

  const isAllowed = (request: FastifyRequest) => key === undefined || key.opensFor(request)
  const pages: preValidationAsyncHookHandler = async (request, reply) => {
    if (!isAllowed(request)) return sendPage(reply.status(403), lockedPage())
  }
  const json: preValidationAsyncHookHandler = async (request) => {
    if (!isAllowed(request)) throw new Problem('not-allowed')
  }

  return async (app) => {
    app.get(
      '/inbox/enter/:token',
      { logSerializers, schema: { ...hide, params: z.strictObject({ token: z.string().max(100) }) } },
      async ({ params: { token } }, reply) => {
        if (key !== undefined && !key.fits(token)) return sendPage(reply.status(403), lockedPage())
        key?.leaveWith(reply)
        return reply.redirect('/inbox', 303)
      },
    )

    app.get('/inbox', { preValidation: pages, schema: { ...hide, querystring: Query } }, async (request, reply) =>
      sendPage(reply, listPage(await list(request.query))),
    )

    app.get('/inbox.json', { preValidation: json, schema: { ...hide, querystring: Query } }, async (request, reply) => {
      const mails = await list(request.query)
      return reply.header('cache-control', 'no-store').send({
        mails: mails.map(({ id, at, to, subject }) => ({ id: Number(id), at: at.toISOString(), to, subject })),
      })
    })

    app.get(
      '/inbox/:id(^\\d+$)',
      { preValidation: pages, schema: { ...hide, params: Params } },
      async (request, reply) => sendPage(reply, mailPage(await find(request.params.id))),
    )

    app.get(
      '/inbox/:id(^\\d+).json',
      { preValidation: json, schema: { ...hide, params: Params } },
      async (request, reply) => reply.header('cache-control', 'no-store').send(await find(request.params.id)),
    )
  }
}

import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { sendPage } from '../pages/page.ts'
import { listPage, mailPage } from './pages.ts'
import { readMail } from './read-mail.ts'

const Params = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
})

const Query = z.strictObject({ to: z.string().max(320).optional() })

/**
 * The development inbox: the mails that this server would have sent. They hold links that sign people in, so only this
 * machine may read them, unless the configuration opens the inbox. Not there at all where a mail server is configured.
 */
export function inboxRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { inbox, smtpUrl } = platform.configuration
  const { prisma } = platform.database

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
    return readMail(mail)
  }

  return async (app) => {
    if (inbox === 'off' || smtpUrl !== undefined) return
    app.addHook('onRequest', async (request) => {
      if (inbox === 'local' && !isLocal(request)) throw new Problem('not-allowed')
    })
    const hidden = { hide: true }

    app.get('/inbox', { schema: { ...hidden, querystring: Query } }, async (request, reply) =>
      sendPage(reply, listPage(await list(request.query))),
    )

    app.get('/inbox.json', { schema: { ...hidden, querystring: Query } }, async (request, reply) => {
      const mails = await list(request.query)
      return reply.header('cache-control', 'no-store').send({
        mails: mails.map(({ id, at, to, subject }) => ({ id: Number(id), at: at.toISOString(), to, subject })),
      })
    })

    app.get('/inbox/:id(^\\d+$)', { schema: { ...hidden, params: Params } }, async (request, reply) =>
      sendPage(reply, mailPage(await find(request.params.id))),
    )

    app.get('/inbox/:id(^\\d+).json', { schema: { ...hidden, params: Params } }, async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await find(request.params.id)),
    )
  }
}

const forwarding = ['forwarded', 'via', 'x-real-ip']
const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/
const localNames = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * Whether a request comes from this machine: by its socket, never by what it says of itself; not through a proxy that
 * runs here too; and not from a page of the web whose name was pointed at this machine (DNS rebinding).
 */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  if (!loopback.test(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some((name) => forwarding.includes(name) || name.startsWith('x-forwarded-'))) return false
  return localNames.test(headers.host ?? '')
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountAddress, markAddressDead } from '../../accounts/index.ts'
import { byNetwork } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { type MailId, meansNoSuchAddress, readBareMailUuid, readMailUuid } from './bounces.ts'
import { type Report, readReportAside, tokenIn } from './delivery-report.ts'

/** A report may quote the whole mail, and a merged one with its pictures has more than 100 kB. */
const bodyLimit = 4 * 1024 * 1024

const RawReport = z.string().describe('The mail as it arrived, with its headers.')

/** Reports of mails that a mail server accepted first and could not deliver later. */
export function bounceRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { database, secrets, clock } = platform
  const { prisma } = database

  /** The mail that a report is about, by the token in its return address; undefined if it is none of this server. */
  function mailBy(token: string): MailId | undefined {
    const uuid = secrets.readLinkToken('mail', token)
    if (uuid !== undefined) return readMailUuid(secrets, uuid)
    const bare = secrets.readLinkToken('bounce', token)
    return bare === undefined ? undefined : readBareMailUuid(bare)
  }

  /** Records what a report says about a mail. */
  async function recordReport({ action, status }: Report, { notice: id, wentTo }: MailId): Promise<void> {
    const notice = await prisma.notice.findUnique({ where: { id }, include: { account: accountAddress } })
    if (notice?.status !== 'sent' && notice?.status !== 'bounced') return
    const { account } = notice
    const reason = `${action === 'failed' ? 'returned' : 'delayed'} ${status}`
    const inThatMail = { OR: [{ id }, { mergedInto: id }] }
    const isDead = action === 'failed' && meansNoSuchAddress(status)
    await prisma.$transaction([
      ...(action === 'failed'
        ? [prisma.notice.updateMany({ where: inThatMail, data: { status: 'bounced', reason, doneAt: clock.now() } })]
        : [
            prisma.notice.updateMany({
              where: { ...inThatMail, status: { in: ['sent', 'merged'] } },
              data: { reason },
            }),
          ]),
      ...(isDead && account?.email && wentTo(account.email)
        ? [markAddressDead(prisma, { account: account.id, address: account.email, reason }, clock.now())]
        : []),
    ])
  }

  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.post(
      '/v1/bounces',
      {
        bodyLimit,
        schema: {
          operationId: 'reportBounce',
          summary: 'Report a mail that did not arrive',
          description:
            'For the mail server that gets what is mailed to `MAIL_BOUNCES`: it posts each mail unchanged (RFC 3464 is understood). It takes no sign-in: the address to which a report was mailed contains a token that only receivers of our mail can know. Other reports change nothing. A report may have up to 4 MiB.',
          tags: ['accounts'],
          security: [],
          consumes: ['message/rfc822'],
          body: RawReport,
          problems: ['not-found', 'too-much-to-compute', 'too-many-requests'],
          response: { 204: noBody('The report was read.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const token = tokenIn(request.body)
        const mail = token === undefined ? undefined : mailBy(token)
        if (mail === undefined) throw new Problem('not-found')
        const report = await platform.threads.run(readReportAside, request.body, { by: byNetwork(request) })
        if (report) await recordReport(report, mail)
        return reply.status(204).send()
      },
    )
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { listNotices, NoticePage, NoticeQuery } from '../notices/notice-list.ts'
import { AccountThen, accountBy } from '../profile/account.ts'
import { retryAddress } from '../profile/address.ts'
import { AccountRecord, recordOf } from '../profile/profile.ts'
import { refused } from '../response-schemas.ts'
import { OutboxRecord, outboxRecord } from './outbox-record.ts'

const AccountParams = z.strictObject({
  account: z
    .uuid()
    .toLowerCase()
    .meta({ description: 'The id of the account.', example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10' }),
})

/** How administrators see what becomes of mails. */
export function mailAdministrationRoutes(platform: Platform): FastifyPluginAsyncZod {
  /** @throws Problem not-found */
  async function requireAccount(id: string): Promise<void> {
    const { account } = platform.database.prisma
    if (!(await account.findUnique({ where: { id }, select: { id: true } }))) throw new Problem('not-found')
  }

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/v1/admin/outbox',
      schema: {
        operationId: 'getOutbox',
        summary: 'See how the mails are doing',
        description:
          'How many wait, for how long the oldest of those that are due, and how many failed. Administrators only.',
        tags: ['administration'],
        security: needs('administrator'),
        response: { 200: OutboxRecord, ...refused },
      },
      handler: async (request) => {
        requireAdministrator(request)
        return outboxRecord(platform)
      },
    })

    app.route({
      method: 'GET',
      url: '/v1/admin/accounts/:account/notices',
      schema: {
        operationId: 'listNoticesTo',
        summary: 'See which mails somebody got, and why not',
        description: 'The notices to an account, the newest first. Administrators only.',
        tags: ['administration'],
        security: needs('administrator'),
        params: AccountParams,
        querystring: NoticeQuery,
        problems: ['not-found'],
        response: { 200: NoticePage, ...refused },
      },
      handler: async (request) => {
        const administrator = requireAdministrator(request)
        const { account: id } = request.params
        await requireAccount(id)
        await audit(platform, administrator, { act: 'read-notices', subject: id, reason: '' })
        return listNotices(platform, id, request.query)
      },
    })

    app.route({
      method: 'POST',
      url: '/v1/admin/accounts/:account/address/retry',
      schema: {
        operationId: 'retryAddressOf',
        summary: 'Have mails sent to somebody’s address again',
        description:
          'Where a mail server said that nobody is there, and somebody is: without mail they cannot sign in by link. Administrators only.',
        tags: ['administration'],
        security: needs('administrator'),
        params: AccountParams,
        problems: ['not-found'],
        response: { 200: AccountRecord, ...refused },
      },
      handler: async (request) => {
        const administrator = requireAdministrator(request)
        const { account: id } = request.params
        await requireAccount(id)
        await once(request, AccountThen, async () => {
          await audit(platform, administrator, { act: 'retry-address', subject: id, reason: '' })
          const account = await retryAddress(platform, id)
          if (!account) throw new Problem('not-found')
          return account
        })
        const account = await accountBy(platform, id)
        return recordOf({ ...account, bouncedAt: null, bounceReason: null }, platform.clock.now())
      },
    })
  }
}

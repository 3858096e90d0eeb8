import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { retryAddress } from '../profile/address.ts'
import { AccountRecord, AccountThen, accountRecord } from '../record/account-body.ts'
import { accountExists, ownerById } from '../record/account-rows.ts'
import { byAccount } from '../record/path-params.ts'

/** Administrators lift the mark of a dead address. */
export function addressAdministrationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/admin/accounts/:account/address/retry',
      {
        schema: {
          operationId: 'retryAddressOf',
          summary: 'Have mails sent to somebody’s address again',
          description:
            'For an address that a mail server wrongly reported as dead: without mail, its owner cannot sign in by link. Administrators only.',
          tags: ['administration'],
          security: needs('administrator'),
          params: byAccount,
          problems: ['not-found'],
          response: { 200: AccountRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { account: id } = request.params
        if (!(await accountExists(platform.database, id))) throw new Problem('not-found')
        await once(request, AccountThen, async () => {
          await audit(platform, administrator, { act: 'retry-address', subject: id, reason: '' })
          await retryAddress(platform, id)
          return { id }
        })
        const account = await ownerById(platform.database, id)
        return accountRecord({ ...account, bouncedAt: null, bounceReason: null }, platform.clock.now())
      },
    )
  }
}

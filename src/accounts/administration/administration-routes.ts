import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AccountStatus } from '../../generated/prisma/enums.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needs, requireAdministrator } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { CreationKey, creationKey, page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { plainText } from '../../platform/http/text.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { AccountRecord, AccountThen, accountRecord } from '../record/account-body.ts'
import { ownerById } from '../record/account-rows.ts'
import { Reason } from '../record/fields.ts'
import { byAccount } from '../record/path-params.ts'
import { listAccounts } from './account-list.ts'
import { asSanctioned, reinstate, sanction } from './sanctions.ts'

const AccountPage = pageOf(AccountRecord).meta({ id: 'AccountPage', description: 'A page of accounts.' })
/** Longer than any suspension that is meant to end. Beyond the year 9999, a time has no form that clients know. */
const mostYears = 10
const Suspension = z
  .strictObject({
    reason: Reason,
    until: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        `When it ends by itself: within ${mostYears} years. If left out, it lasts until an administrator lifts it.`,
      ),
  })
  .meta({ id: 'Suspension', description: 'Why the account is suspended, and until when.' })
const Ban = z.strictObject({ reason: Reason }).meta({ id: 'Ban', description: 'Why the account is banned.' })

/** What is wrong with a suspension's end. */
function wrongEnd(until: Date, now: Date): string | undefined {
  if (until <= now) return 'This must be in the future.'
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + mostYears)
  return until > latest ? `This must be within ${mostYears} years.` : undefined
}

/** Administrators list, suspend, ban and reinstate accounts. */
export function administrationRoutes(platform: Platform, owned: readonly OwnedData[]): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/admin/accounts',
      {
        schema: {
          operationId: 'listAccounts',
          summary: 'List accounts',
          description: 'The newest first. Administrators only.',
          tags: ['administration'],
          security: needs('administrator'),
          querystring: z.strictObject({
            ...pageQuery,
            status: z.enum(AccountStatus).optional().describe('Only accounts with this status.'),
            search: plainText({ min: 1, max: 254 })
              .optional()
              .meta({ description: 'How the name or the address begins.', example: 'ada' }),
          }),
          response: { 200: AccountPage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const administrator = requireAdministrator(request)
        const { limit, cursor, status, search } = request.query
        const now = platform.clock.now()
        const after = readCursor(CreationKey, cursor)
        const rows = await listAccounts(platform, { status, search, after, take: limit + 1 })
        const accounts = page(rows, limit, creationKey, (row) => accountRecord(row, now))
        const details = { accounts: accounts.items.map(({ id }) => id) }
        await audit(platform, administrator, { act: 'list-accounts', details, reason: '' })
        return accounts
      },
    )

    app.post(
      '/v1/admin/accounts/:account/suspend',
      {
        schema: {
          operationId: 'suspendAccount',
          summary: 'Suspend an account',
          description:
            'Its sessions end at once, and nobody can sign in to it until the suspension ends. Its matches go on. Administrators only, and not for their own account, nor for somebody with whom they play a running match.',
          tags: ['administration'],
          security: needs('administrator'),
          params: byAccount,
          body: Suspension,
          problems: ['not-found', 'not-yourself', 'your-opponent', 'wrong-account-status'],
          response: { 200: AccountRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const by = requireAdministrator(request)
        const { reason } = request.body
        const now = platform.clock.now()
        const until = request.body.until === undefined ? null : new Date(request.body.until)
        const wrong = until === null ? undefined : wrongEnd(until, now)
        if (wrong !== undefined) {
          throw new Problem('invalid-request', { errors: [{ at: 'body/until', problem: wrong }] })
        }
        const given = { status: 'suspended', reason, until } as const
        const { id } = await once(request, AccountThen, () =>
          sanction(platform, owned, by, request.params.account, given),
        )
        return accountRecord({ ...(await ownerById(platform.database, id)), ...asSanctioned(given) }, now)
      },
    )

    app.post(
      '/v1/admin/accounts/:account/ban',
      {
        schema: {
          operationId: 'banAccount',
          summary: 'Ban an account',
          description:
            'Its sessions end at once, and nobody can sign in to it until an administrator reinstates it. It leaves matches that have not started; in running ones the server decides for its seats from now on. Administrators only, and not for their own account, nor for somebody with whom they play a running match.',
          tags: ['administration'],
          security: needs('administrator'),
          params: byAccount,
          body: Ban,
          problems: ['not-found', 'not-yourself', 'your-opponent', 'wrong-account-status'],
          response: { 200: AccountRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const by = requireAdministrator(request)
        const given = { status: 'banned', reason: request.body.reason } as const
        const { id } = await once(request, AccountThen, () =>
          sanction(platform, owned, by, request.params.account, given),
        )
        return accountRecord(
          { ...(await ownerById(platform.database, id)), ...asSanctioned(given) },
          platform.clock.now(),
        )
      },
    )

    app.post(
      '/v1/admin/accounts/:account/reinstate',
      {
        schema: {
          operationId: 'reinstateAccount',
          summary: 'Lift a suspension or a ban',
          description: 'The person may sign in again. Administrators only.',
          tags: ['administration'],
          security: needs('administrator'),
          params: byAccount,
          problems: ['not-found', 'wrong-account-status'],
          response: { 200: AccountRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const by = requireAdministrator(request)
        const { id } = await once(request, AccountThen, () => reinstate(platform, owned, by, request.params.account))
        const account = await ownerById(platform.database, id)
        return accountRecord(
          { ...account, status: 'active', suspendedUntil: null, statusReason: null },
          platform.clock.now(),
        )
      },
    )
  }
}

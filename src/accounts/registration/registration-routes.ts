import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { once } from '../../platform/http/idempotency/once.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { TimeZone } from '../../platform/time-zone.ts'
import { onTheBeat } from '../credentials/even-answers.ts'
import { atMost, limits } from '../credentials/limits.ts'
import { AccountBody, AccountThen, accountBody } from '../record/account-body.ts'
import { ownerById } from '../record/account-rows.ts'
import { AccountLanguage, Address, LinkToken, Name, PageAfter, Password } from '../record/fields.ts'
import { confirm, register } from './registration.ts'

const Registration = z
  .strictObject({
    email: Address,
    name: Name,
    password: Password,
    language: AccountLanguage.optional().describe('If left out: the language of this request.'),
    timeZone: TimeZone.optional().describe('A time zone of the IANA database. If left out: UTC.'),
    page: PageAfter.optional(),
  })
  .meta({ id: 'Registration', description: 'A new account.' })

const Confirmation = z.strictObject({ token: LinkToken }).meta({
  id: 'Confirmation',
  description: 'The token of a mailed link, which proves that you read mail at this address.',
})

/** Registering an account, and confirming its address. */
export function registrationRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/accounts',
      {
        config: { limits: atMost(limits.register) },
        schema: {
          operationId: 'register',
          summary: 'Register an account',
          description:
            'Mails a link to the address; the account is active once the link’s token is sent to `POST /v1/accounts/confirm`. The answer is the same whether or not the address already has an account; only its owner learns that, by mail. The name is reserved from the confirmation on.',
          tags: ['accounts'],
          security: [],
          body: Registration,
          problems: ['name-taken', 'name-not-suitable', 'too-many-requests'],
          response: { 202: noBody('A mail is on its way to this address.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { language = request.language, timeZone = 'UTC', ...given } = request.body
        await onTheBeat(() => register(platform, { ...given, language, timeZone }, request.language))
        return reply.status(202).send()
      },
    )

    app.post(
      '/v1/accounts/confirm',
      {
        config: { limits: atMost(limits.useToken) },
        schema: {
          operationId: 'confirmAccount',
          summary: 'Confirm an account by its mailed link',
          description:
            'The token works once, within 72 hours. If somebody else has confirmed the same name in the meantime, the server adds a number to yours; `PATCH /v1/account` changes it. Then sign in.',
          tags: ['accounts'],
          security: [],
          body: Confirmation,
          problems: ['link-not-valid', 'too-many-requests'],
          response: { 200: AccountBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { id } = await once(request, AccountThen, () => confirm(platform, request.body.token))
        return accountBody(await ownerById(platform.database, id), platform.clock.now())
      },
    )
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer, requireSession } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { anHour, byNetwork, perAccount } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { sendPieces } from '../../platform/http/pieces.ts'
import { GivenPassword, proofProblems } from '../../platform/http/proof.ts'
import { SomeMailSettings } from '../../platform/mail-settings.ts'
import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { requeueDailyMails } from '../../platform/queue-notices.ts'
import { TimeZone } from '../../platform/time-zone.ts'
import { onTheBeat } from '../credentials/even-answers.ts'
import { atMost, limits } from '../credentials/limits.ts'
import { requireOwner } from '../identity/proof.ts'
import { eraseAccount } from '../own-data/erasure.ts'
import { accountExport } from '../own-data/export.ts'
import { AccountBody, AccountThen, accountBody } from '../record/account-body.ts'
import { ownerById } from '../record/account-rows.ts'
import { AccountLanguage, Address, LinkToken, Name, Password } from '../record/fields.ts'
import { askForAddress, confirmAddress, retryAddress, spendAddressLink } from './address.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'

const proof = 'It may be left out in the first 15 minutes of a session that began by a mailed link.'

const ProfilePatch = z
  .strictObject({
    name: Name,
    language: AccountLanguage,
    timeZone: TimeZone,
    mails: SomeMailSettings.describe('Kinds that are left out stay as they are.'),
    mailHour: z.int().min(0).max(23).describe('The hour of your day at which daily mails are sent.'),
  })
  .partial()
  .meta({ id: 'ProfilePatch', description: 'What is to change; the rest stays.' })
const PasswordChange = z
  .strictObject({
    current: GivenPassword.optional().describe(`The current password. ${proof}`),
    password: Password,
    keepAccess: z
      .boolean()
      .default(false)
      .describe('Whether personal access tokens, webhooks and the address of your calendar stay valid.'),
  })
  .meta({ id: 'PasswordChange', description: 'The new password, and the current one.' })
const AddressChange = z
  .strictObject({ email: Address, password: GivenPassword.optional().describe(`Your password. ${proof}`) })
  .meta({ id: 'AddressChange', description: 'The new address.' })
const AddressConfirmation = z
  .strictObject({ token: LinkToken })
  .meta({ id: 'AddressConfirmation', description: 'The token of a mailed link.' })
const Erasure = z
  .strictObject({ password: GivenPassword.optional().describe(`Your password. ${proof}`) })
  .meta({ id: 'Erasure', description: 'Proof that it is you.' })

/** Moves an account to another time zone, with the deadlines that are counted by its clock. */
export type MoveTo = (account: string, timeZone: string) => Promise<void>

/** A person's own account. */
export function accountRoutes(platform: Platform, owned: readonly OwnedData[], moveTo: MoveTo): FastifyPluginAsyncZod {
  const exporting = accountExport(owned)
  return async (app) => {
    app.get(
      '/v1/account',
      {
        schema: {
          operationId: 'getAccount',
          summary: 'See your account',
          description: 'Needs a session, or a personal access token with the scope `read`.',
          tags: ['accounts'],
          security: needs('read'),
          response: { 200: AccountBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: id } = requirePlayer(request, 'read')
        return accountBody(await ownerById(platform.database, id), platform.clock.now())
      },
    )

    app.patch(
      '/v1/account',
      {
        schema: {
          operationId: 'changeAccount',
          summary: 'Change your name, language, time zone or mails',
          description:
            'Fields that are left out stay as they are. A name that is taken, or looks like a taken one, is refused with `name-taken`; a name that could be mistaken for somebody else’s or the server’s, with `name-not-suitable`. Both refusals propose another name.',
          tags: ['accounts'],
          security: needs('session'),
          body: ProfilePatch,
          problems: ['name-taken', 'name-not-suitable'],
          response: { 200: AccountBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account } = requireSession(request)
        const { timeZone, ...others } = request.body
        await once(request, AccountThen, async () => {
          const changed = await changeProfile(platform, account, others, request.language)
          if (timeZone !== undefined) {
            await moveTo(account, timeZone)
            await requeueDailyMails(platform.database, account, platform.clock.now())
            platform.signals.noticesWritten()
          }
          return changed
        })
        const body = accountBody(await ownerById(platform.database, account), platform.clock.now())
        return AccountBody.parse({ ...body, ...request.body, mails: { ...body.mails, ...others.mails } })
      },
    )

    app.post(
      '/v1/account/password',
      {
        schema: {
          operationId: 'changePassword',
          summary: 'Set a new password',
          description:
            'Your other sessions and the links in earlier mails end, and browsers and networks where you signed in earlier are no longer exempt from the limit of guesses. So do personal access tokens, webhooks and the address of your calendar, unless `keepAccess` is true. You get a mail about it.',
          tags: ['accounts'],
          security: needs('session'),
          body: PasswordChange,
          problems: [...proofProblems],
          response: { 204: noBody('The new password is set.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requireSession(request)
        const { current, ...change } = request.body
        const proof = await requireOwner(platform, caller, current)
        await changePassword(platform, owned, proof, { ...change, network: byNetwork(request) })
        return reply.status(204).send()
      },
    )

    app.post(
      '/v1/account/address',
      {
        config: { limits: atMost(limits.changeAddress) },
        schema: {
          operationId: 'changeAddress',
          summary: 'Change your mail address',
          description:
            'Mails a link to the new address; the old one stays in use until that link is followed. The answer is the same if the new address already has an account.',
          tags: ['accounts'],
          security: needs('session'),
          body: AddressChange,
          problems: [...proofProblems, 'too-many-requests'],
          response: { 202: noBody('A mail is on its way to the new address.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const proof = await requireOwner(platform, requireSession(request), request.body.password)
        await onTheBeat(() => askForAddress(platform, proof, request.body.email))
        return reply.status(202).send()
      },
    )

    app.post(
      '/v1/account/address/confirm',
      {
        config: { limits: atMost(limits.useToken) },
        schema: {
          operationId: 'confirmAddress',
          summary: 'Confirm a new mail address by its mailed link',
          description: 'The token works once, within 24 hours, and needs no session. The old address gets a mail.',
          tags: ['accounts'],
          security: [],
          body: AddressConfirmation,
          problems: ['link-not-valid', 'address-taken', 'too-many-requests'],
          response: { 200: AccountBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { id } = await once(request, AccountThen, async () => {
          return confirmAddress(platform, owned, await spendAddressLink(platform, request.body.token))
        })
        return accountBody(await ownerById(platform.database, id), platform.clock.now())
      },
    )

    app.post(
      '/v1/account/address/retry',
      {
        config: { limits: atMost(limits.retryAddress) },
        schema: {
          operationId: 'retryAddress',
          summary: 'Have mails sent to your address again',
          description:
            'Use this when `mailsArrive` is false because a mail server reported that your address does not exist. If it reports that again, `mailsArrive` becomes false again.',
          tags: ['accounts'],
          security: needs('session'),
          problems: ['too-many-requests'],
          response: { 200: AccountBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: id } = requireSession(request)
        await once(request, AccountThen, async () => {
          await retryAddress(platform, id)
          return { id }
        })
        return { ...accountBody(await ownerById(platform.database, id), platform.clock.now()), mailsArrive: true }
      },
    )

    app.get(
      '/v1/account/export',
      {
        schema: {
          operationId: 'exportAccount',
          summary: 'Get everything that is kept about you',
          description:
            'Everything that this server keeps about you, as one JSON object: your profile, sessions and tokens, then what belongs to matches, people and notices. What you did in a match is in its journal file.',
          tags: ['accounts'],
          security: needs('session'),
          problems: ['too-many-requests'],
          response: { 200: exporting.schema, '4xx': ProblemBody },
        },
        config: { limits: [perAccount(10, anHour)] },
      },
      async (request, reply) => {
        const { account, session } = requireSession(request)
        return sendPieces(reply, exporting.pieces(platform, account, session))
      },
    )

    app.delete(
      '/v1/account',
      {
        schema: {
          operationId: 'eraseAccount',
          summary: 'Erase your account',
          description:
            'Takes effect at once and cannot be undone. You give up your running matches: your seats stay, without a name. You leave matches that have not started. Nothing that identifies you is kept.',
          tags: ['accounts'],
          security: needs('session'),
          body: Erasure,
          problems: [...proofProblems, 'last-administrator'],
          response: { 204: noBody('The account is erased.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const proof = await requireOwner(platform, requireSession(request), request.body.password)
        await eraseAccount(platform, owned, proof)
        return reply.status(204).send()
      },
    )
  }
}

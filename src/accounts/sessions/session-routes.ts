import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireSession } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { onTheBeat } from '../credentials/even-answers.ts'
import { atMost, limits } from '../credentials/limits.ts'
import { enterMatch, MatchEntry } from '../identity/match-passes.ts'
import { Address, PageAfter } from '../record/fields.ts'
import { browsers } from './known-browsers.ts'
import { beginSession, endSessions, refreshSession, SessionRecord, SignedIn, sessionRecord } from './sessions.ts'
import { accountByLink, accountByPassword, mailSignInLink } from './sign-in.ts'
import { Credentials, LinkSignIn, signInPlace } from './sign-in-request.ts'

const LinkWish = z
  .strictObject({ email: Address, page: PageAfter.optional() })
  .meta({ id: 'LinkWish', description: 'Where to mail the link.' })
const Refresh = z
  .strictObject({ refreshToken: z.string().max(1000).describe('The newest refresh token of the session.') })
  .meta({ id: 'Refresh', description: 'Continues a session.' })
const SessionList = z
  .object({ items: z.array(SessionRecord) })
  .meta({ id: 'SessionList', description: 'Your sessions.' })

/** Signing in and out. */
export function sessionRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { isKnown, remember, counter } = browsers(platform)

  return async (app) => {
    app.post(
      '/v1/sessions',
      {
        config: { idempotency: 'refused', limits: atMost(limits.signIn, counter) },
        schema: {
          operationId: 'signIn',
          summary: 'Sign in by password',
          description:
            'A wrong address, a wrong password and an account that is not confirmed yet get the same `wrong-credentials`. Only the right password reveals that an account is suspended or banned. After ten wrong passwords for an address, from any network, the server checks one every half hour and answers the others with `too-many-guesses`: sign in with a mailed link then. Networks that have signed in since the password was set, and browsers that keep their cookie, are exempt.',
          tags: ['accounts'],
          security: [],
          body: Credentials,
          problems: ['wrong-credentials', 'too-many-guesses', 'too-many-requests'],
          response: { 201: SignedIn, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const place = signInPlace(request)
        const account = await accountByPassword(platform, request.body, place.network, (of) => isKnown(request, of))
        const signedIn = await beginSession(platform, account, { method: 'password', ...place })
        remember(request, reply, account)
        return reply.status(201).send(signedIn)
      },
    )

    app.post(
      '/v1/sessions/link',
      {
        config: { limits: atMost(limits.mailLink) },
        schema: {
          operationId: 'mailSignInLink',
          summary: 'Have a sign-in link mailed',
          description: 'The answer is the same whether or not the address has an account.',
          tags: ['accounts'],
          security: [],
          body: LinkWish,
          problems: ['too-many-requests'],
          response: { 202: noBody('If the address has an account, a mail is on its way.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        await onTheBeat(() => mailSignInLink(platform, request.body))
        return reply.status(202).send()
      },
    )

    app.post(
      '/v1/sessions/by-link',
      {
        config: { idempotency: 'refused', limits: atMost(limits.useToken) },
        schema: {
          operationId: 'signInByLink',
          summary: 'Sign in by a mailed link',
          description:
            'The link works once, within 15 minutes. It proves the address, and so confirms an account that was not confirmed yet; that account then has no password. In the first 15 minutes of this session, you can set one without sending a current one.',
          tags: ['accounts'],
          security: [],
          body: LinkSignIn,
          problems: ['link-not-valid', 'too-many-requests'],
          response: { 201: SignedIn, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const account = await accountByLink(platform, request.body.token)
        const signedIn = await beginSession(platform, account, { method: 'link', ...signInPlace(request) })
        remember(request, reply, account)
        return reply.status(201).send(signedIn)
      },
    )

    app.post(
      '/v1/sessions/by-match-link',
      {
        config: { idempotency: 'refused', limits: atMost(limits.useToken) },
        schema: {
          operationId: 'enterMatch',
          summary: 'Sign in for one match by the link in its mails',
          description:
            'Following the link changes nothing by itself. It is valid until 14 days after the last mail that carried it. Signing out everywhere, a new password and a new address end it at once. The token can read and play that match, and nothing else.',
          tags: ['accounts'],
          security: [],
          body: LinkSignIn,
          problems: ['link-not-valid', 'too-many-requests'],
          response: { 200: MatchEntry, '4xx': ProblemBody },
        },
      },
      (request) => enterMatch(platform, request.body.token),
    )

    app.post(
      '/v1/sessions/refresh',
      {
        config: { idempotency: 'refused', limits: atMost(limits.useToken) },
        schema: {
          operationId: 'refreshSession',
          summary: 'Get new tokens for a session',
          description:
            'The refresh token is replaced by a new one. Using an old one again ends the session. Send no `Authorization` header: an expired access token there is refused.',
          tags: ['accounts'],
          security: [],
          body: Refresh,
          problems: ['too-many-requests'],
          response: { 200: SignedIn, '4xx': ProblemBody },
        },
      },
      (request) => refreshSession(platform, request.body.refreshToken),
    )

    app.get(
      '/v1/sessions',
      {
        schema: {
          operationId: 'listSessions',
          summary: 'List your sessions',
          description: 'Your sessions that have not expired, the most recently used first.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 200: SessionList, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account, session } = requireSession(request)
        const sessions = await platform.database.prisma.session.findMany({
          where: { accountId: account, expiresAt: { gt: platform.clock.now() } },
          orderBy: [{ usedAt: 'desc' }, { id: 'asc' }],
        })
        return { items: sessions.map((each) => sessionRecord(each, session)) }
      },
    )

    app.delete(
      '/v1/sessions/:session',
      {
        schema: {
          operationId: 'endSession',
          summary: 'Sign out of one session',
          description: 'Its tokens are refused from then on. Ending the current session signs you out here.',
          tags: ['accounts'],
          security: needs('session'),
          params: z.strictObject({
            session: z
              .uuid()
              .toLowerCase()
              .meta({ description: 'The id of the session.', example: '5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10' }),
          }),
          problems: ['not-found'],
          response: { 204: noBody('The session has ended.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account } = requireSession(request)
        const ended = await endSessions(platform, account, request.params.session)
        if (ended === 0) throw new Problem('not-found')
        return reply.status(204).send()
      },
    )

    app.delete(
      '/v1/sessions',
      {
        schema: {
          operationId: 'endAllSessions',
          summary: 'Sign out everywhere',
          description:
            'Ends every session, including this one, and invalidates the links in mails. Personal access tokens stay; delete them one by one.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 204: noBody('No session is left.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account } = requireSession(request)
        await endSessions(platform, account)
        return reply.status(204).send()
      },
    )
  }
}

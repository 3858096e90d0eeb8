import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noBody } from '../../platform/http/no-body.ts'
import { requireOwnPage } from '../../platform/http/own-page.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { atMost, limits } from '../credentials/limits.ts'
import { beginBrowserSession, endBrowserSession, refreshBrowserSession } from './browser-sessions.ts'
import { browsers } from './known-browsers.ts'
import { sessionCookie } from './session-cookie.ts'
import { SignedInBrowser } from './sessions.ts'
import { accountByLink, accountByPassword } from './sign-in.ts'
import { Credentials, LinkSignIn, signInPlace } from './sign-in-request.ts'

const inCookie = [{ browser: [] }]

/** Signing in and out in a browser, whose session is in a cookie that no script can read. */
export function browserSessionRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { isKnown, remember, counter } = browsers(platform)
  const cookie = sessionCookie(platform)

  return async (app) => {
    app.addHook('onRequest', async (request) => requireOwnPage(request, platform))

    app.post(
      '/v1/sessions/browser',
      {
        config: { idempotency: 'refused', limits: atMost(limits.signIn, counter) },
        schema: {
          operationId: 'signInBrowser',
          summary: 'Sign in by password, on a page of this server',
          description:
            'Like `POST /v1/sessions`, but the token that continues the session is in a cookie (`HttpOnly`, `SameSite=Strict`). Only for pages that this server serves itself.',
          tags: ['accounts'],
          security: [],
          body: Credentials,
          problems: ['not-from-own-page', 'wrong-credentials', 'too-many-guesses', 'too-many-requests'],
          response: { 201: SignedInBrowser, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const place = signInPlace(request)
        const account = await accountByPassword(platform, request.body, place.network, (of) => isKnown(request, of))
        const begun = await beginBrowserSession(platform, account, { method: 'password', ...place })
        remember(request, reply, account)
        cookie.set(reply, begun.cookieToken)
        return reply.status(201).send(begun.signedIn)
      },
    )

    app.post(
      '/v1/sessions/browser/by-link',
      {
        config: { idempotency: 'refused', limits: atMost(limits.useToken) },
        schema: {
          operationId: 'signInBrowserByLink',
          summary: 'Sign in by a mailed link, on a page of this server',
          description: 'Like `POST /v1/sessions/by-link`, with the session in a cookie.',
          tags: ['accounts'],
          security: [],
          body: LinkSignIn,
          problems: ['not-from-own-page', 'link-not-valid', 'too-many-requests'],
          response: { 201: SignedInBrowser, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const account = await accountByLink(platform, request.body.token)
        const begun = await beginBrowserSession(platform, account, { method: 'link', ...signInPlace(request) })
        remember(request, reply, account)
        cookie.set(reply, begun.cookieToken)
        return reply.status(201).send(begun.signedIn)
      },
    )

    app.post(
      '/v1/sessions/browser/refresh',
      {
        config: { idempotency: 'refused', limits: atMost(limits.useToken) },
        schema: {
          operationId: 'refreshBrowserSession',
          summary: 'Get an access token for the session in the cookie',
          description:
            'The cookie gets a new token. All tabs of a browser share it, and may ask at the same moment. An old token that appears again ends the session. `sign-in-needed` says that there is no cookie. Send no `Authorization` header.',
          tags: ['accounts'],
          security: inCookie,
          problems: ['not-from-own-page', 'too-many-requests'],
          response: { 200: SignedInBrowser, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const token = cookie.read(request)
        if (token === undefined) throw new Problem('sign-in-needed')
        const refreshed = await refreshBrowserSession(platform, token)
        if (refreshed === undefined) {
          cookie.remove(reply)
          throw new Problem('token-not-valid')
        }
        // A new password makes all browsers strangers. The one that set it is still signed in, and becomes a known one.
        if (!isKnown(request, refreshed.account)) remember(request, reply, refreshed.account)
        cookie.set(reply, refreshed.cookieToken)
        return refreshed.signedIn
      },
    )

    app.delete(
      '/v1/sessions/browser',
      {
        config: { limits: atMost(limits.useToken) },
        schema: {
          operationId: 'signOutBrowser',
          summary: 'Sign this browser out',
          description: 'Ends the session in the cookie, and removes the cookie. Without one, nothing happens.',
          tags: ['accounts'],
          security: inCookie,
          problems: ['not-from-own-page', 'too-many-requests'],
          response: { 204: noBody('The browser is signed out.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const token = cookie.read(request)
        if (token !== undefined) await endBrowserSession(platform, token)
        cookie.remove(reply)
        return reply.status(204).send()
      },
    )
  }
}

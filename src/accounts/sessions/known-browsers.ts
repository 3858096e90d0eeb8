import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn } from '../../platform/http/cookie.ts'
import { byNetwork } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailAddress } from './limits.ts'

const cookie = 'paquebot-browser'
const secondsKept = 400 * 24 * 60 * 60 // browsers keep no cookie longer (RFC 6265bis §5.5)
const mostAddresses = 5

/**
 * Browsers that have signed in to an address before. Each keeps a cookie that proves this and grants no access. Guesses
 * that others make elsewhere never delay such a browser.
 */
interface Browsers {
  /** The id of the browser, if it has signed in to this address before. */
  known(request: FastifyRequest, email: string): string | undefined
  /** Whom a request to sign in counts for: a browser that has signed in to the address before, or else its network. */
  counter(request: FastifyRequest): string
  /** Gives a browser that has just signed in its token, beside those of other people who share the browser. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void
}

/** Browsers by their signed cookie; the server stores nothing about them. */
export function browsers({ secrets, publicUrl }: Pick<Platform, 'secrets' | 'publicUrl'>): Browsers {
  const purpose = (email: string) => `browser-${email}` as const
  const idIn = (token: string, email: string) => secrets.readLinkToken(purpose(email), token)

  const known: Browsers['known'] = (request, email) =>
    tokensIn(request)
      .map((token) => idIn(token, email))
      .find((id) => id !== undefined)

  return {
    known,
    counter: (request) => known(request, mailAddress(request)) ?? byNetwork(request),
    remember(request, reply, email) {
      const others = tokensIn(request).filter((token) => idIn(token, email) === undefined)
      const tokens = [secrets.linkToken(purpose(email), randomUUID()), ...others].slice(0, mostAddresses)
      const secure = publicUrl().startsWith('https:') ? '; Secure' : ''
      const attributes = `Path=/v1/sessions; Max-Age=${secondsKept}; HttpOnly; SameSite=Strict${secure}`
      reply.header('set-cookie', `${cookie}=${tokens.join('.')}; ${attributes}`)
    },
  }
}

function tokensIn({ headers }: FastifyRequest): readonly string[] {
  const kept = cookieIn(headers.cookie, cookie)
  return kept === undefined ? [] : kept.split('.').slice(0, mostAddresses)
}

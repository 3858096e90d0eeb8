import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../generated/prisma/client.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import { byNetwork } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailAddress } from '../credentials/limits.ts'

const cookie = 'paquebot-browser'
const secondsKept = 400 * 24 * 60 * 60 // browsers keep no cookie longer (RFC 6265bis §5.5)
const mostAddresses = 5

/** The account of a browser: a new password or address makes its browsers strangers. */
type Whose = Pick<Account, 'id' | 'email' | 'passwordHash'>

/**
 * Browsers that have signed in to an account with its present password. Each keeps a cookie that proves this and grants
 * no access. Guesses that others make elsewhere never delay such a browser.
 */
interface Browsers {
  /** Whether the browser has signed in to this account since its password was set. */
  isKnown(request: FastifyRequest, account: Whose): boolean
  /** Whom a request to sign in counts for: a browser that has signed in to the address before, or else its network. */
  counter(request: FastifyRequest): string
  /** Gives a browser that is signed in its token, beside those of other people who share the browser. */
  remember(request: FastifyRequest, reply: FastifyReply, account: Whose): void
}

/** Browsers by their signed cookie; the server stores nothing about them. */
export function browsers({ secrets, publicUrl }: Pick<Platform, 'secrets' | 'publicUrl'>): Browsers {
  const purpose = (email: string) => `browser-${email}` as const
  const idIn = (token: string, email: string) => secrets.readLinkToken(purpose(email), token)

  /** The ids of a browser that has signed in to this address. */
  const idsOf = (request: FastifyRequest, email: string) =>
    tokensIn(request).flatMap((token) => idIn(token, email) ?? [])

  /** The second half of an id, by which it belongs to a password. The first half is the browser's own. */
  const ofPassword = ({ id, passwordHash }: Whose) =>
    Buffer.from(secrets.blind('browser', `${id} ${passwordHash ?? ''}`), 'base64url').toString('hex', 0, 8)

  return {
    isKnown(request, account) {
      if (account.email === null) return false
      const half = ofPassword(account)
      return idsOf(request, account.email).some((id) => id.replaceAll('-', '').endsWith(half))
    },
    counter: (request) => idsOf(request, mailAddress(request))[0] ?? byNetwork(request),
    remember(request, reply, account) {
      const { email } = account
      if (email === null) return
      const id = randomBytes(8).toString('hex') + ofPassword(account)
      const others = tokensIn(request).filter((token) => idIn(token, email) === undefined)
      const tokens = [secrets.linkToken(purpose(email), id), ...others].slice(0, mostAddresses)
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

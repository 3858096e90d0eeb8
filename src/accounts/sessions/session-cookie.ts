import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { Platform } from '../../platform/platform.ts'
import { lifetimes } from '../credentials/tokens.ts'

const name = 'paquebot-session'

/**
 * The cookie that keeps a browser signed in. No script can read it, and no request from a page of another site carries
 * it. Over https it belongs to this host alone: no other host below the same domain can set it (RFC 6265bis §4.1.3.2).
 */
interface SessionCookie {
  /** Its token in a request. */
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  remove(reply: FastifyReply): void
}

/** The cookie as the scheme of the public address allows it. */
export function sessionCookie({ publicUrl }: Pick<Platform, 'publicUrl'>): SessionCookie {
  const isSecure = () => publicUrl().startsWith('https:')
  const named = () => (isSecure() ? `__Host-${name}` : name)
  const store = (reply: FastifyReply, token: string, seconds: number) => {
    const secure = isSecure() ? '; Secure' : ''
    reply.header('set-cookie', `${named()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`)
  }
  return {
    read: ({ headers }) => cookieIn(headers.cookie, named()),
    set: (reply, token) => store(reply, token, lifetimes.browser),
    remove: (reply) => store(reply, '', 0),
  }
}

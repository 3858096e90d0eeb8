import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Close } from '../../platform/closing.ts'
import { ownDataFolder } from '../../platform/data-folder.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import { sameSecret } from '../../platform/same-secret.ts'

/** Opens the development inbox to the person who started the server. Each start makes a new one. */
export interface InboxKey {
  readonly token: string
  /** Whether this is the token. Compares in constant time. */
  fits(token: string): boolean
  /** Whether a request has the token in its header or its cookie. */
  opensFor(request: FastifyRequest): boolean
  /** Sets the token as a cookie that is sent to the inbox only and ends with the browser. */
  leaveWith(reply: FastifyReply): void
}

const inboxHeader = 'inbox-token'
const cookie = 'paquebot-inbox'

/** A new key. */
export function inboxKey(): InboxKey {
  const token = randomBytes(24).toString('base64url')
  const fits = sameSecret(token)
  return {
    token,
    fits,
    opensFor({ headers }) {
      const given = headers[inboxHeader] ?? cookieIn(headers.cookie, cookie)
      return typeof given === 'string' && fits(given)
    },
    leaveWith(reply) {
      reply.header('set-cookie', `${cookie}=${token}; Path=/inbox; HttpOnly; SameSite=Strict`)
    },
  }
}

/**
 * Writes the token to the data folder while the server runs, for programs of the person who started it.
 * @returns a function that removes the file again, unless another start has replaced the token
 */
export function keepInboxToken(dataDir: string, token: string): Close {
  ownDataFolder(dataDir)
  const file = path.join(dataDir, 'inbox-token')
  // A file left by a crash would keep its old permissions.
  rmSync(file, { force: true })
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return async () => {
    if (existsSync(file) && readFileSync(file, 'utf8').trim() === token) rmSync(file)
  }
}

import { z } from 'zod'
import { languages } from '../games/kit/wording.ts'
import { type Player, scopes } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { requireActive } from './standing.ts'
import { hashToken, isPersonalToken, readToken } from './tokens.ts'

/** Finds who a token belongs to. */
export interface Callers {
  /** Undefined where the token is not valid, or no longer. @throws Problem where the account is not active */
  find(token: string): Promise<Player | undefined>
  /** To be called after every change of what an account is, or of its sessions and tokens. */
  forget(account: string): void
}

// Signing out everywhere holds at once, so every request asks the database; this is what it may remember meanwhile.
// A change made in this process holds at once, one made in another process after `memory` at the latest.
const memory = 5_000
const mostRemembered = 10_000
const usedAtPrecision = 60_000

interface Remembered {
  readonly player: Player
  readonly until: number
}

export function callersOf(platform: Platform): Callers {
  const remembered = new Map<string, Remembered>()
  let changes = 0

  return {
    async find(token) {
      const now = platform.clock.now()
      const known = remembered.get(token)
      if (known && known.until > now.getTime()) return known.player
      remembered.delete(token)
      const before = changes
      const found = isPersonalToken(token) ? await byPersonalToken(platform, token) : await bySession(platform, token)
      if (!found) return undefined
      // What was read before a change is not remembered after it.
      if (before === changes) {
        const until = Math.min(now.getTime() + memory, found.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
        remembered.set(token, { player: found.player, until })
        const [oldest] = remembered.keys()
        if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
      }
      return found.player
    },
    forget(account) {
      changes += 1
      for (const [token, { player }] of remembered) if (player.account === account) remembered.delete(token)
    },
  }
}

interface Found {
  readonly player: Player
  readonly expiresAt: Date | null
}

async function bySession(platform: Platform, token: string): Promise<Found | undefined> {
  const claim = readToken(platform, 'access', token)
  if (!claim) return undefined
  const now = platform.clock.now()
  const session = await platform.database.prisma.session.findUnique({
    where: { id: claim.session, accountId: claim.account, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (!session) return undefined
  requireActive(session.account, now)
  return { player: { ...playerOf(session.account), session: session.id, scopes }, expiresAt: claim.expiresAt }
}

async function byPersonalToken(platform: Platform, token: string): Promise<Found | undefined> {
  const { prisma } = platform.database
  const now = platform.clock.now()
  const found = await prisma.accessToken.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { account: true },
  })
  if (!found || (found.expiresAt !== null && found.expiresAt <= now)) return undefined
  requireActive(found.account, now)
  if (found.usedAt === null || now.getTime() - found.usedAt.getTime() >= usedAtPrecision) {
    await prisma.accessToken.updateMany({ where: { id: found.id }, data: { usedAt: now } })
  }
  const granted = scopes.filter((scope) => found.scopes.includes(scope))
  return {
    player: { ...playerOf(found.account), session: undefined, scopes: granted },
    expiresAt: found.expiresAt,
  }
}

const StoredLanguage = z.enum(languages)

function playerOf(account: { id: string; name: string; role: Player['role']; language: string }) {
  const { id, name, role, language } = account
  return { account: id, name, role, language: StoredLanguage.parse(language) }
}

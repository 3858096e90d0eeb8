import { z } from 'zod'
import { languages } from '../../games/kit/wording.ts'
import { boundedCache } from '../../platform/bounded-cache.ts'
import { type Credential, type Player, scopes, type ValidCredentials } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { isActive } from '../../platform/standing.ts'
import { requireActive } from './require-active.ts'
import { hashToken, isPersonalToken, readToken } from './tokens.ts'

/** Finds who a token belongs to. */
export interface Callers {
  /** Undefined where the token is not valid, or no longer. @throws Problem where the account is not active */
  find(token: string): Promise<FoundCaller | undefined>
  /** To be called after every change of what an account is, or of its sessions and tokens. */
  forget(account: string): void
  /** Remembers nothing: for whoever stays. */
  readonly stillGood: ValidCredentials
}

/** Somebody, and what they are signed in by. */
export interface FoundCaller {
  readonly player: Player
  readonly credential: Credential
}

// Signing out everywhere holds at once, so every request asks the database; this is what it may remember meanwhile.
// A change made in this process holds at once, one made in another process after `memory` at the latest.
const memory = 5_000
const mostRemembered = 10_000
const usedAtPrecision = 60_000

interface RememberedCaller {
  readonly found: FoundCaller
  readonly until: number
}

export function callersOf(platform: Platform): Callers {
  const remembered = boundedCache<string, RememberedCaller>(mostRemembered)
  let changes = 0

  return {
    async find(token) {
      const now = platform.clock.now()
      const known = remembered.get(token)
      if (known && known.until > now.getTime()) return known.found
      remembered.delete(token)
      const before = changes
      const found = await findNow(platform, token)
      if (!found) return undefined
      // What was read before a change is not remembered after it.
      if (before === changes) {
        const { expiresAt } = found.credential
        const until = Math.min(now.getTime() + memory, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
        remembered.set(token, { found, until })
      }
      return found
    },
    forget(account) {
      changes += 1
      for (const [token, { found }] of remembered.entries())
        if (found.player.account === account) remembered.delete(token)
    },
    stillGood: (credentials) => stillGood(platform, credentials),
  }
}

async function findNow(platform: Platform, token: string): Promise<FoundCaller | undefined> {
  if (isPersonalToken(token)) return byPersonalToken(platform, token)
  return (await bySession(platform, token)) ?? byMatchPass(platform, token)
}

async function bySession(platform: Platform, token: string): Promise<FoundCaller | undefined> {
  const claim = readToken(platform, 'access', token)
  if (!claim) return undefined
  const now = platform.clock.now()
  const session = await platform.database.prisma.session.findUnique({
    where: { id: claim.session, accountId: claim.account, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (!session) return undefined
  requireActive(session.account, now)
  return {
    player: { ...playerOf(session.account), session: session.id, scopes },
    credential: { account: session.accountId, kind: 'session', id: session.id, expiresAt: claim.expiresAt },
  }
}

/** Whoever came by a link in a mail of a match may see and play that match. */
async function byMatchPass(platform: Platform, token: string): Promise<FoundCaller | undefined> {
  const claim = readToken(platform, 'match', token)
  if (!claim) return undefined
  const now = platform.clock.now()
  const pass = await platform.database.prisma.matchPass.findUnique({
    where: { id: claim.session, accountId: claim.account, expiresAt: { gt: now } },
    include: { account: true },
  })
  if (!pass) return undefined
  requireActive(pass.account, now)
  return {
    player: { ...playerOf(pass.account), session: undefined, only: pass.matchId, scopes: ['read', 'play'] },
    credential: { account: pass.accountId, kind: 'pass', id: pass.id, expiresAt: claim.expiresAt },
  }
}

async function byPersonalToken(platform: Platform, token: string): Promise<FoundCaller | undefined> {
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
    credential: {
      account: found.accountId,
      kind: 'token',
      id: found.id,
      name: found.name,
      expiresAt: found.expiresAt,
    },
  }
}

async function stillGood(
  { database, clock }: Platform,
  credentials: readonly Credential[],
): Promise<ReadonlySet<Credential>> {
  if (credentials.length === 0) return new Set()
  const now = clock.now()
  const ids = (kind: Credential['kind']) => credentials.filter((one) => one.kind === kind).map(({ id }) => id)
  const there = await database.prisma.$queryRaw<{ id: string }[]>`
    SELECT s.id::text FROM sessions s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY (${ids('session')}::uuid[]) AND s.expires_at > ${now} AND ${isActive(now)}
    UNION ALL
    SELECT t.id::text FROM access_tokens t JOIN accounts a ON a.id = t.account_id
    WHERE t.id = ANY (${ids('token')}::uuid[]) AND ${isActive(now)}
    UNION ALL
    SELECT p.id::text FROM match_passes p JOIN accounts a ON a.id = p.account_id
    WHERE p.id = ANY (${ids('pass')}::uuid[]) AND p.expires_at > ${now} AND ${isActive(now)}`
  const known = new Set(there.map(({ id }) => id))
  return new Set(credentials.filter(({ id, expiresAt }) => known.has(id) && (expiresAt === null || expiresAt > now)))
}

const StoredLanguage = z.enum(languages)

function playerOf(account: { id: string; name: string; role: Player['role']; language: string }) {
  const { id, name, role, language } = account
  return { account: id, name, role, language: StoredLanguage.parse(language) }
}

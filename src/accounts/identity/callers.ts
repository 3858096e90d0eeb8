import { LRUCache } from 'lru-cache'
import { type Credential, type Player, scopes, type ValidCredentials } from '../../platform/http/caller.ts'
import { staleUse } from '../../platform/last-use.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, isPersonalToken, readToken } from '../credentials/tokens.ts'
import { AccountLanguage } from '../record/fields.ts'
import { isActive } from '../record/standing.ts'
import { requireActive } from './require-active.ts'

/** Finds the account that a token belongs to. */
export interface Callers {
  /** Undefined if the token is forged, expired or revoked. @throws Problem if the account is not active */
  find(token: string): Promise<FoundCaller | undefined>
  /** Checks the credentials of open streams. It always reads the database and never the cache. */
  readonly stillGood: ValidCredentials
}

/** An account, and the credential that proves it. */
interface FoundCaller {
  readonly player: Player
  readonly credential: Credential
}

// Signing out must take effect at once, so callers are read from the database and cached only this long. A signal empties
// the cache; a change of which none arrives is seen after this time at the latest.
const millisecondsRemembered = 1_000
const mostRemembered = 10_000

interface RememberedCaller {
  readonly found: FoundCaller
  readonly until: number
}

/** The callers of this process, with their cache. Make it once per server. */
export function callersOf(platform: Platform): Callers {
  const remembered = new LRUCache<string, RememberedCaller>({ max: mostRemembered })
  let changes = 0

  platform.signals.onAccountsChanged((accounts) => {
    changes += 1
    // Over a copy, since the cache changes on the way.
    for (const [token, { found }] of [...remembered.entries()])
      if (accounts === undefined || accounts.includes(found.player.account)) remembered.delete(token)
  })

  return {
    async find(token) {
      const now = platform.clock.now()
      const known = remembered.get(token)
      if (known && known.until > now.getTime()) return known.found
      remembered.delete(token)
      const before = changes
      const found = await findNow(platform, token)
      if (!found) return undefined
      // A change during the read may have made its result stale.
      if (before === changes) {
        const { expiresAt } = found.credential
        const until = Math.min(now.getTime() + millisecondsRemembered, expiresAt?.getTime() ?? Number.POSITIVE_INFINITY)
        remembered.set(token, { found, until })
      }
      return found
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
    credential: {
      account: session.accountId,
      role: session.account.role,
      kind: 'session',
      id: session.id,
      expiresAt: claim.expiresAt,
    },
  }
}

/** A link in a mail of a match lets its reader see and play that match alone. */
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
    credential: {
      account: pass.accountId,
      role: pass.account.role,
      kind: 'pass',
      id: pass.id,
      expiresAt: claim.expiresAt,
    },
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
  if (found.usedAt === null || found.usedAt <= staleUse(now)) {
    await prisma.accessToken.updateMany({ where: { id: found.id }, data: { usedAt: now } })
  }
  const granted = scopes.filter((scope) => found.scopes.includes(scope))
  return {
    player: { ...playerOf(found.account), session: undefined, scopes: granted },
    credential: {
      account: found.accountId,
      role: found.account.role,
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
  const there = await database.prisma.$queryRaw<{ id: string; role: string }[]>`
    SELECT s.id::text, a.role::text FROM sessions s JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY (${ids('session')}::uuid[]) AND s.expires_at > ${now} AND ${isActive(now)}
    UNION ALL
    SELECT t.id::text, a.role::text FROM access_tokens t JOIN accounts a ON a.id = t.account_id
    WHERE t.id = ANY (${ids('token')}::uuid[]) AND ${isActive(now)}
    UNION ALL
    SELECT p.id::text, a.role::text FROM match_passes p JOIN accounts a ON a.id = p.account_id
    WHERE p.id = ANY (${ids('pass')}::uuid[]) AND p.expires_at > ${now} AND ${isActive(now)}`
  const roles = new Map(there.map(({ id, role }) => [id, role]))
  return new Set(
    credentials.filter(({ id, role, expiresAt }) => roles.get(id) === role && (expiresAt === null || expiresAt > now)),
  )
}

function playerOf(account: { id: string; name: string; role: Player['role']; language: string }) {
  const { id, name, role, language } = account
  return { account: id, name, role, language: AccountLanguage.parse(language) }
}

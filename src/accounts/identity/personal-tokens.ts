import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AccessToken } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import { scopes } from '../../platform/http/caller.ts'
import { type Proof, ProofField } from '../../platform/http/proof.ts'
import { plainText } from '../../platform/http/text.ts'
import type { NewNotice } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { hashToken, newPersonalToken } from '../credentials/tokens.ts'

const Scope = z.enum(scopes)
const Scopes = z.array(Scope).meta({
  description:
    '`read`: see matches and your account. `play`: join, leave and move. `create`: open matches, wish for them, and invite.',
  example: ['read', 'play'],
})
const TokenName = plainText({ min: 1, max: 60 }).meta({ description: 'What it is for.', example: 'My bot' })

export const TokenWish = z
  .strictObject({
    name: TokenName,
    scopes: Scopes.min(1).max(scopes.length),
    expiresInDays: z
      .int()
      .min(1)
      .max(3660)
      .nullable()
      .default(365)
      .describe(
        'After how many days it expires. Null: only when it is deleted or the password changes. If left out: after a year.',
      ),
    password: ProofField,
  })
  .meta({ id: 'TokenWish', description: 'What a personal access token is for, and what it may do.' })
export type TokenWish = z.infer<typeof TokenWish>

export const TokenRecord = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: Scopes,
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable().describe('When it was last used, to the minute; null: never.'),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .describe('When it expires; null: never. If it lasts longer than two weeks, you get a mail two weeks before.'),
  })
  .meta({ id: 'AccessToken', description: 'A personal access token, without its secret.' })
export type TokenRecord = z.infer<typeof TokenRecord>

export const NewToken = TokenRecord.extend({
  token: z.string().meta({ description: 'The token itself. It is shown only once.', example: 'pqb_…' }),
}).meta({ id: 'NewAccessToken', description: 'A personal access token, with its secret.' })
export type NewToken = z.infer<typeof NewToken>

const mostTokens = 50
const noticeDays = 14

/**
 * Makes a token for a bot or a third-party client. Its owner gets a mail now and, if the token lasts longer than two
 * weeks, another one two weeks before it expires. The proof holds the account, so that concurrent requests cannot exceed
 * the limit.
 * @throws Problem too-many-tokens, wrong-password, token-not-valid
 */
export async function createToken(
  platform: Platform,
  proof: Proof,
  wanted: Omit<TokenWish, 'password'>,
): Promise<NewToken> {
  const { prisma } = platform.database
  const { account: accountId } = proof
  const token = newPersonalToken()
  const createdAt = platform.clock.now()
  const expiresAt = wanted.expiresInDays === null ? null : daysAfter(createdAt, wanted.expiresInDays)
  const id = randomUUID()
  const granted = scopes.filter((scope) => wanted.scopes.includes(scope))
  const batch = prisma.$transaction([
    ...proof.hold(),
    prisma.$executeRaw`
      INSERT INTO access_tokens (id, account_id, name, scopes, token_hash, created_at, expires_at)
      SELECT ${id}::uuid, a.id, ${wanted.name}, ${granted}::text[], ${hashToken(token)}, ${createdAt}::timestamptz, ${expiresAt}::timestamptz
      FROM accounts a
      WHERE a.id = ${accountId}::uuid AND (SELECT count(*) FROM access_tokens WHERE account_id = a.id) < ${mostTokens}`,
    // If there is no token, the batch fails, so that no mail says that there is one.
    prisma.accessToken.findUniqueOrThrow({ where: { id } }),
    queueNotices(platform.database, noticesOf({ id, accountId, createdAt, expiresAt })),
  ])
  const tooMany = () => new Problem('too-many-tokens', { params: { limit: mostTokens } })
  const [, , , row] = await proof.requiring(batch, tooMany)
  platform.signals.noticesWritten()
  return { ...tokenRecord(row), token }
}

function noticesOf({
  id,
  accountId,
  createdAt,
  expiresAt,
}: Pick<AccessToken, 'id' | 'accountId' | 'createdAt' | 'expiresAt'>): NewNotice[] {
  const about = { accountId, matchId: null }
  const made = { ...about, key: `token-made/${id}`, draft: { topic: 'token-made', token: id } } as const
  const dueAt = daysAfter(expiresAt ?? new Date(0), -noticeDays)
  if (dueAt <= createdAt) return [made]
  const ending = { ...about, key: `token-ending/${id}`, draft: { topic: 'token-ending', token: id }, dueAt } as const
  return [made, ending]
}

/** A stored token as its owner sees it. */
export function tokenRecord(row: AccessToken): TokenRecord {
  return {
    id: row.id,
    name: row.name,
    scopes: scopes.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.createdAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** A token by its id, without its secret; null if it was deleted. */
export const personalToken = ({ database }: Platform, id: string): Promise<AccessToken | null> =>
  database.prisma.accessToken.findUnique({ where: { id } })

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { accountRows, holdAccounts } from '../../accounts/index.ts'
import type { Wish } from '../../generated/prisma/client.ts'
import { hoursAfter } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { isActive } from '../../platform/standing.ts'
import { meetWishes } from './meeting.ts'
import { numberBy } from './standing-wish.ts'
import { textOf, type WishTerms } from './wish-terms.ts'

const mostWishes = 20
export const daysToStand = 30

const time = z.coerce.date()

/** The outcome of a wish; `isNew`: it was not standing before. */
export const Placed = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('standing'),
    wish: z.object({ id: z.uuid(), createdAt: time, expiresAt: time }),
    isNew: z.boolean(),
  }),
  z.object({ outcome: z.literal('matched'), match: z.uuid() }),
])
export type Placed = z.infer<typeof Placed>

/**
 * Places a wish, and meets it if possible. It is stored before others are looked for, so that of two concurrent wishes
 * at least one sees the other.
 * @throws Problem too-many-wishes, race-lost
 */
export async function place(platform: Platform, account: string, terms: WishTerms): Promise<Placed> {
  const { prisma } = platform.database
  const placed = await stored(platform, account, terms)
  await meetWishes(platform, terms)
  const standing = Placed.parse({ outcome: 'standing', ...placed })
  if ((await prisma.wish.count({ where: { id: placed.wish.id } })) > 0) return standing
  const number = numberBy(placed.wish.id)
  const met = await prisma.participant.findFirst({ where: { accountId: account, number }, select: { matchId: true } })
  return met === null ? standing : { outcome: 'matched', match: met.matchId }
}

/**
 * Stores a wish, or finds the same one that stands. The lock on the account prevents a wish of one that is being banned
 * or erased.
 */
async function stored({ database, clock }: Platform, accountId: string, terms: WishTerms) {
  const { prisma } = database
  const id = randomUUID()
  const now = clock.now()
  const text = textOf(terms)
  const { game, seats, pace, late, language, rated } = terms
  const [, , , wish, count] = await prisma.$transaction([
    holdAccounts(database, [accountId], 'alone'),
    prisma.wish.deleteMany({ where: { accountId, terms: text, expiresAt: { lte: now } } }),
    prisma.$executeRaw`
      INSERT INTO wishes (id, account_id, game, seats, pace, late, language, rated, terms, created_at, expires_at)
      SELECT ${id}::uuid, a.id, ${game.meta.id}, ${seats}::int, ${JSON.stringify(pace)}::jsonb, ${late}, ${language}::text,
        ${rated}::boolean, ${text}, ${now}::timestamptz, ${hoursAfter(now, daysToStand * 24)}::timestamptz
      FROM ${accountRows} a
      WHERE a.id = ${accountId}::uuid
        AND ${isActive(now)}
        AND (SELECT count(*) FROM wishes WHERE account_id = a.id) < ${mostWishes}
      ON CONFLICT (account_id, terms) DO NOTHING`,
    prisma.wish.findUnique({ where: { accountId_terms: { accountId, terms: text } } }),
    prisma.wish.count({ where: { accountId } }),
  ])
  if (wish !== null) return { wish, isNew: wish.id === id }
  if (count >= mostWishes) throw new Problem('too-many-wishes', { params: { most: mostWishes } })
  throw new Problem('race-lost')
}

/** The standing wishes of an account, the newest first. */
export function wishesOf({ database, clock }: Platform, accountId: string): Promise<Wish[]> {
  return database.prisma.wish.findMany({
    where: { accountId, expiresAt: { gt: clock.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
}

/** Takes a wish back. @throws Problem not-found if it no longer stands */
export async function takeBack({ database }: Platform, accountId: string, id: string): Promise<void> {
  const { count } = await database.prisma.wish.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new Problem('not-found')
}

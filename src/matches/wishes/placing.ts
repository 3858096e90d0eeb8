import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { accountRows, isActive, lockAccounts } from '../../accounts/index.ts'
import { Prisma, type Wish } from '../../generated/prisma/client.ts'
import { daysAfter } from '../../platform/clock.ts'
import type { Remembering } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { meetWishes } from './meeting.ts'
import { numberBy } from './standing-wish.ts'
import { textOf, type WishTerms } from './wish-terms.ts'

const mostWishes = 20
export const daysToStand = 30

const time = z.coerce.date()

const wish = z.object({ id: z.uuid(), createdAt: time, expiresAt: time })

/**
 * What is remembered of a wish. `isNew`: this request stored the wish. `stored`: the wish was stored, but not yet what
 * came of it.
 */
export const Placed = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), wish, isNew: z.boolean() }),
  z.object({ outcome: z.literal('standing'), wish, isNew: z.boolean() }),
  z.object({ outcome: z.literal('matched'), match: z.uuid() }),
])
export type Placed = z.infer<typeof Placed>

/** The outcome of a wish. */
type PlacingOutcome = Exclude<Placed, { outcome: 'stored' }>

/**
 * Places a wish, and meets it if possible. It is stored before others are looked for, so that of two concurrent wishes
 * at least one sees the other.
 * @throws Problem too-many-wishes, race-lost
 */
export async function placeWish(
  platform: Platform,
  account: string,
  terms: WishTerms,
  remembering: Remembering<Placed>,
): Promise<PlacingOutcome> {
  const placed = await storeWish(platform, account, terms, remembering)
  await meetWishes(platform, terms)
  return placingOutcome(platform, account, Placed.parse({ outcome: 'stored', ...placed }))
}

/** The outcome as it is remembered; of a stored wish, the one that it has now. */
export async function placingOutcome({ database }: Platform, account: string, placed: Placed): Promise<PlacingOutcome> {
  if (placed.outcome !== 'stored') return placed
  const { id } = placed.wish
  const standing = { ...placed, outcome: 'standing' as const }
  if ((await database.prisma.wish.count({ where: { id } })) > 0) return standing
  const met = await database.prisma.participant.findFirst({
    where: { accountId: account, number: numberBy(id) },
    select: { matchId: true },
  })
  return met === null ? standing : { outcome: 'matched', match: met.matchId }
}

/**
 * Stores a wish, or finds the same one that stands. The lock on the account prevents a wish of one that is being banned
 * or erased.
 */
async function storeWish(
  { database, clock }: Platform,
  accountId: string,
  terms: WishTerms,
  remembering: Remembering<Placed>,
) {
  const { prisma } = database
  const id = randomUUID()
  const now = clock.now()
  const text = textOf(terms)
  const { game, seats, pace, late, language, rated } = terms
  const [, , , wish, count] = await prisma.$transaction([
    lockAccounts(database, [accountId], 'alone'),
    prisma.wish.deleteMany({ where: { accountId, terms: text, expiresAt: { lte: now } } }),
    prisma.$executeRaw`
      INSERT INTO wishes (id, account_id, game, seats, pace, late, language, rated, terms, created_at, expires_at)
      SELECT ${id}::uuid, a.id, ${game.meta.id}, ${seats}::int, ${JSON.stringify(pace)}::jsonb, ${late}, ${language}::text,
        ${rated}::boolean, ${text}, ${now}::timestamptz, ${daysAfter(now, daysToStand)}::timestamptz
      FROM ${accountRows} a
      WHERE a.id = ${accountId}::uuid
        AND ${isActive(now)}
        AND (SELECT count(*) FROM wishes WHERE account_id = a.id) < ${mostWishes}
      ON CONFLICT (account_id, terms) DO NOTHING`,
    prisma.wish.findUnique({ where: { accountId_terms: { accountId, terms: text } } }),
    prisma.wish.count({ where: { accountId } }),
    ...remembering(Prisma.sql`
      SELECT jsonb_build_object('outcome', 'stored', 'isNew', id = ${id}::uuid,
        'wish', jsonb_build_object('id', id, 'createdAt', created_at, 'expiresAt', expires_at))
      FROM wishes WHERE account_id = ${accountId}::uuid AND terms = ${text}`),
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
export async function withdrawWish({ database }: Platform, accountId: string, id: string): Promise<void> {
  const { count } = await database.prisma.wish.deleteMany({ where: { id, accountId } })
  if (count === 0) throw new Problem('not-found')
}

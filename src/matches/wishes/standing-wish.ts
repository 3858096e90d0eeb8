import { accountHours, blocksNoneOf, lockAccounts } from '../../accounts/index.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { isMissing } from '../../platform/database/sql-state.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MatchBatch } from '../lobby/opening.ts'
import { newcomerOf } from '../record/newcomer.ts'
import type { Participant } from '../record/record.ts'

/** The fields of an account from which its deadlines are computed. */
const withHours = { account: accountHours } as const

/** A standing wish, and the hours of its account. */
export type StandingWish = Prisma.WishGetPayload<{ include: typeof withHours }>

/**
 * Enough wishes to find a group even where some players have blocked each other: without blocks, a wish is met at once.
 */
const mostConsidered = 60

/** The standing wishes of the same terms, the oldest first. */
export function standingWishes({ database, clock }: Platform, terms: string): Promise<StandingWish[]> {
  return database.prisma.wish.findMany({
    where: { terms, expiresAt: { gt: clock.now() } },
    include: withHours,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostConsidered,
  })
}

/**
 * The participant number of a player whom a wish seats. It is made from the wish, so that the match that met a wish can
 * be found.
 */
export const numberBy = (wish: string): string => wish.replaceAll('-', '').slice(-16)

/** The player of a wish as a new participant. */
export const comerBy = (platform: Platform, { id, accountId }: StandingWish, joined: number): Promise<Participant> =>
  newcomerOf(platform, accountId, { number: numberBy(id), joined })

/**
 * Meets wishes by a match: stores its batch and deletes them, or does neither. Nothing is stored if a wish no longer
 * exists, if an account keeps other hours by now, or if two of the players have blocked each other. It holds their
 * accounts alone first, so that until this is stored nobody is blocked, banned or erased, and nobody begins to wait in
 * another match: all these lock accounts first as well.
 * @param met its batch must fail with a missing record if the match cannot take these players
 * @returns whether it was stored
 */
export async function meet(
  { database, signals }: Platform,
  wishes: readonly StandingWish[],
  met: MatchBatch,
): Promise<boolean> {
  const { prisma } = database
  const people = wishes.map(({ accountId }) => accountId)
  const inOrder = wishes.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  try {
    await prisma.$transaction([
      lockAccounts(database, people, 'alone'),
      ...inOrder.map(({ id, account: { timeZone, hours, remindHours } }) => {
        const kept = { timeZone, hours: { equals: JSON.parse(JSON.stringify(hours)) }, remindHours }
        const account = { ...kept, ...blocksNoneOf(people) }
        return prisma.wish.delete({ where: { id, account } })
      }),
      ...met.batch,
    ])
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  signals.matchesChanged([met.id])
  signals.noticesWritten()
  return true
}

import type { Prisma } from '../../generated/prisma/client.ts'
import { isMissing } from '../../platform/database/sql-state.ts'
import type { Platform } from '../../platform/platform.ts'
import { newcomerOf } from '../record/newcomer.ts'
import type { Participant } from '../record/record.ts'

/** What of whoever wishes their deadlines follow from. */
const withHours = { account: { select: { timeZone: true, hours: true, remindHours: true } } } as const

/** A wish that stands, and the hours that its account keeps. */
export type StandingWish = Prisma.WishGetPayload<{ include: typeof withHours }>

/** Enough to find a group among, where people have blocked each other: whoever has not is matched at once. */
const mostConsidered = 60

/** The wishes of the same terms that stand, the oldest first. */
export function standing({ database, clock }: Platform, terms: string): Promise<StandingWish[]> {
  return database.prisma.wish.findMany({
    where: { terms, expiresAt: { gt: clock.now() } },
    include: withHours,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: mostConsidered,
  })
}

/** What whoever comes by a wish is called in the match's journal: so one finds what came of a wish. */
export const numberBy = (wish: string): string => wish.replaceAll('-', '').slice(-16)

/** Whoever wished, as they come into a match. */
export async function comerBy(platform: Platform, wish: StandingWish, joined: number): Promise<Participant> {
  return { ...(await newcomerOf(platform, wish.accountId, { entropy: '', joined })), number: numberBy(wish.id) }
}

/**
 * Meets wishes: what it is that meets them is stored together with taking them, or nothing is. Not where one of them is
 * gone, or its account keeps other hours by now, or where two of the people have blocked each other. Their accounts are
 * held before all else, so that until this is stored nobody is blocked, banned or erased: blocks.ts and sanctions.ts
 * change accounts first as well.
 * @param batch fails by a record that is missing, where it does not meet them
 * @returns whether it was stored
 */
export async function meet(
  { database, outbox }: Platform,
  wishes: readonly StandingWish[],
  batch: readonly Prisma.PrismaPromise<unknown>[],
): Promise<boolean> {
  const { prisma } = database
  const people = wishes.map(({ accountId }) => accountId)
  const inOrder = wishes.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  try {
    await prisma.$transaction([
      prisma.$queryRaw`SELECT id FROM accounts WHERE id = ANY (${people}::uuid[]) ORDER BY id FOR SHARE`,
      ...inOrder.map(({ id, account: { timeZone, hours, remindHours } }) => {
        const kept = { timeZone, hours: { equals: JSON.parse(JSON.stringify(hours)) }, remindHours }
        const account = { ...kept, blocks: { none: { blockedId: { in: people } } } }
        return prisma.wish.delete({ where: { id, account } })
      }),
      ...batch,
    ])
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  outbox.written()
  return true
}

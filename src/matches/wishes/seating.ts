import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { takesPart } from '../access/permissions.ts'
import type { CommitOutcome, NotStored } from '../commit/group-commit.ts'
import { retryOrGiveUp } from '../commit/retry.ts'
import { requireTogether } from '../lobby/joining.ts'
import { keepToLimit, mayWaitInOneMore } from '../lobby/open-matches.ts'
import { rosterStatement } from '../lobby/roster-change.ts'
import { startStatement } from '../lobby/starting.ts'
import { findMatch } from '../record/find-match.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { comerBy, meet, type StandingWish, standingWishes } from './standing-wish.ts'
import { takesWishes, textOf } from './wish-terms.ts'

/**
 * Fills free seats of an open match from standing wishes, oldest first. What a concurrent change prevents is left to
 * the next round of `wishMeetings`.
 * @returns the match after that
 */
export async function seatWishes(platform: Platform, match: MatchRecord): Promise<MatchRecord> {
  return (await seatIfFree(platform, match)).record
}

/**
 * Like `seatWishes`.
 * @param waits how many times at most it waits for a lock of the match; without a number, for about 5 s
 * @returns also whether the match was locked to the end
 */
export async function seatIfFree(
  platform: Platform,
  match: MatchRecord,
  waits?: number,
): Promise<{ readonly record: MatchRecord; readonly isLocked: boolean }> {
  const passedOver = new Set<string>()
  let record = match
  let isRead = true

  async function seatNext(): Promise<'stored' | 'nothing' | NotStored> {
    const newest = isRead ? record : await findMatch(platform, match.id)
    if (newest === undefined) return 'nothing'
    record = newest
    isRead = false
    const wish = await nextWish(platform, record, passedOver)
    return wish === undefined ? 'nothing' : seat(platform, record, wish)
  }

  for (;;) {
    const done = await retryOrGiveUp(seatNext, waits)
    if (done !== 'stored') return { record, isLocked: done === 'locked' }
  }
}

/** The oldest wish whose player may sit in the match. @param passedOver grows by those whose players may not */
async function nextWish(
  platform: Platform,
  record: MatchRecord,
  passedOver: Set<string>,
): Promise<StandingWish | undefined> {
  while (takesWishes(record)) {
    const wish = (await standingWishes(platform, textOf(record))).find(({ id }) => !passedOver.has(id))
    if (wish === undefined || (await maySit(platform, record, wish.accountId))) return wish
    passedOver.add(wish.id)
  }
  return undefined
}

async function maySit(platform: Platform, record: MatchRecord, account: string): Promise<boolean> {
  if (takesPart(record, account) || removalFrom(record, account) !== undefined) return false
  try {
    await keepToLimit(platform, account)
    await requireTogether(platform, account, record.participants)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function seat(platform: Platform, record: MatchRecord, wish: StandingWish): Promise<CommitOutcome> {
  const comer = await comerBy(platform, wish, record.roster + 1)
  const ofComer = { matchId_number: { matchId: record.id, number: comer.number } }
  const isTaken = platform.database.prisma.participant.findUniqueOrThrow({ where: ofComer })
  const isMet = await meet(platform, [wish], {
    id: record.id,
    batch: [seatStatement(platform, record, wish, comer), isTaken],
  })
  if (isMet) return 'stored'
  return (await isLocked(platform, record.id)) ? 'locked' : 'lost'
}

/** Whether another transaction holds the lock; the start then skipped this match. */
async function isLocked({ database }: Platform, match: string): Promise<boolean> {
  const free = await database.prisma.$queryRaw<unknown[]>`
    SELECT id FROM matches WHERE id = ${match}::uuid FOR NO KEY UPDATE SKIP LOCKED`
  return free.length === 0
}

/** The statement that takes a seat while its player may wait in one more match; the last seat starts the match. */
function seatStatement(
  platform: Platform,
  record: MatchRecord,
  { accountId }: StandingWish,
  comer: Participant,
): Prisma.PrismaPromise<unknown> {
  const isLast = record.participants.length + 1 === record.seats
  if (isLast) return startStatement(platform, record, [comer])
  return rosterStatement(platform, record, { comes: comer }, mayWaitInOneMore(accountId))
}

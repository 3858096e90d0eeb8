import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { takesPart } from '../access/permissions.ts'
import { matchStatement } from '../commit/statement.ts'
import { keepToLimit, requireTogether } from '../lobby/joining.ts'
import { rosterStatement } from '../lobby/roster-change.ts'
import { startOf } from '../lobby/starting.ts'
import { findMatch } from '../record/find-match.ts'
import type { MatchRecord, Participant } from '../record/record.ts'
import { removalFrom } from '../record/removals.ts'
import { comerBy, meet, type StandingWish, standing } from './standing-wish.ts'
import { takesWishes, textOf } from './wish-terms.ts'

const mostRaces = 20

/** Meets wishes by the free seats of an open match, the oldest wish first. @returns the match after that */
export async function seatWishes(platform: Platform, match: MatchRecord): Promise<MatchRecord> {
  const passedOver = new Set<string>()
  let record = match
  for (let races = 0; races < mostRaces && takesWishes(record); ) {
    const wish = (await standing(platform, textOf(record))).find(({ id }) => !passedOver.has(id))
    if (wish === undefined) break
    if (!(await maySit(platform, record, wish.accountId))) {
      passedOver.add(wish.id)
      continue
    }
    if (!(await seat(platform, record, wish))) races += 1
    const now = await findMatch(platform, record.id)
    if (now === undefined) break
    record = now
  }
  return record
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

/** @returns false if another change came first */
async function seat(platform: Platform, record: MatchRecord, wish: StandingWish): Promise<boolean> {
  const comer = await comerBy(platform, wish, record.roster + 1)
  const ofComer = { matchId_number: { matchId: record.id, number: comer.number } }
  const isTaken = platform.database.prisma.participant.findUniqueOrThrow({ where: ofComer })
  return meet(platform, [wish], { id: record.id, batch: [taking(platform, record, comer), isTaken] })
}

/** The statement that takes a seat; the last seat starts the match. */
function taking(platform: Platform, record: MatchRecord, comer: Participant): Prisma.PrismaPromise<unknown> {
  const isLast = record.participants.length + 1 === record.seats
  if (!isLast) return rosterStatement(platform, record, { comes: comer })
  const { text, parameters } = matchStatement([startOf(platform, record, [comer])])
  return platform.database.prisma.$queryRawUnsafe(text, ...parameters)
}

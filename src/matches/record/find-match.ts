import { z } from 'zod'
import { accountAtTable } from '../../accounts/index.ts'
import { catalogue } from '../../games/catalogue.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { RecordedResult, Seating } from '../../journal/entry.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { calendarOf } from '../time/account-calendar.ts'
import { roundTheClock } from '../time/calendar.ts'
import { Counted } from '../time/counted-time.ts'
import { Late, Pace } from '../time/pace.ts'
import { inOrder, type MatchRecord, type Participant, Removal, SealedLater } from './record.ts'

/** What a query must include for `matchRecord`. */
export const withRoster = {
  participants: {
    include: { account: accountAtTable },
  },
  decisions: { orderBy: [{ seat: 'asc' }, { since: 'asc' }, { question: 'asc' }] },
} as const satisfies Prisma.MatchInclude

type MatchRow = Prisma.MatchGetPayload<{ include: typeof withRoster }>

/** A match from its row. @throws Error where its game is not in the catalogue */
export function matchRecord(row: MatchRow): MatchRecord {
  const game = catalogue.get(row.game)
  if (!game) throw new Error(`match ${row.id} is of the game ${row.game}, which is not in the catalogue`)
  return {
    ...row,
    game,
    seating: Seating.parse(row.seating),
    pace: Pace.parse(row.pace),
    late: Late.parse(row.late),
    creator: row.createdById,
    removed: z.array(Removal).parse(row.removed),
    laterSeeds: z.array(SealedLater).parse(row.laterSeeds),
    result: row.result === null ? null : RecordedResult.parse(row.result),
    decisions: row.decisions.map((open) => ({
      ...open,
      counted: open.counted === null ? null : Counted.parse(open.counted),
    })),
    participants: inOrder(row.participants.map(participantOf)),
  }
}

type ParticipantRow = Omit<MatchRow['participants'][number], 'matchId' | 'joinedAt'>

/** A participant from its row. */
export function participantOf({ account, accountId, bank, ...row }: ParticipantRow): Participant {
  const {
    seat,
    number,
    entropy,
    joined,
    leftAt,
    offeredAt,
    hasOrders,
    inTime,
    late,
    retaken,
    answerTimes,
    missed,
    barred,
  } = row
  return {
    seat,
    account: accountId,
    name: account?.name ?? row.name ?? '',
    number,
    entropy,
    joined,
    accountClosed: account?.status === 'banned' || account?.status === 'erased',
    leftAt,
    offeredAt,
    hasOrders,
    calendar: account === null ? roundTheClock : calendarOf(account),
    remindHours: account?.remindHours ?? null,
    bank: bank === null ? null : Number(bank),
    inTime,
    late,
    retaken,
    answerTimes,
    missed,
    barred,
  }
}

const mostAtOnce = 50

const started = { version: { gt: 0 } } as const satisfies Prisma.MatchWhereInput

/** How many matches have started. */
export const startedMatchesCount = ({ prisma }: Platform['database']): Promise<number> =>
  prisma.match.count({ where: started })

/** The rows of all started matches, in the order of their ids. */
export async function* startedMatches({ prisma }: Platform['database']): AsyncGenerator<MatchRow> {
  for (let after: string | undefined; ; ) {
    const where = { ...started, ...(after !== undefined && { id: { gt: after } }) }
    const rows = await prisma.match.findMany({ where, include: withRoster, orderBy: { id: 'asc' }, take: mostAtOnce })
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < mostAtOnce) return
  }
}

/**
 * A match by its id; undefined if there is none. One statement reads match, participants and decisions, so that
 * they belong to the same moment. If they did not, a guard would notice, but a mere reader would not.
 */
export async function findMatch({ database }: Platform, id: string): Promise<MatchRecord | undefined> {
  const joined = { include: withRoster, relationLoadStrategy: 'join' } as const
  const row = await database.prisma.match.findUnique({ where: { id }, ...joined })
  return row ? matchRecord(row) : undefined
}

/** Some matches by their ids, in any order. */
export async function findMatches({ database }: Platform, ids: readonly string[]): Promise<MatchRecord[]> {
  const rows = await database.prisma.match.findMany({ where: { id: { in: [...ids] } }, include: withRoster })
  return rows.map(matchRecord)
}

/** The ids of the matches that are not over and that an account has joined, or has held a seat of. */
export async function unfinishedMatchesOf({ database }: Platform, account: string): Promise<string[]> {
  const rows = await database.prisma.match.findMany({
    where: { status: { in: ['open', 'running'] }, participants: { some: { accountId: account } } },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** A match by its id. @throws Problem not-found */
export async function existing(platform: Platform, match: string): Promise<MatchRecord> {
  const record = await findMatch(platform, match)
  if (!record) throw new Problem('not-found')
  return record
}

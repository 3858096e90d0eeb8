import { z } from 'zod'
import { accountById, blockedWith } from '../../accounts/index.ts'
import { languages } from '../../games/kit/wording.ts'
import { GameId } from '../../games/wire/game-id.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Player } from '../../platform/http/caller.ts'
import { CreationKey, readCursor } from '../../platform/http/paging.ts'
import { inDigits, yesOrNo } from '../../platform/http/parameters.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchRecord, withRoster } from '../record/find-match.ts'
import type { MatchRecord } from '../record/record.ts'

const count = (most: number) => inDigits(z.int().min(1).max(most))

export const MatchFilter = z.strictObject({
  status: z.enum(['open', 'running', 'ended', 'aborted']).optional().describe('Only matches with this status.'),
  game: GameId.optional().meta({ description: 'Only matches of this game.', example: 'havana' }),
  mine: yesOrNo().default(false).describe('True: only matches that you take part in.'),
  invited: yesOrNo()
    .default(false)
    .describe(
      'True: only open matches to which you were invited by name or by address, also for a rematch; private ones, too.',
    ),
  waiting: yesOrNo().default(false).describe('True: only matches that wait for your decision and are not frozen.'),
  seats: count(20).optional().describe('Only matches for this number of players.'),
  free: count(20).optional().describe('Only open matches with at least this number of free seats.'),
  pace: z.enum(['none', 'hours', 'bank']).optional().describe('Only matches with this kind of pace.'),
  hours: count(720)
    .optional()
    .describe('Only matches with at most this number of hours for a decision, or in a bank of time.'),
  language: z.enum(languages).optional().describe('Only matches in this language, or in any.'),
  rated: yesOrNo().optional().describe('True: only matches that count for ratings. False: only those that do not.'),
  substitute: yesOrNo()
    .default(false)
    .describe('True: only running matches in which you could take over a seat that is open to a substitute.'),
})
export type MatchFilter = z.infer<typeof MatchFilter>

/** Whether a list is about what its caller does: such a list shows at once what they have just done. */
export const isAboutCaller = ({ mine, invited, waiting, substitute }: MatchFilter): boolean =>
  mine || invited || waiting || substitute

/** The matches that a caller may see, newest first; one more than the limit if there are more. */
export async function listMatches(
  { database }: Pick<Platform, 'database'>,
  caller: Player,
  filter: MatchFilter,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<MatchRecord[]> {
  const email = filter.invited ? (await accountById(database, caller.account))?.email : undefined
  const conditions = [
    ...shownTo(caller, filter),
    ...(filter.invited ? [invited(caller.account, email ?? '')] : []),
    ...conditionsOf(filter, caller.account),
    ...after(readCursor(CreationKey, cursor)),
  ]
  const found = await database.prisma.$queryRaw<{ id: string }[]>`
    SELECT m.id::text FROM matches m WHERE ${Prisma.join([Prisma.sql`true`, ...conditions], ' AND ')}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1}`
  const rows = await database.prisma.match.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: withRoster,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(matchRecord)
}

/** The condition for what follows a page that ended with this key. */
function after(cursor: CreationKey | undefined): Prisma.Sql[] {
  if (cursor === undefined) return []
  return [Prisma.sql`(m.created_at, m.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`]
}

/**
 * Leaves out private matches of others, except for those who are invited, and open matches with somebody who has
 * blocked the caller or is blocked by them.
 */
function shownTo({ account, role }: Player, filter: MatchFilter): Prisma.Sql[] {
  if (role === 'administrator' && !filter.invited)
    return [Prisma.sql`(m.id IN (${matchesOf(account)}) OR NOT m.private)`]
  const others = Prisma.sql`SELECT FROM participants p WHERE p.match_id = m.id AND ${apart(account)}`
  const isOpenToAll = filter.invited ? Prisma.sql`true` : Prisma.sql`NOT m.private`
  return [
    Prisma.sql`(m.id IN (${matchesOf(account)}) OR ${isOpenToAll} AND (m.status <> 'open' OR NOT EXISTS (${others})))`,
  ]
}

const matchesOf = (account: string) => Prisma.sql`SELECT match_id FROM participants WHERE account_id = ${account}::uuid`

/** Whether the caller has blocked participant `p`, or `p` the caller. */
const apart = (account: string) => Prisma.sql`p.account_id IN ${blockedWith(account)}`

function conditionsOf(filter: MatchFilter, account: string): Prisma.Sql[] {
  const { status, game, mine, waiting, seats, free, pace, hours, language, rated, substitute } = filter
  return [
    ...(status === undefined ? [] : [Prisma.sql`m.status = ${status}::match_status`]),
    ...(game === undefined ? [] : [Prisma.sql`m.game = ${game}`]),
    ...(mine ? [Prisma.sql`m.id IN (${matchesOf(account)})`] : []),
    ...(waiting ? [Prisma.sql`m.frozen_at IS NULL AND m.id IN (${waitingFor(account)})`] : []),
    ...(seats === undefined ? [] : [Prisma.sql`m.seats = ${seats}`]),
    ...(free === undefined ? [] : [Prisma.sql`m.status = 'open' AND m.seats - (${taken}) >= ${free}`]),
    ...(pace === undefined ? [] : [Prisma.sql`m.pace->>'kind' = ${pace}`]),
    ...(hours === undefined ? [] : [Prisma.sql`(m.pace->>'hours')::int <= ${hours}`]),
    ...(language === undefined ? [] : [Prisma.sql`(m.language = ${language} OR m.language IS NULL)`]),
    ...(rated === undefined ? [] : [Prisma.sql`(m.rated AND m.seats > 1 AND NOT EXISTS (${bots})) = ${rated}`]),
    ...(substitute ? [Prisma.sql`m.status = 'running' AND m.id IN (${toTakeOver(account)})`] : []),
  ]
}

/** Open matches that an address was invited to, without those that its owner joined, or was removed from since. */
const invited = (account: string, email: string) => Prisma.sql`
  m.status = 'open' AND m.id NOT IN (${matchesOf(account)}) AND EXISTS (
    SELECT FROM invitations i WHERE i.match_id = m.id AND i.email = ${email} AND i.created_at > coalesce(
      (SELECT max((r->>'at')::timestamptz) FROM jsonb_array_elements(m.removed) r WHERE r->>'account' = ${account}),
      '-infinity'))`

const taken = Prisma.sql`SELECT count(*) FROM participants p WHERE p.match_id = m.id`

/** The bots that play in a match, or will. A name without an account is that of a person in an imported match. */
const bots = Prisma.sql`
  SELECT FROM participants p
  WHERE p.match_id = m.id AND p.account_id IS NULL AND p.name IS NULL AND (m.version = 0 OR p.seat IS NOT NULL)`

const waitingFor = (account: string) => Prisma.sql`
  SELECT d.match_id FROM participants p JOIN decisions d ON d.match_id = p.match_id AND d.seat = p.seat
  WHERE p.account_id = ${account}::uuid`

/**
 * Matches with a seat on offer that the caller may take over: they hold no seat in the match, and neither they nor a
 * holder of another seat has blocked the other.
 */
const toTakeOver = (account: string) => Prisma.sql`
  SELECT o.match_id FROM participants o
  WHERE o.offered_at IS NOT NULL AND o.seat IS NOT NULL AND NOT EXISTS (
    SELECT FROM participants p WHERE p.match_id = o.match_id AND p.seat IS NOT NULL
      AND (p.account_id = ${account}::uuid OR p.seat <> o.seat AND ${apart(account)}))`

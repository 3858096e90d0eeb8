import { z } from 'zod'
import { accountIdentity } from '../../accounts/index.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import { KeyTime } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import { takesPart } from '../access/permissions.ts'
import { existing } from '../record/find-match.ts'
import { raiseRoster } from '../record/raise-roster.ts'
import { HiddenBecause, hiddenForAll, MessageNumber } from './message.ts'

/** An account as administrators see it. */
const Somebody = z.object({ account: z.uuid(), name: z.string() })

/** A message as administrators see it. */
export const ModeratedMessage = z
  .object({
    match: z.uuid(),
    number: z.int(),
    from: Somebody.nullable().describe('The author; null once their account is erased.'),
    at: z.iso.datetime(),
    text: z.string().describe('The text, even if it is hidden; empty if its author withdrew it.'),
    hidden: HiddenBecause.extract(['withdrawn', 'moderated']).nullable(),
    why: z.string().nullable().describe('Why an administrator hid it.'),
  })
  .meta({ id: 'ModeratedMessage', description: 'A message as administrators see it.' })
export type ModeratedMessage = z.infer<typeof ModeratedMessage>

/** A reported message, and what an administrator needs to judge it. */
export const ReportedMessage = z
  .object({
    message: ModeratedMessage,
    match: z.object({
      id: z.uuid(),
      game: z.string().describe('The id of its game.'),
      name: z.string().describe('What its creator called it; may be empty.'),
    }),
    before: z.array(ModeratedMessage).describe('The five messages before it, in order.'),
    reports: z
      .array(z.object({ by: Somebody, why: z.string(), at: z.iso.datetime() }))
      .describe('The reports, the oldest first.'),
  })
  .meta({ id: 'ReportedMessage', description: 'A message that was reported and waits for an administrator.' })
export type ReportedMessage = z.infer<typeof ReportedMessage>

/** The sort key of reported messages: the longest waiting first. */
export const ReportKey = z.strictObject({
  at: KeyTime,
  match: z.uuid(),
  number: MessageNumber,
})
export type ReportKey = z.infer<typeof ReportKey>

const mostBefore = 5
const withAuthor = { account: accountIdentity } as const satisfies Prisma.MessageInclude
type MessageRow = Prisma.MessageGetPayload<{ include: typeof withAuthor }>

/** A message from its row, as administrators see it. */
function moderatedFrom(row: MessageRow): ModeratedMessage {
  const { matchId, number, account, at, text, hiddenWhy } = row
  return {
    match: matchId,
    number,
    from: account === null ? null : { account: account.id, name: account.name },
    at: at.toISOString(),
    text,
    hidden: hiddenForAll(row),
    why: hiddenWhy,
  }
}

/**
 * The messages with open reports, by the time of their first report. Messages of the administrator's own tables are
 * left out.
 */
export async function reportedMessages(
  { database }: Platform,
  administrator: string,
  { after, limit }: { readonly after: ReportKey | undefined; readonly limit: number },
): Promise<(ReportKey & { readonly body: ReportedMessage })[]> {
  const { prisma } = database
  const rest =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`HAVING (min(r.at), r.match_id, r.number) > (${after.at}::timestamptz, ${after.match}::uuid, ${after.number}::int)`
  const keys = await prisma.$queryRaw<{ match: string; number: number; at: Date }[]>`
    SELECT r.match_id::text AS match, r.number, min(r.at) AS at FROM message_reports r
    WHERE r.done_at IS NULL AND NOT EXISTS (
      SELECT FROM participants p WHERE p.match_id = r.match_id AND p.account_id = ${administrator}::uuid)
    GROUP BY r.match_id, r.number ${rest}
    ORDER BY min(r.at), r.match_id, r.number LIMIT ${limit}`
  if (keys.length === 0) return []
  const messages = await prisma.message.findMany({
    where: {
      OR: keys.map(({ match, number }) => ({ matchId: match, number: { gte: number - mostBefore, lte: number } })),
    },
    include: {
      ...withAuthor,
      match: { select: { id: true, game: true, name: true } },
      reports: {
        where: { doneAt: null },
        include: { account: accountIdentity },
        orderBy: [{ at: 'asc' }, { accountId: 'asc' }],
      },
    },
    orderBy: { number: 'asc' },
  })
  return keys.flatMap(({ match, number, at }) => {
    const said = messages.filter((one) => one.matchId === match && one.number <= number)
    const message = said.find((one) => one.number === number)
    if (message === undefined) return []
    const body = {
      message: moderatedFrom(message),
      match: message.match,
      before: said.filter((one) => one.number < number && one.number >= number - mostBefore).map(moderatedFrom),
      reports: message.reports.map(({ account: { id, name }, why, at: then }) => {
        return { by: { account: id, name }, why, at: then.toISOString() }
      }),
    }
    return [{ at: at.toISOString(), match, number, body }]
  })
}

/**
 * Hides a message that was reported, or that stands before a reported one, from the table and closes its reports.
 * Administrators still see its text.
 * @throws Problem not-found, not-allowed at one's own table, message-hidden
 */
export async function hideMessage(
  platform: Platform,
  administrator: Player,
  { match, number, why }: { readonly match: string; readonly number: number; readonly why: string },
): Promise<ModeratedMessage> {
  const { from, hidden: before } = await requireMessage(platform, administrator, match, number)
  if (before !== null) throw new Problem('message-hidden')
  const line = { act: 'hide-message', match, details: { message: number }, reason: why } as const
  await audit(platform, administrator, { ...line, ...(from && { subject: from.account }) })
  const now = platform.clock.now()
  const { prisma } = platform.database
  const [, hidden] = await prisma.$transaction([
    prisma.$executeRaw`${raiseRoster} WHERE m.id = ${match}::uuid`,
    prisma.$queryRaw<unknown[]>`
      WITH hidden AS (
        UPDATE messages SET hidden_at = ${now}::timestamptz, hidden_by = 'administrator', hidden_why = ${why}
        WHERE match_id = ${match}::uuid AND number = ${number} AND hidden_at IS NULL RETURNING match_id, number
      ), done AS (
        UPDATE message_reports r SET done_at = ${now}::timestamptz FROM hidden h
        WHERE r.match_id = h.match_id AND r.number = h.number AND r.done_at IS NULL
      )
      SELECT number FROM hidden`,
  ])
  if (hidden.length === 0) throw new Problem('message-hidden')
  platform.signals.matchesChanged([match])
  return moderatedMessage(platform, match, number)
}

/**
 * Shows a message that an administrator hid, or keeps a reported one, and closes its reports. A message that its author
 * withdrew stays withdrawn.
 * @throws Problem not-found, not-allowed at one's own table
 */
export async function showMessage(
  platform: Platform,
  administrator: Player,
  { match, number }: { readonly match: string; readonly number: number },
): Promise<ModeratedMessage> {
  const { from } = await requireMessage(platform, administrator, match, number)
  const line = { act: 'show-message', match, details: { message: number }, reason: '' } as const
  await audit(platform, administrator, { ...line, ...(from && { subject: from.account }) })
  const { prisma } = platform.database
  await prisma.$transaction([
    prisma.$executeRaw`${raiseRoster} WHERE m.id = ${match}::uuid`,
    prisma.$executeRaw`
      WITH shown AS (
        UPDATE messages SET hidden_at = NULL, hidden_by = NULL, hidden_why = NULL
        WHERE match_id = ${match}::uuid AND number = ${number} AND hidden_by = 'administrator'
      )
      UPDATE message_reports SET done_at = ${platform.clock.now()}::timestamptz
      WHERE match_id = ${match}::uuid AND number = ${number} AND done_at IS NULL`,
  ])
  platform.signals.matchesChanged([match])
  return moderatedMessage(platform, match, number)
}

/**
 * A message that administrators may see: one that was reported, one that they see before a reported one, or one that an
 * administrator hid. Of all others they do not even learn that there are any.
 * @throws Problem not-found, not-allowed
 */
async function requireMessage(
  platform: Platform,
  caller: Player,
  match: string,
  number: number,
): Promise<ModeratedMessage> {
  const record = await existing(platform, match)
  if (takesPart(record, caller.account)) throw new Problem('not-allowed')
  const message = await moderatedMessage(platform, match, number)
  const reports = { matchId: match, number: { gte: number, lte: number + mostBefore } }
  const isSeen =
    message.hidden === 'moderated' || (await platform.database.prisma.messageReport.count({ where: reports })) > 0
  if (!isSeen) throw new Problem('not-found')
  return message
}

/** A message as administrators see it. @throws Problem not-found */
export async function moderatedMessage(
  { database }: Platform,
  match: string,
  number: number,
): Promise<ModeratedMessage> {
  const row = await database.prisma.message.findUnique({
    where: { matchId_number: { matchId: match, number } },
    include: withAuthor,
  })
  if (row === null) throw new Problem('not-found')
  return moderatedFrom(row)
}

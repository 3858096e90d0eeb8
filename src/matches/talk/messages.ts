import type { Prisma } from '../../generated/prisma/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problems/problem.ts'
import type { MatchRecord } from '../record/record.ts'
import { isAtTable } from './at-table.ts'
import { forReader, type MessageBody, messageBody } from './message.ts'
import { readersOf } from './read-marks.ts'

/** The messages before a number, the newest first, for a reader at the table. */
export async function messagesBefore(
  platform: Platform,
  record: MatchRecord,
  reader: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<MessageBody[]> {
  const number = before === undefined ? {} : { lt: before }
  return messages(platform, record, reader, { where: { number }, orderBy: { number: 'desc' }, take: limit })
}

/**
 * The messages after a number, in order, as a reader may see them now; empty for a reader who is not at the table. For
 * streams.
 */
export async function messagesAfter(
  platform: Platform,
  record: MatchRecord,
  reader: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<MessageBody[]> {
  if (!isAtTable(record, reader)) return []
  return messages(platform, record, reader, {
    where: { number: { gt: after } },
    orderBy: { number: 'asc' },
    take: limit,
  })
}

async function messages(
  platform: Platform,
  record: MatchRecord,
  reader: string,
  { where, ...page }: Pick<Prisma.MessageFindManyArgs, 'where' | 'orderBy' | 'take'>,
): Promise<MessageBody[]> {
  const rows = await platform.database.prisma.message.findMany({
    where: { ...where, matchId: record.id },
    include: forReader(reader),
    ...page,
  })
  const readers = await readersOf(platform, record.id)
  return rows.map((row) => messageBody(record, row, reader, readers))
}

/** A message, as its author or a reader at the table sees it. @throws Problem not-found */
export async function messageFor(
  platform: Platform,
  record: MatchRecord,
  reader: string,
  number: number,
): Promise<MessageBody> {
  const row = await platform.database.prisma.message.findUnique({
    where: { matchId_number: { matchId: record.id, number } },
    include: forReader(reader),
  })
  if (row === null) throw new Problem('not-found')
  return messageBody(record, row, reader, await readersOf(platform, record.id))
}

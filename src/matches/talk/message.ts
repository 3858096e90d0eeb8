import { z } from 'zod'
import { nameAndMute } from '../../accounts/index.ts'
import type { Message, Prisma } from '../../generated/prisma/client.ts'
import type { MatchRecord } from '../record/record.ts'
import { tableOf } from './at-table.ts'
import type { Reader } from './read-marks.ts'

export const MessageNumber = z.int().min(1).max(1_000_000_000)

/** Why the text of a message is not shown. */
export const HiddenBecause = z.enum(['muted', 'withdrawn', 'moderated'])
export type HiddenBecause = z.infer<typeof HiddenBecause>

/** A message as a player at the table sees it. */
export const MessageBody = z
  .object({
    match: z.uuid(),
    number: z.int().describe('Numbered within its match, from 1, without gaps.'),
    from: z
      .object({
        name: z.string().describe('The author’s present name.'),
        participant: z
          .string()
          .nullable()
          .describe('The author’s participant number in the match; null if they left before it began.'),
        seat: z.int().nullable().describe('The seat that the author holds now, if any.'),
      })
      .nullable()
      .describe('The author; null once their account is erased.'),
    at: z.iso.datetime(),
    text: z.string().nullable().describe('Null if it is hidden.'),
    hidden: HiddenBecause.nullable().describe(
      'Why there is no text: you muted its author, its author withdrew it, or an administrator hid it.',
    ),
    why: z.string().nullable().describe('Why an administrator hid it; only its author sees this.'),
    yours: z.boolean(),
    readBy: z.array(z.string()).describe('The participant numbers of those at the table who have read it.'),
  })
  .meta({ id: 'Message', description: 'A message at the table, as you may see it.' })
export type MessageBody = z.infer<typeof MessageBody>

/** What a query must include for `messageBody`: its author, and whether the reader has muted them. */
export const forReader = (reader: string) =>
  ({
    account: nameAndMute(reader),
  }) satisfies Prisma.MessageInclude

type MessageRow = Prisma.MessageGetPayload<{ include: ReturnType<typeof forReader> }>

/** A message as the API answers it to a reader at the table. */
export function messageBody(
  record: MatchRecord,
  row: MessageRow,
  reader: string,
  readers: readonly Reader[],
): MessageBody {
  const { number, accountId, account } = row
  const hidden = hiddenAs(row)
  const author = record.participants.find((one) => one.account !== null && one.account === accountId)
  const yours = accountId === reader
  const hasRead = new Set(readers.filter(({ message }) => message >= number).map((one) => one.account))
  return {
    match: record.id,
    number,
    from:
      account === null ? null : { name: account.name, participant: author?.number ?? null, seat: author?.seat ?? null },
    at: row.at.toISOString(),
    text: hidden === null ? row.text : null,
    hidden,
    why: yours ? row.hiddenWhy : null,
    yours,
    readBy: tableOf(record)
      .filter((one) => one.account !== null && hasRead.has(one.account))
      .map((one) => one.number),
  }
}

function hiddenAs(row: MessageRow): HiddenBecause | null {
  const isMuted = row.account !== null && row.account.mutedBy.length > 0
  return hiddenForAll(row) ?? (isMuted ? 'muted' : null)
}

/** Why nobody at the table can read a message; null if they can. */
export function hiddenForAll({
  hiddenAt,
  hiddenBy,
}: Pick<Message, 'hiddenAt' | 'hiddenBy'>): Exclude<HiddenBecause, 'muted'> | null {
  if (hiddenAt === null) return null
  return hiddenBy === 'administrator' ? 'moderated' : 'withdrawn'
}

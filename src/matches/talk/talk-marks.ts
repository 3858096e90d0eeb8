import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import type { MatchRecord } from '../record/record.ts'
import { tableOf } from './at-table.ts'
import { readersOf } from './read-marks.ts'

/** What becomes of messages after they were written, as a player at the table may know it. */
export const TalkMarks = z
  .object({
    read: z
      .array(z.object({ participant: z.string(), message: z.int() }))
      .describe('The newest message that each of the others at the table has read, if any.'),
    hidden: z.array(z.int()).describe('The numbers of the messages that were withdrawn or hidden by an administrator.'),
  })
  .meta({
    id: 'TalkMarks',
    description: 'How far the others at your table have read, and which messages nobody there can read any more.',
  })
export type TalkMarks = z.infer<typeof TalkMarks>

/** The marks of a match: one read from the database gives those of every reader at its table. */
export async function talkMarks(platform: Platform, record: MatchRecord): Promise<(reader: string) => TalkMarks> {
  const readers = new Map((await readersOf(platform, record.id)).map(({ account, message }) => [account, message]))
  const rows = await platform.database.prisma.message.findMany({
    where: { matchId: record.id, hiddenAt: { not: null } },
    select: { number: true },
    orderBy: { number: 'asc' },
  })
  const hidden = rows.map(({ number }) => number)
  return (reader) => {
    const read = tableOf(record).flatMap(({ account, number }) => {
      const message = account === null || account === reader ? undefined : readers.get(account)
      return message === undefined ? [] : [{ participant: number, message }]
    })
    return { read, hidden }
  }
}

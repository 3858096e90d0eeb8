import { z } from 'zod'
import type { Notice } from '../../generated/prisma/client.ts'
import { NoticeStatus } from '../../generated/prisma/enums.ts'

/** A notice to a person, and its outcome. */
export const NoticeRecord = z
  .object({
    id: z.string(),
    topic: z.string().meta({ description: 'What it is about.', example: 'your-turn' }),
    match: z.uuid().nullable().describe('The match it is about, if any.'),
    status: z.enum(NoticeStatus).describe('`merged`: part of another notice’s mail.'),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why it waits, was withheld or bounced, or how the last attempt failed. docs/mail.md lists all reasons.',
      ),
    mergedInto: z.string().nullable().describe('The id of the notice whose mail contains it.'),
    attempts: z.int().describe('How often the server tried to send it.'),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe('When it is, or was, to be sent.'),
    doneAt: z.iso.datetime().nullable().describe('When it was sent, withheld or given up; null if it waits.'),
  })
  .meta({ id: 'NoticeRecord', description: 'A notice to a person, and its outcome.' })
export type NoticeRecord = z.infer<typeof NoticeRecord>

/**
 * A stored notice as the API answers it.
 * @param nameOf the id that its reader sees
 */
export function noticeRecord(row: Notice, nameOf: (id: bigint) => string): NoticeRecord {
  return {
    id: nameOf(row.id),
    topic: row.topic,
    match: row.matchId,
    status: row.status,
    reason: row.reason,
    mergedInto: row.mergedInto === null ? null : nameOf(row.mergedInto),
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

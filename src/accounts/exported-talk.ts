import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'

/** What an account has said, and what it keeps for itself about matches, for its export. */
export const ExportedTalk = z.object({
  messages: z
    .array(
      z.object({
        match: z.uuid(),
        number: z.int(),
        text: z.string().describe('Empty where you withdrew it.'),
        at: z.iso.datetime(),
        hiddenAt: z.iso.datetime().nullable().describe('Since when nobody at the table reads it.'),
        why: z.string().nullable().describe('Why an administrator hid it.'),
      }),
    )
    .describe('What you have said in matches.'),
  reports: z
    .array(z.object({ match: z.uuid(), number: z.int(), why: z.string(), at: z.iso.datetime() }))
    .describe('The messages that you asked administrators to look at.'),
  notes: z.array(z.object({ match: z.uuid(), text: z.string(), updatedAt: z.iso.datetime() })),
  readMarks: z
    .array(z.object({ match: z.uuid(), version: z.int(), message: z.int(), at: z.iso.datetime() }))
    .describe('How far you have read your matches.'),
})
export type ExportedTalk = z.infer<typeof ExportedTalk>

export async function talkOf({ database }: Platform, accountId: string): Promise<ExportedTalk> {
  const { message, messageReport, note, readMark } = database.prisma
  const where = { accountId }
  const messages = await message.findMany({ where, orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }] })
  const reports = await messageReport.findMany({
    where,
    orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
  })
  const notes = await note.findMany({ where, orderBy: [{ updatedAt: 'asc' }, { matchId: 'asc' }] })
  const readMarks = await readMark.findMany({ where, orderBy: [{ at: 'asc' }, { matchId: 'asc' }] })
  return {
    messages: messages.map(({ matchId: match, number, text, at, hiddenAt, hiddenWhy: why }) => {
      return { match, number, text, at: at.toISOString(), hiddenAt: hiddenAt?.toISOString() ?? null, why }
    }),
    reports: reports.map(({ matchId: match, number, why, at }) => ({ match, number, why, at: at.toISOString() })),
    notes: notes.map(({ matchId: match, text, updatedAt }) => ({ match, text, updatedAt: updatedAt.toISOString() })),
    readMarks: readMarks.map(({ matchId: match, version, message: read, at }) => {
      return { match, version, message: read, at: at.toISOString() }
    }),
  }
}

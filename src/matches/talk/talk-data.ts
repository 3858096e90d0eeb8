import { z } from 'zod'
import type { Message, MessageReport, Note, ReadMark } from '../../generated/prisma/client.ts'
import { mapPages, pages } from '../../platform/database/pages.ts'
import { exported, type OwnedData } from '../../platform/owned-data.ts'

const ExportedTalk = z.object({
  messages: z
    .array(
      z.object({
        match: z.uuid(),
        number: z.int(),
        text: z.string().describe('Empty if you withdrew it.'),
        at: z.iso.datetime(),
        hiddenAt: z.iso.datetime().nullable().describe('When it was hidden from the table.'),
        why: z.string().nullable().describe('Why an administrator hid it.'),
      }),
    )
    .describe('The messages that you have written in matches.'),
  reports: z
    .array(z.object({ match: z.uuid(), number: z.int(), why: z.string(), at: z.iso.datetime() }))
    .describe('The messages that you reported to administrators.'),
  notes: z.array(z.object({ match: z.uuid(), text: z.string(), updatedAt: z.iso.datetime() })),
  readMarks: z
    .array(z.object({ match: z.uuid(), version: z.int(), message: z.int(), at: z.iso.datetime() }))
    .describe('How far you have read your matches.'),
})

/** An account's messages, reports, notes and read marks. */
export const talkData: OwnedData = {
  exported: exported(ExportedTalk, ({ database }, { id: accountId }) => {
    const { message, messageReport, note, readMark } = database.prisma
    const messages = pages(
      ({ at, matchId, number }: Message) => ({ at, matchId, number }),
      ({ after, take }) =>
        message.findMany({
          where: { accountId, ...after },
          orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
          take,
        }),
    )
    const reports = pages(
      ({ at, matchId, number }: MessageReport) => ({ at, matchId, number }),
      ({ after, take }) =>
        messageReport.findMany({
          where: { accountId, ...after },
          orderBy: [{ at: 'asc' }, { matchId: 'asc' }, { number: 'asc' }],
          take,
        }),
    )
    const notes = pages(
      ({ updatedAt, matchId }: Note) => ({ updatedAt, matchId }),
      ({ after, take }) =>
        note.findMany({ where: { accountId, ...after }, orderBy: [{ updatedAt: 'asc' }, { matchId: 'asc' }], take }),
    )
    const readMarks = pages(
      ({ at, matchId }: ReadMark) => ({ at, matchId }),
      ({ after, take }) =>
        readMark.findMany({ where: { accountId, ...after }, orderBy: [{ at: 'asc' }, { matchId: 'asc' }], take }),
    )
    return {
      messages: mapPages(messages, ({ matchId: match, number, text, at, hiddenAt, hiddenWhy: why }) => {
        return { match, number, text, at: at.toISOString(), hiddenAt: hiddenAt?.toISOString() ?? null, why }
      }),
      reports: mapPages(reports, ({ matchId: match, number, why, at }) => {
        return { match, number, why, at: at.toISOString() }
      }),
      notes: mapPages(notes, ({ matchId: match, text, updatedAt }) => {
        return { match, text, updatedAt: updatedAt.toISOString() }
      }),
      readMarks: mapPages(readMarks, ({ matchId: match, version, message: read, at }) => {
        return { match, version, message: read, at: at.toISOString() }
      }),
    }
  }),
  erase: ({ database, clock }, { id: accountId }) => {
    const { message, messageReport, note, readMark } = database.prisma
    return [
      message.updateMany({
        where: { accountId },
        data: { accountId: null, text: '', hiddenAt: clock.now(), hiddenBy: 'author', hiddenWhy: null },
      }),
      messageReport.deleteMany({ where: { accountId } }),
      note.deleteMany({ where: { accountId } }),
      readMark.deleteMany({ where: { accountId } }),
    ]
  },
}

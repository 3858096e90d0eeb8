import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { visibleMatch } from '../access/visible-match.ts'
import type { MatchRecord } from '../record/record.ts'
import { inMatch } from '../wire/match-body.ts'
import { requireAtTable } from './at-table.ts'
import { keepNotes, NewNotes, NotesBody, notesOf } from './private-notes.ts'
import { MarkBody, moveReadMark, NewMark, OwnMarkBody, readMarkOf } from './read-marks.ts'

const tags = ['talking']
const NotesThen = z.object({ updatedAt: z.iso.datetime().nullable() })

/** The version of an account's own last move in a match; 0 if it has made none. */
type LastOwnMove = (record: MatchRecord, account: string) => Promise<number>

/** A reader's own page of a match: their notes, and how far they have read. */
export function ownPageRoutes(platform: Platform, lastOwnMove: LastOwnMove): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/notes',
      {
        schema: {
          operationId: 'getNotes',
          summary: 'Your notes on a match',
          description:
            'One page for each match that you may see. The API shows it only to you, not even to administrators.',
          tags,
          security: needs('read'),
          params: inMatch,
          problems: ['not-found'],
          response: { 200: NotesBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { id } = await visibleMatch(platform, request.params.match, caller)
        return notesOf(platform, id, caller.account)
      },
    )

    app.put(
      '/v1/matches/:match/notes',
      {
        schema: {
          operationId: 'keepNotes',
          summary: 'Keep your notes on a match',
          description: 'Replaces the whole page.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: NewNotes,
          problems: ['not-found'],
          response: { 200: NotesBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const { id } = await visibleMatch(platform, request.params.match, caller)
        const { text } = request.body
        const { updatedAt } = await once(request, NotesThen, () => keepNotes(platform, id, caller.account, text))
        return { text, updatedAt }
      },
    )

    app.get(
      '/v1/matches/:match/read-mark',
      {
        schema: {
          operationId: 'getReadMark',
          summary: 'How far you have read a match, and your own last move',
          description:
            'Your mark is what you set last, with any client. What came after both the mark and the move is new to you.',
          tags,
          security: needs('read'),
          params: inMatch,
          problems: ['not-found'],
          response: { 200: OwnMarkBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const record = await visibleMatch(platform, request.params.match, caller)
        const mark = await readMarkOf(platform, record.id, caller.account)
        return { ...mark, moved: await lastOwnMove(record, caller.account) }
      },
    )

    app.put(
      '/v1/matches/:match/read-mark',
      {
        schema: {
          operationId: 'noteReadMark',
          summary: 'Note how far you have read a match',
          description:
            'A mark never moves back, and never past the newest item. `message` is for those at the table: the others see it as `readBy`, and you get no mail about messages that you have read.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: NewMark,
          problems: ['not-found', 'not-your-seat'],
          response: { 200: MarkBody, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'play')
        const record = await visibleMatch(platform, request.params.match, caller)
        if (request.body.message !== undefined) requireAtTable(record, caller)
        return once(request, MarkBody, () => moveReadMark(platform, record.id, caller.account, request.body))
      },
    )
  }
}

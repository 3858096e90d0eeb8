import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requirePlayer } from '../../platform/http/caller.ts'
import { once } from '../../platform/http/idempotency/once.ts'
import { aMinute, anHour, perAccount } from '../../platform/http/limit.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { page, pageOf, pageQuery, readCursor } from '../../platform/http/paging.ts'
import { inDigits } from '../../platform/http/parameters.ts'
import { MessageText, plainText } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemBody } from '../../platform/problems/problem.ts'
import { existing } from '../record/find-match.ts'
import { inMatch } from '../wire/match-body.ts'
import { ownTable } from './at-table.ts'
import { MessageBody, MessageNumber } from './message.ts'
import { messageFor, messagesBefore } from './messages.ts'
import { reportMessage } from './reports.ts'
import { sayAtTable, withdrawMessage } from './say.ts'

const tags = ['talking']
const SaidThen = z.object({ number: MessageNumber })
export const messageOfMatch = inMatch.extend({
  number: inDigits(MessageNumber).meta({ description: 'The number of the message in its match.', example: 1 }),
})
const MessagePage = pageOf(MessageBody).meta({ id: 'MessagePage', description: 'A page of messages.' })

const NewMessage = z
  .strictObject({
    text: MessageText.meta({ description: 'The text.', example: 'Good luck to everybody!' }),
  })
  .meta({ id: 'NewMessage', description: 'A message to write.' })

const NewReport = z
  .strictObject({
    reason: plainText({ min: 1, max: 500 }).meta({
      description: 'What is wrong with it.',
      example: 'An insult.',
    }),
  })
  .meta({ id: 'NewReport', description: 'Why administrators should look at it.' })

/** Talking at a table: writing, withdrawing and reporting messages. */
export function talkRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/matches/:match/messages',
      {
        schema: {
          operationId: 'listMessages',
          summary: 'List the messages at your table, the newest first',
          description:
            'Before the start: for everybody who has joined. Afterwards, even once the match is over: for everybody who holds a seat. Nobody else learns whether anything was said, neither spectators nor administrators. Reading does not mark messages as read; `PUT /v1/matches/{match}/read-mark` does.',
          tags,
          security: needs('read'),
          params: inMatch,
          querystring: z.strictObject(pageQuery),
          problems: ['not-found', 'not-your-seat'],
          response: { 200: MessagePage, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const caller = requirePlayer(request, 'read')
        const { limit, cursor } = request.query
        const record = await ownTable(platform, request.params.match, caller)
        const before = readCursor(MessageNumber, cursor)
        const found = await messagesBefore(platform, record, caller.account, { before, limit: limit + 1 })
        return page(
          found,
          limit,
          ({ number }) => number,
          (message) => message,
        )
      },
    )

    app.post(
      '/v1/matches/:match/messages',
      {
        schema: {
          operationId: 'say',
          summary: 'Write a message to your table',
          description:
            'Everybody else at the table who has neither muted you nor read it ten minutes later gets a mail: one for all unread messages, and no other until they have read them.',
          tags,
          security: needs('play'),
          params: inMatch,
          body: NewMessage,
          problems: ['not-found', 'not-your-seat', 'too-many-requests'],
          response: { 201: MessageBody, '4xx': ProblemBody },
        },
        config: {
          limits: [perAccount(30, aMinute)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match } = request.params
        const { number } = await once(request, SaidThen, () => sayAtTable(platform, match, caller, request.body.text))
        const message = await messageFor(platform, await existing(platform, match), caller.account, number)
        // A repeated request gets the first answer, when nobody had read it yet.
        return reply.status(201).send({ ...message, readBy: [] })
      },
    )

    app.delete(
      '/v1/matches/:match/messages/:number',
      {
        schema: {
          operationId: 'withdrawMessage',
          summary: 'Withdraw a message of yours',
          description:
            'The text is deleted for good; an empty message stays. You can do this even after you have left the table.',
          tags,
          security: needs('play'),
          params: messageOfMatch,
          problems: ['not-found', 'not-your-seat', 'not-allowed', 'message-hidden'],
          response: { 204: noBody('The message is withdrawn.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        await withdrawMessage(platform, match, caller, number)
        return reply.status(204).send()
      },
    )

    app.post(
      '/v1/matches/:match/messages/:number/report',
      {
        schema: {
          operationId: 'reportMessage',
          summary: 'Report a message to the administrators',
          description:
            'They see it with the five messages before it, and your name. The table is not notified. Reporting it again changes nothing.',
          tags,
          security: needs('play'),
          params: messageOfMatch,
          body: NewReport,
          problems: ['not-found', 'not-your-seat', 'not-allowed', 'message-hidden', 'too-many-requests'],
          response: { 204: noBody('The message is reported.'), '4xx': ProblemBody },
        },
        config: {
          limits: [perAccount(30, anHour)],
        },
      },
      async (request, reply) => {
        const caller = requirePlayer(request, 'play')
        const { match, number } = request.params
        await reportMessage(platform, match, caller, { number, why: request.body.reason })
        return reply.status(204).send()
      },
    )
  }
}

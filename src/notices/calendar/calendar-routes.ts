import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountByCalendar, noteCalendarUse, ownerById, setCalendar, statusNow } from '../../accounts/index.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { needs, requireSession } from '../../platform/http/caller.ts'
import { noBody } from '../../platform/http/no-body.ts'
import { type Proof, ProofBody, proofProblems, type RequireProof } from '../../platform/http/proof.ts'
import { staleUse } from '../../platform/last-use.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { queueNotices } from '../../platform/queue-notices.ts'
import { calendarLink } from '../links/links.ts'
import { deadlineCalendar } from './calendar.ts'

const CalendarAddress = z
  .object({ url: z.url().describe('Anybody who has it sees your deadlines. The server shows it only once.') })
  .meta({ id: 'CalendarAddress', description: 'The address of your calendar.' })
const CalendarRecord = z
  .object({
    on: z.boolean().describe('Whether there is an address that shows your deadlines.'),
    createdAt: z.iso
      .datetime()
      .nullable()
      .describe('When it was made. Null if there is none, or if it was made before the server recorded this.'),
    usedAt: z.iso.datetime().nullable().describe('When a program last read it, to the minute; null if never.'),
  })
  .meta({ id: 'CalendarRecord', description: 'Whether you have a calendar, and whether it is used.' })
const calendar = { content: { 'text/calendar': { schema: z.string().describe('iCalendar (RFC 5545).') } } }

/** A calendar of one's deadlines. Calendar programs cannot sign in, so it has a secret address. */
export function calendarRoutes(platform: Platform, requireProof: RequireProof): FastifyPluginAsyncZod {
  const { database } = platform

  /** Makes a new address, which replaces an earlier one, and queues a mail about it. */
  async function makeCalendar(proof: Proof): Promise<string> {
    const { account: id } = proof
    const calendarId = randomUUID()
    const key = `calendar-made/${randomUUID()}`
    const batch = database.prisma.$transaction([
      ...proof.hold(),
      setCalendar(database, id, { id: calendarId, madeAt: platform.clock.now() }),
      queueNotices(database, [{ key, accountId: id, matchId: null, draft: { topic: 'calendar-made' } }]),
    ])
    await proof.requiring(batch)
    platform.signals.noticesWritten()
    return calendarId
  }

  async function noteUse(owner: Account): Promise<void> {
    const { calendarUsedAt } = owner
    const now = platform.clock.now()
    if (calendarUsedAt !== null && calendarUsedAt > staleUse(now)) return
    await noteCalendarUse(database, owner, now)
  }

  /** The owner of a calendar. @throws Problem not-found also if the owner's account is not active */
  async function ownerOf(token: string) {
    const calendarId = platform.secrets.readLinkToken('calendar', token)
    const owner = calendarId === undefined ? null : await accountByCalendar(database, calendarId)
    if (!owner) throw new Problem('not-found')
    if (statusNow(owner, platform.clock.now()) !== 'active') throw new Problem('not-found')
    return owner
  }

  return async (app) => {
    app.get(
      '/v1/account/calendar',
      {
        schema: {
          operationId: 'getOwnCalendar',
          summary: 'See whether you have a calendar of your deadlines',
          description: 'When it was made, and when a program last read it. Its address is not shown again.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 200: CalendarRecord, '4xx': ProblemBody },
        },
      },
      async (request) => {
        const { account: id } = requireSession(request)
        const { calendarId, calendarMadeAt, calendarUsedAt } = await ownerById(database, id)
        return {
          on: calendarId !== null,
          createdAt: calendarMadeAt?.toISOString() ?? null,
          usedAt: calendarUsedAt?.toISOString() ?? null,
        }
      },
    )

    app.post(
      '/v1/account/calendar',
      {
        config: { idempotency: 'refused' },
        schema: {
          operationId: 'makeCalendar',
          summary: 'Make an address for the calendar of your deadlines',
          description:
            'Have your calendar program subscribe to it. Everybody who has the address sees your deadlines: keep it to yourself. The server shows it only once, and any earlier address stops working. You get a mail about it. It needs your password, or a session that began within the last 15 minutes.',
          tags: ['accounts'],
          security: needs('session'),
          body: ProofBody,
          problems: [...proofProblems],
          response: { 201: CalendarAddress, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const proof = await requireProof(request, request.body?.password)
        return reply.status(201).send({ url: calendarLink(platform, await makeCalendar(proof)) })
      },
    )

    app.delete(
      '/v1/account/calendar',
      {
        schema: {
          operationId: 'endCalendar',
          summary: 'End the calendar of your deadlines',
          description: 'Its address stops working at once.',
          tags: ['accounts'],
          security: needs('session'),
          response: { 204: noBody('There is no calendar.'), '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const { account: id } = requireSession(request)
        await setCalendar(database, id, null)
        return reply.status(204).send()
      },
    )

    app.get(
      '/v1/calendars/:file',
      {
        schema: {
          operationId: 'getCalendar',
          summary: 'Get the calendar of somebody’s deadlines',
          description:
            'As iCalendar (RFC 5545), without signing in: one event, in the language of the owner, for each of their open decisions that has a deadline. When a deadline moves, so does its event.',
          tags: ['accounts'],
          security: [],
          params: z.strictObject({
            file: z.string().max(100).meta({
              description: 'The end of the address: its token, with or without `.ics`.',
              example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c.ics',
            }),
          }),
          // Calendar programs, and people who get around their caches, add parameters of their own.
          querystring: z.looseObject({}),
          problems: ['not-found'],
          response: { 200: calendar, '4xx': ProblemBody },
        },
      },
      async (request, reply) => {
        const owner = await ownerOf(request.params.file.replace(/\.ics$/, ''))
        await noteUse(owner)
        return reply
          .headers({ 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' })
          .type('text/calendar; charset=utf-8')
          .send(await deadlineCalendar(platform, owner))
      },
    )
  }
}

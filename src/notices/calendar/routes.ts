import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { needs, requireSession } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem, ProblemBody } from '../../platform/problems/problem.ts'
import { statusNow } from '../../platform/standing.ts'
import { calendarLink } from '../links.ts'
import { deadlineCalendar } from './calendar.ts'

const CalendarAddress = z
  .object({ url: z.url().nullable().describe('Whoever has it sees your deadlines. Null: you have no calendar.') })
  .meta({ id: 'CalendarAddress', description: 'Where your calendar is.' })
const calendar = { content: { 'text/calendar': { schema: z.string().describe('iCalendar (RFC 5545).') } } }

/** A calendar of one's deadlines, for programs that cannot sign in: behind a secret address. */
export function calendarRoutes(platform: Platform): FastifyPluginAsyncZod {
  const { account } = platform.database.prisma

  const addressOf = (calendarId: string | null) => ({
    url: calendarId === null ? null : calendarLink(platform, calendarId),
  })

  /** Whose calendar it is. @throws Problem not-found where nobody may be told anything by this address */
  async function ownerOf(token: string) {
    const calendarId = platform.secrets.readLinkToken('calendar', token)
    const owner = calendarId === undefined ? null : await account.findUnique({ where: { calendarId } })
    if (!owner) throw new Problem('not-found')
    if (statusNow(owner, platform.clock.now()) !== 'active') throw new Problem('not-found')
    return owner
  }

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/v1/account/calendar',
      schema: {
        operationId: 'getCalendarAddress',
        summary: 'Where the calendar of your deadlines is',
        description: 'The address that you made, as long as it is good.',
        tags: ['accounts'],
        security: needs('session'),
        response: { 200: CalendarAddress, '4xx': ProblemBody },
      },
      handler: async (request) => {
        const { account: id } = requireSession(request)
        return addressOf((await account.findUniqueOrThrow({ where: { id } })).calendarId)
      },
    })

    app.route({
      method: 'POST',
      url: '/v1/account/calendar',
      config: { idempotency: 'refused' },
      schema: {
        operationId: 'makeCalendar',
        summary: 'Make an address for the calendar of your deadlines',
        description:
          'Have your calendar program subscribe to it. Whoever has the address sees your deadlines: keep it to yourself. An address of before is good for nothing from now on.',
        tags: ['accounts'],
        security: needs('session'),
        response: { 201: CalendarAddress, '4xx': ProblemBody },
      },
      handler: async (request, reply) => {
        const { account: id } = requireSession(request)
        const calendarId = randomUUID()
        await account.updateMany({ where: { id, status: { not: 'erased' } }, data: { calendarId } })
        return reply.status(201).send(addressOf(calendarId))
      },
    })

    app.route({
      method: 'DELETE',
      url: '/v1/account/calendar',
      schema: {
        operationId: 'endCalendar',
        summary: 'End the calendar of your deadlines',
        description: 'Its address is good for nothing from now on.',
        tags: ['accounts'],
        security: needs('session'),
        response: { 204: z.undefined().describe('There is no calendar.'), '4xx': ProblemBody },
      },
      handler: async (request, reply) => {
        const { account: id } = requireSession(request)
        await account.updateMany({ where: { id }, data: { calendarId: null } })
        return reply.status(204).send()
      },
    })

    app.route({
      method: 'GET',
      url: '/v1/calendars/:file',
      schema: {
        operationId: 'getCalendar',
        summary: 'The calendar of somebody’s deadlines',
        description:
          'As iCalendar (RFC 5545), without signing in: an event for each open decision of theirs that has a deadline, at that moment, in their language. Where a deadline moves, its event does.',
        tags: ['accounts'],
        security: [],
        params: z.strictObject({
          file: z.string().max(100).meta({
            description: 'The end of the address: its token, with or without `.ics`.',
            example: 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c.ics',
          }),
        }),
        problems: ['not-found'],
        response: { 200: calendar, '4xx': ProblemBody },
      },
      handler: async (request, reply) => {
        const owner = await ownerOf(request.params.file.replace(/\.ics$/, ''))
        return reply
          .headers({ 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' })
          .type('text/calendar; charset=utf-8')
          .send(await deadlineCalendar(platform, owner))
      },
    })
  }
}

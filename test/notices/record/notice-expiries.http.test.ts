import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '../../../src/generated/prisma/client.ts'
import { noticeExpiries } from '../../../src/notices/record/notice-expiries.ts'
import { handleDue } from '../../matches/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const days = 30
const server = await testServer({ ARCHIVE_AFTER_DAYS: '7', NOTICES_EXPIRE_AFTER_DAYS: String(days) })
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database
const day = 86_400_000

let ann: Person
let bob: Person
beforeEach(async () => {
  ;[ann, bob] = [await newPlayer(server), await newPlayer(server)]
})

/** A match that somebody has won. */
async function over(): Promise<HttpMatch> {
  const match = await httpMatch(server, [ann, bob])
  await match.post(1, '/resignation').expect(200)
  return match
}

/** What waits in the outbox is mailed, and handed to webhooks. */
const mailed = async (but: Prisma.NoticeUpdateManyMutationInput = {}) =>
  prisma.notice.updateMany({
    where: { status: 'pending' },
    data: { status: 'sent', doneAt: clock.now(), handedOnAt: clock.now(), ...but },
  })

const about = ({ id: matchId }: HttpMatch) => prisma.notice.count({ where: { matchId } })

describe('a notice that was mailed so many days ago', () => {
  test('is deleted once its match is archived, and its people’s list is shorter', async () => {
    const match = await over()
    await mailed()
    const before = await about(match)
    expect(before).toBeGreaterThan(0)

    // when
    clock.turn(8 * day)
    await handleDue(server)
    expect(await prisma.match.count({ where: { id: match.id, archivedAt: null } }), 'it is archived').toBe(0)
    expect(await about(match), 'and its notices are young').toBe(before)
    clock.turn(days * day)
    await handleDue(server)

    // then
    expect(await about(match)).toBe(0)
    const list = await ann.as(http.get(`/v1/account/notices?match=${match.id}`)).expect(200)
    expect(list.body.items).toEqual([])
  })

  test('stays while its match goes on, and if it is about none', async () => {
    const match = await httpMatch(server, [ann, bob])
    await prisma.notice.create({
      data: { key: `about none/${match.id}`, accountId: ann.id, topic: 'address-changed', payload: {} },
    })
    await mailed()
    const before = await about(match)
    expect(before).toBeGreaterThan(0)

    clock.turn((days + 1) * day)
    await handleDue(server)

    expect(await prisma.notice.count({ where: { key: `about none/${match.id}` } })).toBe(1)
    expect(await about(match)).toBeGreaterThanOrEqual(before)
  })

  test.each([
    ['is to be mailed again', { status: 'pending', doneAt: null }],
    ['has not been handed to webhooks', { handedOnAt: null }],
  ] satisfies [string, Prisma.NoticeUpdateManyMutationInput][])('stays if it %s', async (_, but) => {
    const match = await over()
    await mailed(but)
    const before = await about(match)

    clock.turn((days + 8) * day)
    await noticeExpiries(platform, days)(clock.now())

    expect(await about(match)).toBe(before)
    await mailed()
  })
})

describe('all notices', () => {
  test('are gone over some at a time, and again a day later', async () => {
    const match = await over()
    await mailed()
    clock.turn(8 * day)
    await handleDue(server)
    const done = { status: 'sent', createdAt: clock.now(), doneAt: clock.now(), handedOnAt: clock.now() } as const
    const one = (number: number) => ({ key: `${match.id}/${number}`, topic: 'your-turn', payload: {}, ...done })
    const [others, archived] = [1200, 5]
    await prisma.notice.createMany({ data: Array.from({ length: others }, (_, number) => one(number)) })
    const late = Array.from({ length: archived }, (_, number) => ({ ...one(others + number), matchId: match.id }))
    await prisma.notice.createMany({ data: late })
    clock.turn((days + 1) * day)
    const look = noticeExpiries(platform, days)

    const deleted = []
    for (let round = 0; round < 4; round++) deleted.push(await look(clock.now()))
    expect(deleted.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(archived)
    expect(await about(match)).toBe(0)

    await prisma.notice.createMany({ data: late })
    expect(await look(clock.now()), 'it rests').toBe(0)
    clock.turn(day)
    for (let round = 0; round < 4; round++) await look(clock.now())
    expect(await about(match)).toBe(0)
  })
})

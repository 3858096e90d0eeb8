import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { livesIn, minute, monday, turnTo } from '../scheduler/given.ts'
import { gives, leftTo, playerOf } from './given.ts'

const server = await testServer()
/**
 * A match whose players have got the mail about its start and no other: mails about turns soon after each other are
 * merged.
 */
async function hamlet(): Promise<HttpMatch> {
  const match = await httpMatch(server, [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')], {
    game: 'hamlet',
  })
  await server.worker.drain()
  return match
}
beforeEach(() => turnTo(server, monday))

const endTurn = { type: 'end-turn' }
const { notice } = server.platform.database.prisma
const turnMail = (match: HttpMatch) =>
  notice.findFirstOrThrow({ where: { matchId: match.id, topic: 'your-turn', accountId: playerOf(match, 1).id } })

describe('a turn mail', () => {
  test('waits two minutes if there are standing orders, and is withheld if one was carried out', async () => {
    const match = await hamlet()
    await gives(server, match, 1, { move: endTurn })
    await match.move(0, endTurn).expect(200)
    await server.worker.drain()
    const { dueAt, status } = await turnMail(match)
    expect({ dueAt, status }).toEqual({ dueAt: new Date(Date.parse(monday) + 2 * minute), status: 'pending' })
    await handleDue(server)
    server.clock.turn(2 * minute)
    await server.worker.drain()
    expect(await turnMail(match)).toMatchObject({ status: 'withheld', reason: 'decision-taken' })
  })

  test('is sent after two minutes if none answers', async () => {
    const match = await hamlet()
    await gives(server, match, 1, { question: 'turn-2', move: endTurn })
    await match.move(0, endTurn).expect(200)
    await handleDue(server)
    server.clock.turn(2 * minute)
    await server.worker.drain()
    expect((await turnMail(match)).status).toBe('sent')
  })

  test('is sent at once if there are none', async () => {
    const match = await hamlet()
    await match.move(0, endTurn).expect(200)
    await server.worker.drain()
    expect((await turnMail(match)).status).toBe('sent')
  })
})

test('the mail about cancelled orders is sent at once, to their player only, and each time', async () => {
  const match = await hamlet()
  for (const order of ['one that the rules refuse', 'another one']) {
    await gives(server, match, 0, { move: { type: 'drive', steps: { 'farm>church': 1 } } })
    await handleDue(server)
    expect(await leftTo(server, match, 0), order).toEqual([])
  }
  await server.worker.drain()
  const notices = await notice.findMany({ where: { matchId: match.id, topic: 'orders-cancelled' } })
  const sent = { accountId: playerOf(match, 0).id, status: 'sent' }
  expect(notices.map(({ accountId, status }) => ({ accountId, status }))).toEqual([sent, sent])
})

import request from 'supertest'
import { beforeEach, expect, test } from 'vitest'
import type { QueuedDispute } from '../../../src/disputes/raising/queue.ts'
import { hour, monday, turnTo } from '../../matches/scheduler/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { administration, comments, disputeOf, raised, withdraws } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const http = request(server.app.server)
const at = administration(server)
const administrator = await newAdministrator(server, { name: 'Vera' })
const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
beforeEach(async () => {
  turnTo(server, monday)
  await prisma.dispute.updateMany({ where: { status: 'open' }, data: { status: 'withdrawn' } })
})

const matchOf = (wish: object = {}) => httpMatch(server, [ann, bob], wish)

async function queued(query = ''): Promise<{ items: QueuedDispute[]; next: string | null }> {
  return (await at.queue(administrator, query).expect(200)).body
}
const placesOf = async (query = '') => (await queued(query)).items.map(({ match, number }) => [match, number])

/** Disputes in several matches, an hour apart. */
async function several(): Promise<readonly HttpMatch[]> {
  const matches = [await matchOf({ name: 'First' }), await matchOf({ game: 'hamlet', name: 'Second' })]
  for (const [index, seat] of [1, 0].entries()) {
    for (const match of matches) {
      server.clock.turn(hour)
      await raised(match, seat, { freeze: index === 0 && match === matches[1] })
    }
  }
  return matches
}

test('the queue lists the open disputes of all matches, the longest waiting first, with all details', async () => {
  const [first, second] = await several()
  if (first === undefined || second === undefined) throw new Error('there are no matches')
  await comments(first, 0, 'I saw it.').expect(201)
  const { items } = await queued()
  expect(items.map(({ match, number }) => [match, number])).toEqual([
    [first.id, 1],
    [second.id, 1],
    [first.id, 2],
    [second.id, 2],
  ])
  const { discussion: _, ...rest } = await disputeOf(first)
  expect(items[0]).toEqual({ ...rest, game: 'havana', name: 'First', frozenAt: null })
  expect(items[0]).toMatchObject({ comments: 1, by: { seat: 1, name: bob.name }, status: 'open' })
  expect(items[1]).toMatchObject({ game: 'hamlet', name: 'Second', freezes: true, frozenAt: items[1]?.createdAt })
  expect(items[3]).toMatchObject({ freezes: false, frozenAt: items[1]?.createdAt })
})

test('the queue has pages, and filters by game, by frozen matches and by settled disputes', async () => {
  const [first, second] = await several()
  if (first === undefined || second === undefined) throw new Error('there are no matches')
  const page = await queued('?limit=3')
  expect(page.items).toHaveLength(3)
  const rest = await queued(`?limit=3&cursor=${page.next}`)
  expect(rest).toMatchObject({ items: [{ match: second.id, number: 2 }], next: null })
  expect((await at.queue(administrator, '?cursor=x')).status).toBe(400)

  expect(await placesOf('?game=havana')).toEqual([
    [first.id, 1],
    [first.id, 2],
  ])
  expect(await placesOf('?frozen=true')).toEqual([
    [second.id, 1],
    [second.id, 2],
  ])
  expect((await placesOf('?frozen=false')).map(([match]) => match)).toEqual([first.id, first.id])
  await withdraws(first, 1).expect(200)
  expect(await placesOf('?game=havana')).toEqual([[first.id, 2]])
  const withdrawn = await placesOf('?status=withdrawn&game=havana')
  expect(withdrawn).toContainEqual([first.id, 1])
  expect(withdrawn).not.toContainEqual([first.id, 2])
})

test('disputes of the same moment are each listed once, page by page', async () => {
  const match = await matchOf()
  await Promise.all([raised(match, 0), raised(match, 1)])
  const page = await queued('?limit=1')
  const rest = await queued(`?limit=1&cursor=${page.next}`)
  expect([...page.items, ...rest.items].map(({ number }) => number)).toEqual([1, 2])
})

test('the queue is for administrators only', async () => {
  expect((await at.queue(ann)).body).toMatchObject({ status: 403, code: 'not-allowed' })
})

test('the export has a player’s disputes and comments; erasing the account deletes their text and keeps their place', async () => {
  const cleo = await newPlayer(server)
  const match = await httpMatch(server, [ann, cleo])
  const running = await httpMatch(server, [ann, cleo])
  await raised(match, 0, { text: 'Cleo is really Claire Dupont.' })
  await comments(match, 1, 'I am Claire Dupont.').expect(201)
  await raised(running, 1, { text: 'I, Claire Dupont, object.', freeze: true })
  const now = server.clock.now().toISOString()

  const { body } = await cleo.as(http.get('/v1/account/export')).expect(200)
  expect(body.disputes).toEqual([
    { match: running.id, number: 1, version: 1, text: 'I, Claire Dupont, object.', status: 'open', createdAt: now },
  ])
  expect(body.disputeComments).toEqual([{ match: match.id, dispute: 1, text: 'I am Claire Dupont.', at: now }])

  await cleo.as(http.delete('/v1/account')).send({ password }).expect(204)

  const dispute = await disputeOf(running)
  expect(dispute).toMatchObject({ by: { seat: 1, name: null }, text: '', status: 'open', freezes: true })
  expect((await disputeOf(match)).discussion).toEqual([{ by: { seat: 1, name: null }, text: '', at: now }])
  // Others wrote this, and keep it.
  expect((await disputeOf(match)).text).toBe('Cleo is really Claire Dupont.')
  await at.freezes(administrator, running.id, false).expect(200)
})

import request from 'supertest'
import { expect, test } from 'vitest'
import { newPeople, newWorld, type World } from '../../api/world.ts'
import { carriesOut, gives, opens } from '../../matches/orders/given.ts'
import { type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { clock, platform } = server
const { prisma } = platform.database

async function exportOf(person: Person): Promise<Record<string, unknown>> {
  return (await person.as(http.get('/v1/account/export')).expect(200)).body
}

/** Adds to a world whatever else an account can have. */
async function lived({ player, rival, watcher, running, waiting }: World): Promise<void> {
  const at = clock.now()
  const inMatch = `/v1/matches/${running.id}`
  const name = encodeURIComponent(watcher.name)
  await http.post('/v1/sessions/link').send({ email: player.email }).expect(202)
  for (const [path, body] of [
    ['/v1/account/tokens', { name: 'bot', scopes: ['read'], password }],
    [`/v1/matches/${waiting}/invitations`, { email: rival.email.replace('@', '+friend@') }],
    ['/v1/wishes', { game: 'le-havre', seats: 5 }],
    [`/v1/people/${name}/report`, { reason: 'Insults.' }],
    [`${inMatch}/disputes/1/comments`, { text: 'I saw it.' }],
    [`${inMatch}/moves`, { moves: [opens.move] }],
  ] as const) {
    const { status } = await player.as(http.post(path)).send(body)
    expect([path, Math.floor(status / 100)]).toEqual([path, 2])
  }
  for (const kind of ['blocks', 'mutes']) await player.as(http.put(`/v1/account/${kind}/${name}`)).expect(204)
  await player
    .as(http.put(`${inMatch}/notes`))
    .send({ text: 'Wood is scarce.' })
    .expect(200)
  await rival
    .as(http.post(`${inMatch}/messages`))
    .send({ text: 'You fool!' })
    .expect(201)
  await player
    .as(http.post(`${inMatch}/messages/2/report`))
    .send({ reason: 'Rude.' })
    .expect(204)
  await player
    .as(http.put(`${inMatch}/read-mark`))
    .send({ version: 1, message: 2 })
    .expect(200)
  await gives(server, running, 0, carriesOut('siesta'))
  const { id } = (await rival.as(http.post('/v1/matches')).send({ game: 'havana', seats: 4 }).expect(201)).body
  await rival
    .as(http.post(`/v1/matches/${id}/invitations`))
    .send({ email: player.email })
    .expect(202)
  const rated = { accountId: player.id, game: 'havana', mu: 25, sigma: 8 }
  await prisma.rating.create({ data: { ...rated, matches: 1, updatedAt: at } })
  await prisma.ratingChange.create({ data: { ...rated, matchId: running.id, muBefore: 25, sigmaBefore: 8.3, at } })
}

test('an export has something of each kind, and nothing that strangers do, or erase, changes it', async () => {
  const own = await newWorld(server, await newPeople(server))
  await lived(own)
  const before = await exportOf(own.player)
  const empty = Object.entries(before).filter(([, value]) => Array.isArray(value) && value.length === 0)
  expect(empty).toEqual([])

  const others = await newWorld(server, await newPeople(server))
  // A new world ends the waiting matches of those before it.
  await prisma.match.updateMany({ where: { status: 'aborted' }, data: { status: 'open' } })
  await lived(others)
  expect(await exportOf(own.player)).toEqual(before)

  await others.player.as(http.delete('/v1/account')).send({ password }).expect(204)
  expect(await exportOf(own.player)).toEqual(before)
})

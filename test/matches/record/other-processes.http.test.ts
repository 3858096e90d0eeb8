import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { expect, test as testAnywhere } from 'vitest'
import { server as serverOn } from '../../../src/main.ts'
import { afterFile } from '../../support/after-file.ts'
import { anotherPlatform } from '../../support/another-process.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

/** What one process has in memory, while another changes it in the database. Only a PostgreSQL server lets both in. */
const here = await testServer()
const there = await anotherPlatform(here.platform)
afterFile(there.close)
const elsewhere = await serverOn(there.platform)
await elsewhere.app.ready()
const { prisma } = there.platform.database
const test = testAnywhere.runIf(here.platform.database.kind === 'server')

async function aMatch() {
  const [ann, bob] = [await newPlayer(here), await newPlayer(here)]
  const match = await httpMatch(here, [ann, bob])
  await match.playOn()
  await match.get(0, '/view').expect(200)
  const viewElsewhere = () => ann.as(request(elsewhere.app.server).get(`/v1/matches/${match.id}/view`))
  return { ann, bob, match, viewElsewhere }
}

test('a move that another process has stored is in the next view', async () => {
  const { match, viewElsewhere } = await aMatch()
  const before = await viewElsewhere().expect(200)
  await match.playOn()
  const after = await viewElsewhere().set('if-none-match', `${before.headers.etag}`).expect(200)
  expect(after.body.version).toBe(before.body.version + 1)
  await viewElsewhere().set('if-none-match', `${after.headers.etag}`).expect(304)
})

test('players who take another name elsewhere have it in the next view', async () => {
  const { ann, bob, match } = await aMatch()
  const paths = ['/view', '/picture', '/choices', '/view?version=1']
  const held = new Map<string, string>()
  for (const path of paths) held.set(path, `${(await match.get(0, path).expect(200)).headers.etag}`)
  const again = (path: string) => match.get(0, path).set('if-none-match', held.get(path) ?? '')
  for (const path of paths) await again(path).expect(304)
  const names = [ann, bob].map(() => `Robert ${randomUUID().slice(0, 8)}`)
  for (const [seat, { id }] of [ann, bob].entries()) {
    await prisma.account.update({ where: { id }, data: { name: names[seat] ?? '' } })
  }
  const { body } = await match.get(0, '/view').expect(200)
  expect(names).toContain(body.waitsFor[0].player)
  for (const path of paths) expect((await again(path)).status, path).toBe(200)
})

test('a seat that another process gives away is not looked at any more', async () => {
  const { ann, match } = await aMatch()
  await prisma.$transaction([
    prisma.match.update({ where: { id: match.id }, data: { private: true, roster: { increment: 1 } } }),
    prisma.participant.deleteMany({ where: { matchId: match.id, accountId: ann.id } }),
  ])
  await match.get(0, '/view').expect(404)
})

test('a session that another process has ended is refused within a second', async () => {
  const { ann, match } = await aMatch()
  await prisma.session.deleteMany({ where: { id: ann.session } })
  here.clock.turn(1_000)
  await match.get(0, '/view').expect(401)
})

test('a match that is gone is not answered from memory', async () => {
  const { match } = await aMatch()
  await prisma.match.update({ where: { id: match.id }, data: { id: randomUUID() } })
  await match.get(0, '/view').expect(404)
})

import { expect, test } from 'vitest'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from './given.ts'

const server = await testServer()
const at = talk(server)
const { http } = at

const paths = ['', '/view', '/choices', '/journal', '/journal-file', '/proposals', '/messages', '/notes', '/read-mark']

/** All answers about a match, byte for byte. */
async function everything(person: Person, match: string): Promise<string[]> {
  const answers = [
    ...(await Promise.all(paths.map((path) => person.as(http.get(`/v1/matches/${match}${path}`))))),
    await person.as(http.get('/v1/matches?game=havana')),
    await person.as(http.get('/v1/account/notices')),
    await person.as(http.get('/v1/account/export')),
    await at.says(person, match, 'Hello?'),
    await at.marks(person, match, { message: 1 }),
    await at.withdraws(person, match, 1),
    await at.reports(person, match, 1),
  ]
  return answers.map(({ status, headers, text }) => {
    // Every request lowers the remaining limits.
    const { date: _, ratelimit: _left, 'x-request-id': _id, ...said } = headers
    return JSON.stringify({ status, said, text })
  })
}

test.each([
  ['a spectator', newPlayer],
  ['an administrator', newAdministrator],
])('%s gets the same bytes, whether any message was written or not', async (_, newPerson) => {
  const [ann, bob, outsider] = [await newPlayer(server), await newPlayer(server), await newPerson(server)]
  const match = await httpMatch(server, [ann, bob])
  const quiet = await everything(outsider, match.id)

  for (let number = 1; number <= 6; number++) await at.said(number % 2 === 0 ? ann : bob, match.id, `No. ${number}`)
  await at.withdraws(ann, match.id, 2).expect(204)
  await at.marks(ann, match.id, { message: 5 }).expect(200)
  await at.mutes(bob, ann)
  await server.worker.drain()

  expect(await everything(outsider, match.id)).toEqual(quiet)
})

test('a player gets the same bytes, whatever is private to others: notes, marks of versions, mutes, reports', async () => {
  const [ann, bob, cleo] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
  const match = await httpMatch(server, [ann, bob, cleo])
  await at.said(ann, match.id, 'Hello.')
  const paths = ['', '/messages', '/notes', '/read-mark', '/journal']
  const asked = async () =>
    Promise.all(paths.map(async (path) => (await ann.as(http.get(`/v1/matches/${match.id}${path}`)).expect(200)).text))
  const before = await asked()

  await bob
    .as(http.put(`/v1/matches/${match.id}/notes`))
    .send({ text: 'Ann bluffs.' })
    .expect(200)
  await at.marks(bob, match.id, { version: 1 }).expect(200)
  await at.mutes(bob, ann)
  await at.reports(cleo, match.id, 1).expect(204)

  expect(await asked()).toEqual(before)
})

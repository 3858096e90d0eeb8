import { expect, test } from 'vitest'
import { newAdministrator } from '../../support/people.ts'
import { crew, metBy, wishingServer } from '../wishes/given.ts'

const { server, http, terms, wishes, opens, joins } = await wishingServer()
const { ann, bob, cleo, dan } = await crew(server)
const administrator = await newAdministrator(server)

const signalled: string[] = []
server.platform.signals.onMatchesChanged((matches) => signalled.push(...(matches ?? [])))

/** Without the signal, the clock finds a bot's first decision at its next poll, which may be a minute later. */
test('a match that starts as it is opened, or played again, with bots is signalled at once', async () => {
  const opened = await opens(ann, { ...terms(), bots: 1 })
  expect(signalled).toContain(opened)
  await administrator
    .as(http.post(`/v1/admin/matches/${opened}/abort`))
    .send({ reason: 'A test.' })
    .expect(200)
  const { id } = (await ann.as(http.post(`/v1/matches/${opened}/rematch`)).expect(201)).body
  expect(signalled).toContain(id)
})

test('so is a match that wishes start', async () => {
  const wanted = terms()
  await wishes(bob, wanted)
  expect(signalled).toContain(metBy(await wishes(cleo, wanted)))
})

test.each([3, 4])('so is an open match of %i in which a wish is met', async (seats) => {
  const wanted = terms(seats)
  const match = await opens(ann, wanted)
  await joins(bob, match).expect(200)
  signalled.length = 0
  expect(metBy(await wishes(dan, wanted))).toBe(match)
  expect(signalled).toContain(match)
})

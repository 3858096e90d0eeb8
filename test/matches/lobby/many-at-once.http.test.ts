import { expect, test } from 'vitest'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { lobbyOn } from './given.ts'

const server = await testServer()
const { create, join } = lobbyOn(server)

test('given many requests at once, then a player waits in 50 matches all the same, opened or joined', async () => {
  const [eager, other] = [await newPlayer(server), await newPlayer(server)]
  const answers = await Promise.all(Array.from({ length: 60 }, () => create(eager, { seats: 3 })))
  const waiting = answers.flatMap(({ status, body }) => (status === 201 ? [String(body.id)] : []))
  expect(waiting).toHaveLength(50)
  for (let matches = 0; matches < 45; matches++) await create(other).expect(201)

  const joined = await Promise.all(waiting.slice(0, 20).map((match) => join(other, match)))

  expect(joined.filter(({ status }) => status === 200)).toHaveLength(5)
})

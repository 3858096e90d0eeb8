import { expect, test } from 'vitest'
import { judgeAll } from '../../../src/matches/archive/judge-all.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { prisma } = server.platform.database
const people = [await newPlayer(server), await newPlayer(server)]

async function played(moves: number) {
  const match = await httpMatch(server, people)
  for (let move = 0; move < moves; move++) await match.playOn()
  return match
}

test('given matches of all kinds, when all are judged again, then each difference is listed, and none hides another', async () => {
  const [running, over, forged, unreadable] = [await played(6), await played(2), await played(5), await played(2)]
  await over.post(0, '/resignation').expect(200)
  await prisma.$executeRaw`
    UPDATE entries SET events = events - -1 WHERE match_id = ${forged.id}::uuid AND version = 3`
  await prisma.$executeRaw`
    UPDATE entries SET actor = '{}' WHERE match_id = ${unreadable.id}::uuid AND version = 2`

  const found = new Map<string, unknown>()
  for await (const { match, ...judgement } of judgeAll(server.platform)) found.set(match, judgement)

  expect(found.size).toBe(4)
  expect(found.get(running.id)).toEqual({ outcome: 'same', entries: 7 })
  expect(found.get(over.id)).toEqual({ outcome: 'same', entries: 4 })
  expect(found.get(forged.id)).toMatchObject({
    outcome: 'differs',
    version: 3,
    event: expect.any(Number),
    expected: expect.objectContaining({ type: expect.any(String) }),
    found: null,
  })
  expect(found.get(unreadable.id)).toMatchObject({ outcome: 'not-judged' })
})

import { expect, test } from 'vitest'
import { migration } from '../support/migration.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { peopleOn } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const { won, playedOut, counts, statistics, stored } = peopleOn(server)
const script = await migration('forfeits-apart')
/** The migration's changes of rows: its column exists already. */
const mend = script.slice(script.indexOf('UPDATE'))

test('matches that an older version counted together are recounted, forfeits separately; ratings stay as they were', async () => {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
  for (let matches = 0; matches < 5; matches++) await playedOut(ann, bob)
  await counts()
  await prisma.$executeRawUnsafe(mend)
  // If nothing was won by forfeit, nothing is recounted.
  expect(await prisma.match.count({ where: { miscounted: true } })).toBe(0)
  await won(ann, bob, { game: 'hamlet' })
  await counts()
  const apart = await statistics('hamlet', ann)
  expect(apart.items).toMatchObject([{ matches: 5, forfeits: 1, entries: 21 }])
  const counted = await stored()
  await prisma.statistic.updateMany({ data: { matches: 6, forfeits: 0, entries: 107 } })
  expect(await statistics('hamlet', ann)).not.toEqual(apart)

  await prisma.$executeRawUnsafe(mend)
  server.clock.turn(60_000)
  await counts()
  await counts()

  expect(await statistics('hamlet', ann)).toEqual(apart)
  expect(await stored()).toEqual(counted)
  expect(await prisma.match.count({ where: { miscounted: true } })).toBe(0)
  expect(await prisma.match.count({ where: { status: 'ended', countedAt: null } })).toBe(0)
})

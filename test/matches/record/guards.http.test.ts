import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import { millisecondsAlone } from '../../../src/platform/database/other-processes.ts'
import { anotherProcess, storedMeanwhile } from '../../support/another-process.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { database } = server.platform
const http = request(server.app.server)

/** A match, and how often it asks the database for guards. */
async function aMatch() {
  const people = [await newPlayer(server), await newPlayer(server)] as const
  const match = await httpMatch(server, people)
  let asked = 0
  const read: typeof database.read = (statement) => {
    asked += 1
    return database.read(statement)
  }
  const known = liveMatches({ ...server.platform, database: { ...database, read } })
  return { match, people, newest: () => known.newest(match.id), asked: () => asked }
}

/** Looks at a match again and again for longer than an answer may be remembered. @returns how many milliseconds it took */
async function lookOnAndOn(newest: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  let took = 0
  for (; took < 2 * millisecondsAlone; took = performance.now() - since) {
    await newest()
    await wait(1)
  }
  return took
}

/** So that the answer is remembered. */
async function lookOften(newest: () => Promise<unknown>): Promise<void> {
  for (let look = 0; look < 3; look++) await newest()
}

describe('a process that is alone on its database', () => {
  // Behind a pooler a process cannot tell whether it is alone.
  test.skipIf(process.env.TEST_POOLER !== undefined)(
    'asks it now and then whether a match is still the same',
    async () => {
      const { newest, asked } = await aMatch()
      const took = await lookOnAndOn(newest)
      // However slow the machine: an answer is remembered unless it came too late to tell, so of any three questions the
      // third is asked at least so long after the first.
      expect(asked()).toBeLessThanOrEqual(2 + 2 * Math.floor(took / millisecondsAlone))

      const before = asked()
      await wait(millisecondsAlone + 1)
      await newest()
      expect(asked()).toBe(before + 1)
    },
  )

  test('knows at once what it has stored itself: a move, a name, hours', async () => {
    const { match, people, newest } = await aMatch()
    const [ann] = people
    const annNow = async () => (await newest()).record.participants.find(({ account }) => account === ann.id)

    await lookOften(newest)
    await match.playOn()
    expect((await newest()).record.version).toBe(2)

    await lookOften(newest)
    const name = `Ann ${randomUUID().slice(0, 8)}`
    await ann.as(http.patch('/v1/account')).send({ name }).expect(200)
    expect(await annNow()).toMatchObject({ name })

    await lookOften(newest)
    await ann.as(http.patch('/v1/account')).send({ timeZone: 'Asia/Tokyo' }).expect(200)
    expect((await annNow())?.calendar.timeZone).toBe('Asia/Tokyo')
  })
})

describe.runIf(database.kind === 'server')('a program that does not wait', () => {
  test('changes a match: the next move is judged on that', async () => {
    const { match, newest } = await aMatch()
    await lookOften(newest)
    await match.get(0, '/view').expect(200)
    await match.get(0, '/view').expect(200)
    await storedMeanwhile(database, `UPDATE matches SET roster = roster + 1 WHERE id = '${match.id}'`)
    await match.playOn()
    expect((await newest()).record.version).toBe(2)
  })
})

describe.runIf(database.kind === 'server')('a process that is not alone on its database', () => {
  test('asks it each time', async () => {
    const other = await anotherProcess(database)
    onTestFinished(() => other.close())
    await other.prisma.$queryRaw`SELECT 1`
    const { newest, asked } = await aMatch()
    expect(asked()).toBe(0)
    for (let look = 1; look <= 5; look++) {
      await newest()
      expect(asked()).toBe(look)
    }
  })

  test('has been seen by the other one before that one writes anything', async () => {
    const { match, newest } = await aMatch()
    for (let round = 0; round < 3; round++) {
      await lookOften(newest)
      const arriving = await anotherProcess(database)
      let roster = 0
      const written = arriving.prisma.match
        .update({ where: { id: match.id }, data: { roster: { increment: 1 } } })
        .then((row) => (roster = row.roster))
      for (;;) {
        const stored = roster
        expect((await newest()).record.roster).toBeGreaterThanOrEqual(stored)
        if (stored > 0) break
        await wait(1)
      }
      await written
      await arriving.close()
    }
  })
})

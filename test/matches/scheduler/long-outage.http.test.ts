import { expect, test } from 'vitest'
import { blockedByRequest, mostMilliseconds } from '../../support/event-loop.ts'
import { httpMatch } from '../../support/http-match.ts'
import { testServer } from '../../support/server.ts'
import { day, livesIn } from './given.ts'

const server = await testServer()
const { clock, deadlines } = server
const { prisma } = server.platform.database
/** More decisions than the server reads at once; by hand, as many as one likes. */
const matches = Number(process.env.OUTAGE_MATCHES ?? 501)

/** Copies of a match with open decisions. */
async function copies(match: string, number: number): Promise<void> {
  await prisma.$executeRaw`CREATE TABLE copies AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${number}::int)`
  await prisma.$executeRaw`
    INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', c.id))).*
    FROM matches m, copies c WHERE m.id = ${match}::uuid`
  for (const rows of ['participants', 'decisions']) {
    await prisma.$executeRawUnsafe(
      `INSERT INTO ${rows} SELECT (jsonb_populate_record(r, jsonb_build_object('match_id', c.id))).*
       FROM ${rows} r, copies c WHERE r.match_id = '${match}'`,
    )
  }
}

test('after an outage thousands of deadlines move, and nothing else is blocked', async () => {
  const hours = { night: { from: '22:00', until: '06:00' }, restDays: [6, 7] }
  const people = [await livesIn(server, 'Europe/Berlin', hours), await livesIn(server, 'UTC', hours)]
  const match = await httpMatch(server, people, { pace: { kind: 'hours', hours: 24 } })
  await deadlines.noteUp()
  await copies(match.id, matches)
  const before = await dueOf()
  let outage = 0
  const prepare = async () => {
    clock.turn(day)
    outage += day
  }

  expect(await blockedByRequest(() => deadlines.noteUp(), { tries: 3, prepare })).toBeLessThan(mostMilliseconds)

  const after = await dueOf()
  expect(after).toHaveLength(before.length)
  // Copies of one match have the same two deadlines.
  expect(after.map(({ dueAt, _count }) => [dueAt, _count])).toEqual(
    before.map(({ dueAt, _count }) => [new Date((dueAt?.getTime() ?? 0) + outage), _count]),
  )
})

/** The deadlines of all decisions, and how many decisions have each. */
const dueOf = () => prisma.decision.groupBy({ by: ['dueAt'], _count: true, orderBy: { dueAt: 'asc' } })

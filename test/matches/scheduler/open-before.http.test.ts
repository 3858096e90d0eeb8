import { describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { migration } from '../../support/migration.ts'
import { testServer } from '../../support/server.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { askedOf, bodyOf, day, dueOf, hour, keeps, later, livesIn, turnTo } from './given.ts'

/** Matches that were open when the longest wait was introduced: they get it, and go on. */

const script = await migration('hours')
/** The migration's changes of rows: its columns exist already. */
const mend = script.slice(script.indexOf('WITH timed'))

const server = await testServer()
const { prisma } = server.platform.database
/** The migration goes by the database’s own clock. */
const now = new Date(Math.floor(Date.now() / 1000) * 1000)
turnTo(server, now.toISOString())
const bob = await livesIn(server, 'UTC')

const inDays = (days: number) => new Date(now.getTime() + days * day)
const isNear = (moment: string | Date | null, days: number) =>
  expect(Math.abs(new Date(moment ?? 0).getTime() - inDays(days).getTime())).toBeLessThan(10 * 60_000)

/** A row of an older version: a deadline far away, by hours that leave almost nothing of a week. */
async function asBefore(match: HttpMatch, days: number): Promise<void> {
  const remindAt = inDays(days - 1)
  await prisma.decision.updateMany({ where: { matchId: match.id }, data: { dueAt: inDays(days), remindAt } })
  await prisma.$executeRaw`UPDATE decisions SET counted = NULL WHERE match_id = ${match.id}::uuid`
}
const migrates = () => prisma.$executeRawUnsafe(mend)

const matchOf = async (wish: object = {}) => {
  const ann = await livesIn(server, 'UTC')
  const hours = { night: { from: '00:00', until: '19:00' }, restDays: [1, 2, 3, 4, 5, 6], vacations: [] }
  await prisma.account.update({ where: { id: ann.id }, data: { hours } })
  return { ann, match: await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 24 }, ...wish }) }
}

describe('a decision from before the migration', () => {
  test('waits at most a week more, with its reminder as long before; a nearer deadline stays', async () => {
    const { match } = await matchOf()
    await asBefore(match, 60)
    const { match: near } = await matchOf()
    await asBefore(near, 3)
    await migrates()
    isNear(await dueOf(match, 0), 7)
    isNear((await prisma.decision.findFirstOrThrow({ where: { matchId: match.id, seat: 0 } })).remindAt, 6)
    isNear(await dueOf(near, 0), 3)
    expect(await bodyOf(match)).toMatchObject({ longestWait: 168, restDays: true })
    await later(server, 7 * day + hour)
    expect(await askedOf(match, 0)).toMatchObject({ late: true })
    turnTo(server, now.toISOString())
  })

  test('waits three paces if these are longer, and as long as its pause and a planned vacation', async () => {
    const slow = await matchOf({ pace: { kind: 'hours', hours: 100 } })
    await asBefore(slow.match, 60)
    const paused = await matchOf()
    await proposed(paused.match, 0, { kind: 'pause', days: 5 })
    await agrees(paused.match, 1)
    await asBefore(paused.match, 60)
    const away = await matchOf()
    const dates = { from: inDays(2).toISOString().slice(0, 10), until: inDays(4).toISOString().slice(0, 10) }
    const hours = { night: null, restDays: [], vacations: [dates] }
    await prisma.account.update({ where: { id: away.ann.id }, data: { hours } })
    await asBefore(away.match, 60)
    await migrates()
    isNear(await dueOf(slow.match, 0), 12.5)
    isNear(await dueOf(paused.match, 0), 12)
    isNear(await dueOf(away.match, 0), 10)
  })

  test('keeps the hours it was counted by, and goes on like any other', async () => {
    const { ann, match } = await matchOf()
    await asBefore(match, 60)
    await migrates()
    await keeps(server, ann, { vacations: [{ from: '2000-01-01', until: '2000-01-02' }] })
    isNear(await dueOf(match, 0), 7)
    const row = await prisma.decision.findFirstOrThrow({ where: { matchId: match.id, seat: 0 } })
    expect(row.counted).toMatchObject({
      hours: { timeZone: 'UTC', night: { until: '19:00' }, restDays: [1, 2, 3, 4, 5, 6] },
    })
    const choice = (await match.choices(0))[0]
    await match.move(0, choice?.example ?? {}).expect(200)
  })
})

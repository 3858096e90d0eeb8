import { beforeAll, describe, expect, test } from 'vitest'
import { Prisma, type PrismaClient } from '../../../src/generated/prisma/client.ts'
import { nextDecision, overdueDecisions, queueReminders } from '../../../src/matches/deadlines/due-decisions.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { testServer } from '../../support/server.ts'
import { hour } from './given.ts'

const server = await testServer()
const { platform, clock } = server
const { prisma } = platform.database

/** The platform, with statements explained instead of executed. */
function explaining(plans: string[]): Platform {
  const wrapped = new Proxy<PrismaClient>(prisma, {
    get: (target, key) => {
      if (key !== '$queryRaw') return Reflect.get(target, key)
      return async (texts: TemplateStringsArray, ...values: unknown[]) => {
        const statement = Prisma.sql(texts, ...values)
        const explained = `EXPLAIN ${statement.text}`
        const plan = await target.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(explained, ...statement.values)
        plans.push(...plan.map((line) => line['QUERY PLAN']))
        return []
      }
    },
  })
  return { ...platform, database: { ...platform.database, prisma: wrapped } }
}

describe('due rows are found by index among ten thousand open decisions', () => {
  beforeAll(async () => {
    const soon = new Date(clock.now().getTime() + hour)
    await prisma.$executeRaw`
      WITH opened AS (
        INSERT INTO matches (id, game, rules, data, options, seats, name, status, seating, sealed_seed, commitment)
        SELECT gen_random_uuid(), 'havana', 1, 1, '{}', 2, '', 'running', 'as-joined', '', ''
        FROM generate_series(1, 5000) RETURNING id
      )
      INSERT INTO decisions (match_id, seat, question, since, since_at, due_at, remind_at)
      SELECT id, seat, 'opening', 1, ${clock.now()}, ${soon}::timestamptz + n * interval '1 minute',
        ${soon}::timestamptz + n * interval '1 minute'
      FROM (SELECT id, row_number() OVER () AS n FROM opened) numbered, generate_series(0, 1) seat`
    await prisma.$executeRawUnsafe('ANALYZE')
  })

  test.each([
    ['deadlines', overdueDecisions, 'decisions_due_idx'],
    ['reminders', queueReminders, 'decisions_remind_idx'],
  ])('%s', async (_, look, index) => {
    const plan: string[] = []
    await look(explaining(plan), clock.now(), 100)
    expect(plan.join('\n')).toContain(`Index Scan using ${index} on decisions`)
    expect(plan.join('\n')).not.toContain('Seq Scan on decisions')
    // Nor are all matches read for the few that are frozen.
    expect(plan.join('\n')).toContain('matches_frozen_idx')
    expect(plan.join('\n')).not.toContain('Seq Scan on matches')
  })

  test('the moment of the next one', async () => {
    const plan: string[] = []
    await nextDecision(explaining(plan))
    const indexes = ['decisions_due_idx', 'decisions_remind_idx', 'decisions_act_idx', 'matches_frozen_idx']
    for (const index of indexes) expect(plan.join('\n')).toContain(index)
    expect(plan.join('\n')).not.toMatch(/Seq Scan on (decisions|matches)/)
    expect(await nextDecision(platform)).toEqual(new Date(clock.now().getTime() + hour + 60_000))
  })

  test('each look takes a limited number, the oldest first', async () => {
    clock.turn(3 * hour)
    const some = await overdueDecisions(platform, clock.now(), 10)
    expect(some).toHaveLength(10)
    const all = await overdueDecisions(platform, clock.now(), 10_000)
    expect(all).toHaveLength(240)
    expect(
      all
        .slice(0, 10)
        .map(({ match }) => match)
        .toSorted(),
    ).toEqual(some.map(({ match }) => match).toSorted())
    expect(await queueReminders(platform, clock.now(), 200)).toBe(200)
    expect(await queueReminders(platform, clock.now(), 200)).toBe(40)
    expect(await queueReminders(platform, clock.now(), 200)).toBe(0)
  })
})

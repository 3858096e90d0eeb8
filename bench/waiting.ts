import { matches } from '../src/matches/matches.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type Figure, median } from './figures.ts'
import { wallTime } from './wall-time.ts'

const waiting = 100_000
const people = 500

/**
 * One poll of the scheduler when nothing is due, with a hundred thousand matches that wait for a decision, and
 * without any. Due matches are found by index, so that waiting ones should cost nothing.
 */
export async function timeLooks(platform: Platform, looks: number): Promise<Figure> {
  const look = schedulerLook(platform)
  async function usualLook(): Promise<number> {
    const times: number[] = []
    for (let count = 0; count < looks; count++) times.push(await wallTime(look))
    return median(times)
  }

  await usualLook() // code that has not run yet is slow
  const limit = await usualLook()
  await haveWait(platform)
  await usualLook() // statements are planned anew
  const measured = await usualLook()
  return {
    what: `the scheduler's look, ${waiting.toLocaleString('en')} matches waiting`,
    measured,
    limit,
    unit: 'ms',
    against: 'none waiting',
    mark: { atMost: 2 },
    ratio: measured / limit,
  }
}

/** One poll of the scheduler, with nothing due. */
export function schedulerLook(platform: Platform): () => Promise<void> {
  const { scheduler } = matches(platform, {
    info: () => {},
    warn: () => {},
    error: (...about: unknown[]) => console.error(...about),
  })
  return async () => {
    if ((await scheduler.runOnce()) > 0) throw new Error('something was due')
  }
}

/** Matches for two that have been running for a day, each with a decision that is due in a week or later. */
async function haveWait({ database, clock }: Platform): Promise<void> {
  const now = clock.now()
  const { prisma } = database
  await prisma.$transaction([
    prisma.$executeRaw`
      INSERT INTO accounts (id, email, name, name_key, status)
      SELECT gen_random_uuid(), 'p' || n || '@example.org', 'P ' || n, 'p' || n, 'active'
      FROM generate_series(1, ${people}::int) n`,
    prisma.$executeRaw`
      INSERT INTO matches (id, game, rules, data, options, seats, name, status, seating, pace, sealed_seed, commitment,
        roster, version, started_at, moved_at, expires_at, warn_at)
      SELECT gen_random_uuid(), 'havana', 1, 1, '{}', 2, '', 'running', 'shuffled', '{"kind":"hours","hours":72}', '', '',
        2, 1, ${now}, ${now}, ${now}::timestamptz + interval '180 days', ${now}::timestamptz + interval '166 days'
      FROM generate_series(1, ${waiting}::int)`,
    prisma.$executeRaw`
      WITH numbered AS (SELECT id, row_number() OVER () AS n FROM accounts)
      INSERT INTO participants (match_id, number, account_id, seat, joined)
      SELECT m.id, s::text, a.id, s, s + 1
      FROM (SELECT id, row_number() OVER () AS n FROM matches) m, generate_series(0, 1) s
      JOIN LATERAL (SELECT id FROM numbered WHERE n = 1 + (m.n + s) % ${people}::int) a ON true`,
    prisma.$executeRaw`
      INSERT INTO decisions (match_id, seat, question, since, since_at, due_at, remind_at)
      SELECT id, 0, 'turn-1', 1, ${now}, ${now}::timestamptz + interval '7 days' + random() * interval '7 days',
        ${now}::timestamptz + interval '6 days'
      FROM matches`,
  ])
  // Finishes the work that the new rows have caused, so that it is not measured.
  await prisma.$executeRawUnsafe('VACUUM ANALYZE')
  await prisma.$executeRawUnsafe('CHECKPOINT')
}

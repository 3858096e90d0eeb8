import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { Registry } from 'prom-client'
import request from 'supertest'
import { server } from '../../src/main.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { embeddedDatabase, migrateDatabase } from '../../src/platform/database/database.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { localSignals } from '../../src/platform/signals.ts'
import { threads } from '../../src/platform/threads/threads.ts'
import { httpMatch } from '../../test/support/http-match.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { newAdministrator, newPlayer } from '../../test/support/people.ts'
import { ranSinceLastTime } from './coverage.ts'

/**
 * How many files and named functions of the server run for what it does most, as the engine's own coverage counts them:
 * without rules and journal, without the socket that stands in for PostgreSQL, and without closures that have no name.
 * Each is done once before, so that nothing is counted that happens only the first time. With `--list` it prints them.
 */

const hour = 3_600_000

const mails = await mailServer()
const database = embeddedDatabase(await PGlite.create())
await migrateDatabase(database)
let time = Date.parse('2026-03-02T09:00:00.000Z')
const clock = {
  now: () => new Date(time),
  turn(milliseconds: number) {
    time += milliseconds
  },
}
const publicUrl = 'http://paquebot.test'
const platform: Platform = {
  configuration: readConfiguration({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl, SMTP_URL: mails.url }),
  database,
  secrets: deriveSecrets('a secret to measure paths with'),
  clock,
  signals: localSignals(),
  threads: threads(),
  metrics: new Registry(),
  publicUrl: () => publicUrl,
}
const running = await server(platform)
await running.app.ready()
const paquebot = { ...running, platform, clock }
const [ann, bob, judging] = [await newPlayer(paquebot), await newPlayer(paquebot), await newAdministrator(paquebot)]

/** What ran meanwhile. */
async function during(act: () => Promise<unknown>): Promise<ReadonlyMap<string, readonly string[]>> {
  await pause(50)
  await ranSinceLastTime()
  await act()
  return ranSinceLastTime()
}

const aMatch = (more: object = {}) => httpMatch(paquebot, [ann, bob], { pace: { kind: 'hours', hours: 24 }, ...more })

async function move(): Promise<() => Promise<unknown>> {
  const match = await aMatch()
  for (let moves = 0; moves < 4; moves++) await match.playOn()
  const [seat = 0] = await match.waitsFor()
  const example = (await match.choices(seat))[0]?.example ?? {}
  return () => match.move(seat, example).expect(200)
}

async function view(): Promise<() => Promise<unknown>> {
  const match = await aMatch()
  await match.playOn()
  return () => match.get(0, '/view').expect(200)
}

/** One turn mail, alone: the mails of the start and of other matches were sent long before. */
async function turnMail(): Promise<() => Promise<unknown>> {
  const match = await aMatch()
  for (let moves = 0; moves < 4; moves++) await match.playOn()
  clock.turn(hour)
  await running.worker.drain()
  const [mover] = await match.waitsFor()
  while ((await match.waitsFor())[0] === mover) await match.playOn()
  clock.turn(hour)
  return async () => {
    const sent = await running.worker.runOnce()
    if (sent !== 1) throw new Error(`${sent} notices were due, not one`)
  }
}

/** A round of deadlines in which a bot decides for a player. */
async function deadline(): Promise<() => Promise<unknown>> {
  const match = await aMatch({ late: 'bot' })
  await match.playOn()
  await running.worker.drain()
  clock.turn(25 * hour)
  return () => running.deadlines.runOnce()
}

async function ruling(): Promise<() => Promise<unknown>> {
  const match = await aMatch()
  await match.playOn()
  const dispute = { version: 2, text: 'That was not my move.', freeze: false }
  await match.post(0, '/disputes', dispute).expect(201)
  const path = `/v1/admin/matches/${match.id}/disputes/1/ruling`
  const body = { outcome: 'upheld', reasons: 'So it is.', remedies: [{ kind: 'rewind', to: 1 }] }
  return () => judging.as(request(running.app.server).post(path)).send(body).expect(200)
}

for (const prepared of [move, view, turnMail, deadline, ruling]) {
  await (await prepared())()
  const ran = await during(await prepared())
  const functions = [...ran.values()].flat()
  console.log(`${prepared.name.padEnd(10)} ${String(ran.size).padStart(4)} files ${functions.length} functions`)
  if (process.argv.includes('--list')) for (const [file, names] of ran) console.log(`  ${file}: ${names.join(', ')}`)
}

await running.worker.stop()
await running.app.close()
await database.close()
await mails.down()
process.exit()

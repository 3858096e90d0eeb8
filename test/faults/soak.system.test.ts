// A few seconds in every run. An hour by hand: SOAK_MINUTES=60 npx vitest run test/faults/soak.system.test.ts
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onServer } from '../support/on-server.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { type Site, siteOnPostgres, tablesOf } from './site.ts'

const programs = postgresPrograms()
const minutes = Number(process.env.SOAK_MINUTES ?? 0.1)
/** How often what is held is looked at. */
const looks = 24
/** How long a table waits between two moves, in milliseconds. */
const rest = 20
/** Memory of a process that is younger than this tells of its start. */
const minutesToWarmUp = 5

/** What a server and its database hold at a moment. */
interface Held {
  readonly moves: number
  readonly kilobytes: number
  readonly files: number
  readonly connections: number
  readonly rows: ReadonlyMap<string, number>
}

describe.skipIf(programs === undefined)('a server that is played on for long (needs initdb on this machine)', () => {
  test(`holds no more of anything in the end, after ${minutes} minutes (FAULTS_SEED=${seed})`, {
    timeout: 240_000 + minutes * 120_000,
  }, async () => {
    const site = await siteOnPostgres(programs ?? '')
    const tables = await tablesOf(site, 6)
    await site.start()
    const playing = load(site.url, tables, { seed, rest })
    const held: Held[] = []
    while (held.length < looks) {
      await wait((minutes * 60_000) / looks)
      held.push({ moves: playing.moves(), ...(await heldBy(site)) })
    }
    const log = await playing.stop()
    const [, early = [], , late = []] = [0, 1, 2, 3].map((quarter) =>
      held.slice((quarter * looks) / 4, ((quarter + 1) * looks) / 4),
    )
    const compared = (of: (one: Held) => number) => [middle(early.map(of)), middle(late.map(of))] as const
    const [files, connections, memory] = [
      compared((one) => one.files),
      compared((one) => one.connections),
      compared((one) => one.kilobytes),
    ]
    console.log({ minutes, moves: playing.moves(), files, connections, memory })
    // A pool, and who listens; an open stream each for those who play.
    expect(files[1]).toBeLessThanOrEqual(files[0] + 20)
    expect(connections[1]).toBeLessThanOrEqual(12)
    if (minutes > minutesToWarmUp) expect(memory[1]).toBeLessThan(memory[0] * 1.2)
    expect(violations(log, await recovered(site, log.players))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { times } from '../support/long.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { expectWithin } from '../support/wall-time.ts'
import { violations } from './checker.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'

const programs = postgresPrograms()
const stops = times(1, 20)
/** The most that a stop may take, in milliseconds. */
const most = 8_000

describe.skipIf(programs === undefined)('a server that is stopped under load (needs initdb on this machine)', () => {
  test(`answers what is under way, ends its streams and exits with 0, ${stops} times (FAULTS_SEED=${seed})`, async () => {
    const site = await siteOnPostgres(programs ?? '')
    const tables = await tablesOf(site, 6)
    await site.start()
    const playing = load(site.url, tables, { seed })
    for (let stopped = 0; stopped < stops; stopped++) {
      const before = playing.moves()
      await expect.poll(playing.moves).toBeGreaterThan(before + 20)
      const [server] = site.running
      if (!server) throw new Error('no server runs')
      const { code, milliseconds } = await site.end(server, 'SIGTERM')
      expect({ code, said: server.stderr() }).toEqual({ code: 0, said: '' })
      expectWithin(milliseconds, most)
      await site.start()
    }
    const log = await playing.stop()
    // Whoever had asked was answered, and whoever asked later was not let in.
    const silences = log.lines.flatMap(({ answer }) => (answer.kind === 'none' ? [answer.why] : []))
    console.log(silences.filter((x) => !/ECONNREFUSED/.test(x)))
    // Every stream came to its end.
    expect(log.heard.reduce((all, { cuts }) => all + cuts, 0)).toBe(0)
    expect(violations(log, await recovered(site, log.players))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { times } from '../support/long.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { expectWithin } from '../support/wall-time.ts'
import { unansweredMoves, violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('stopped-server') ? postgresPrograms() : undefined
const stops = times(1, 20)
/** The most that a stop may take, in milliseconds. */
const most = 8_000

describe.skipIf(programs === undefined)('a server that is stopped under load (needs initdb on this machine)', () => {
  test(`answers what is under way, ends its streams and exits with 0, ${stops} times (FAULTS_SEED=${seed})`, async () => {
    const site = await siteOnPostgres(programs ?? '')
    const tables = await tablesOf(site, 6)
    await site.start()
    const playing = load(site.url, tables, { seed })
    const ends: number[] = []
    for (let stopped = 0; stopped < stops; stopped++) {
      const before = playing.moves()
      await expect.poll(playing.moves).toBeGreaterThan(before + 20)
      const [server] = site.running
      if (!server) throw new Error('no server runs')
      const { code, milliseconds } = await site.end(server, 'SIGTERM')
      ends.push(Date.now())
      expect({ code, said: server.stderr() }).toEqual({ code: 0, said: '' })
      expectWithin(milliseconds, most)
      await site.start()
    }
    const log = await playing.stop()
    // Every stream came to its end.
    expect(log.heard.reduce((all, { cuts }) => all + cuts, 0)).toBe(0)
    const after = await recovered(site, log.players)
    expect(unansweredMoves(log, after, ends)).toEqual([])
    expect(violations(log, after)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { times } from '../support/long.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { outages } from './outages.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('killed-postgres') ? postgresPrograms() : undefined
const kills = times(1, 50)

describe.skipIf(programs === undefined)('a PostgreSQL server that is killed (needs initdb on this machine)', () => {
  test(`(${kills} times under load) does not end the server, and nothing is lost or done twice (FAULTS_SEED=${seed})`, async () => {
    const dice = seededDice('killed postgres', seed)
    const site = await siteOnPostgres(programs ?? '')
    const tables = await tablesOf(site, 6)
    const server = await site.start()
    const playing = load(site.url, tables, { seed })
    const away = outages('a server whose PostgreSQL was killed and is back')
    for (let killed = 0; killed < kills; killed++) {
      const before = playing.moves()
      await expect.poll(playing.moves).toBeGreaterThan(before + dice.below(20))
      site.postgres.kill()
      await site.postgres.start()
      await away.measure(async () => server.url)
    }
    const log = await playing.stop()
    expect(server.child.exitCode).toBeNull()
    expect(server.stderr()).toBe('')
    expect(violations(log, await recovered(site, log.players))).toEqual([])
    // The server lived: whoever asked it was answered.
    expect(log.lines.filter(({ answer }) => answer.kind === 'none')).toEqual([])
    away.report()
  })
})

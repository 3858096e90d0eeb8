import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { isLong, times } from '../support/long.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { outages } from './outages.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { embeddedSite, type Site, siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('killed-server') ? postgresPrograms() : undefined

/** Kills the server so many times at random moments, while clients play and repeat what was not answered. */
async function killed(site: Site, kills: number): Promise<void> {
  const dice = seededDice('killed server', seed)
  const tables = await tablesOf(site, 6)
  await site.start()
  const playing = load(site.url, tables, { seed })
  const away = outages('a killed server')
  for (let killed = 0; killed < kills; killed++) {
    const before = playing.moves()
    await expect.poll(playing.moves).toBeGreaterThan(before + dice.below(20))
    await wait(dice.below(20))
    const [server] = site.running
    if (!server) throw new Error('no server runs')
    await away.measure(async () => {
      await site.end(server, 'SIGKILL')
      return (await site.start()).url
    })
  }
  const log = await playing.stop()
  expect(playing.moves()).toBeGreaterThan(0)
  const found = violations(log, await recovered(site, log.players))
  expect(found).toEqual([])
  away.report()
}

describe.skipIf(programs === undefined)('a server on PostgreSQL (needs initdb on this machine)', () => {
  const kills = times(1, 100)
  test(`killed (${kills}) under load loses nothing and does nothing twice (FAULTS_SEED=${seed})`, async () => {
    await killed(await siteOnPostgres(programs ?? ''), kills)
  })
})

const embeddedKills = times(0, 50)
// In every run, PostgreSQL stands for both: what a process keeps in memory is lost alike.
test.runIf(isLong)(
  `the embedded database: killed (${embeddedKills}) under load loses nothing and does nothing twice (FAULTS_SEED=${seed})`,
  async () => {
    await killed(await embeddedSite(), embeddedKills)
  },
)

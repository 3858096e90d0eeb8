import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { isLong, times } from '../support/long.ts'
import { postgresPrograms } from '../support/postgres.ts'
import type { ServerProcess } from '../support/process.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { siteOnPostgres, tablesOf } from './site.ts'
import { oversleep, type Sleeping } from './sleepers.ts'

const programs = isDrawn('several-servers') ? postgresPrograms() : undefined
const rounds = times(1, 10)
/** How long a server is paused at least, in milliseconds. */
const pause = isLong ? 60_000 : 0
/** Where one of two servers is paused, every other request waits until its client turns away: thirty moves take a minute. */
const patiently = { timeout: 180_000 }

describe.skipIf(programs === undefined)('servers on one database (need initdb on this machine)', () => {
  test.each(isLong ? [2, 3] : [3])(
    `%i of them, killed and paused in turn ${rounds} times: nothing is lost or done twice (FAULTS_SEED=${seed})`,
    async (count) => {
      const dice = seededDice('several servers', seed, count)
      const site = await siteOnPostgres(programs ?? '')
      const [sleepers, ...tables] = await tablesOf(site, 5)
      if (!sleepers) throw new Error('nobody sleeps')
      await Promise.all(Array.from({ length: count }, site.start))
      const playing = load(site.url, tables, { seed, patience: 3_000, rest: isLong ? 0 : 20 })
      const played = async () => {
        const before = playing.moves()
        await expect.poll(playing.moves, patiently).toBeGreaterThan(before + 10 + dice.below(20))
      }
      const anyServer = (): ServerProcess => {
        const server = site.running[dice.below(site.running.length)]
        if (!server) throw new Error('no server runs')
        return server
      }
      const slept: Sleeping[] = []
      for (let round = 0; round < rounds; round++) {
        await played()
        await site.end(anyServer(), 'SIGKILL')
        const [started] = await Promise.all([site.start(), played()])
        expect(started.child.exitCode).toBeNull()

        const paused = anyServer()
        paused.child.kill('SIGSTOP')
        const [late] = await Promise.all([oversleep(site, sleepers), played(), wait(pause)])
        slept.push(late)
        paused.child.kill('SIGCONT')
        await played()
      }
      const log = await playing.stop()
      const players = new Map([...log.players, ...slept.map(({ match, player }) => [match, player] as const)])
      const after = await recovered(site, players)
      expect(violations(log, after)).toEqual([])
      // Only the first decisions were late: whoever saw to them a second time would have decided what was asked next.
      for (const { match } of slept) {
        const decided = after.notices.flatMap(({ key }) => /^(.*)\/decided-for-you$/.exec(key)?.[1] ?? [])
        const ofMatch = decided.filter((key) => key.startsWith(match))
        expect(ofMatch).not.toEqual([])
        expect(ofMatch.filter((key) => !key.startsWith(`${match}/1/`))).toEqual([])
      }
    },
  )
})

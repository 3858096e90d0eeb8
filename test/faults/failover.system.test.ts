// By hand: FAILOVERS=20 npx vitest run --project system test/faults/failover.system.test.ts
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { violations } from './checker.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { tablesOf } from './site.ts'
import { missingPrograms, twoNodes } from './two-nodes.ts'

const kills = Number(process.env.FAILOVERS ?? 0)
const tables = 6
/** Each table has at most two moves under way. */
const mostUnderWay = 2 * tables
const patiently = { timeout: 180_000 }
const needs = missingPrograms.length > 0 ? `needs ${missingPrograms.join(', ')}` : 'FAILOVERS=20: ten minutes'

describe.skipIf(kills === 0 || missingPrograms.length > 0)(`a primary that is killed (${needs})`, () => {
  test(`${kills} times under load: nothing is lost or done twice (FAULTS_SEED=${seed})`, {
    timeout: 300_000 + kills * 300_000,
  }, async () => {
    const dice = seededDice('failover', seed)
    const nodes = await twoNodes()
    const playing = load(nodes.url, await tablesOf(nodes, tables), { seed })
    const outages: number[] = []
    while (outages.length < kills) {
      await expect.poll(nodes.primary, patiently).toBeDefined()
      const before = playing.moves()
      await expect.poll(playing.moves, patiently).toBeGreaterThan(before + mostUnderWay + dice.below(40))
      const primary = await nodes.primary()
      if (primary === undefined) continue
      outages.push(await outage(primary))
      console.log(`${outages.length}: moves again after ${seconds(outages.at(-1))} s`)
      nodes.restart(primary)
    }
    const log = await playing.stop()
    const sorted = outages.toSorted((one, other) => one - other)
    console.log(
      `${kills} failovers, ${playing.moves()} moves: the next one after ${seconds(sorted[Math.floor(kills / 2)])} s (median), ${seconds(sorted.at(-1))} s (longest)`,
    )
    expect(violations(log, await recovered(nodes, log.players))).toEqual([])

    /** Kills a node. @returns for how many milliseconds nobody's move was accepted */
    async function outage(primary: string): Promise<number> {
      const since = performance.now()
      nodes.kill(primary)
      const before = playing.moves()
      while (playing.moves() <= before + mostUnderWay) await wait(10)
      return performance.now() - since
    }
  })
})

const seconds = (milliseconds = 0): string => (milliseconds / 1000).toFixed(1)

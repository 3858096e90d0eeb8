import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plansFor } from '../../scripts/golden/plans.ts'
import { play } from '../../scripts/golden/play.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import type { Game } from '../../src/games/game.ts'
import { lanterns } from '../../src/games/lanterns/index.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'

const plans = plansFor(catalogue.values())

describe('the plans of the golden journals', () => {
  test('are all recorded: `npm run golden` has nothing left to do', () => {
    const there = readdirSync('test/fixtures/journals').map((name) => name.replace('.json', ''))
    expect(plans.map(({ name }) => name).toSorted()).toEqual(there.toSorted())
  })

  test('of a new game are one match with the fewest players and one with the most, which pass every check', () => {
    const more = plansFor([...catalogue.values(), lanterns]).slice(plans.length)
    expect(more.map(({ name }) => name)).toEqual(['lanterns-1-2-seats', 'lanterns-1-4-seats'])
    for (const [index, plan] of more.entries()) {
      const file = play(lanterns, plan, plans.length + index)
      const failed = verifyFile(file, { game: lanterns }).filter(({ outcome }) => outcome !== 'passed')
      // The head is unsigned: the server that would have signed it does not exist.
      expect(failed.map(({ check }) => check)).toEqual(['head'])
    }
  })

  test('of new rules include one more match, which moves to them', () => {
    const mended: Game = { ...lanterns, meta: { ...lanterns.meta, rulesVersion: 2 } }
    const names = plansFor([mended]).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['lanterns-2-2-seats', 'lanterns-2-4-seats', 'lanterns-1-goes-over-to-2']),
    )
  })
})

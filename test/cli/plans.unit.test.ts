import { describe, expect, test } from 'vitest'
import { argumentsFor, planner } from '../../src/cli/playouts/plans.ts'
import { lanterns } from '../../src/games/lanterns/index.ts'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { playout } from '../../src/games/playout/playout.ts'
import { stopwatch } from '../../src/games/playout/watched.ts'

describe('the plans of a run of playouts', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)

  test('cover every number of seats, every option, and matches with and without leavers', () => {
    const plans = seeds.map(planner(lanterns, { thorough: '0' }))
    expect(new Set(plans.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
    expect(new Set(plans.map(({ options }) => JSON.stringify(options)))).toEqual(
      new Set(['{"short":true}', '{"short":false}']),
    )
    expect(new Set(plans.map(({ leavers }) => leavers))).toEqual(new Set([true, false]))
  })

  test('keep to the arguments', () => {
    const plans = seeds.map(planner(lanterns, { thorough: '0.5', seats: '3', options: '{"short":true}' }))
    for (const plan of plans) expect(plan).toMatchObject({ seats: 3, options: { short: true }, thorough: 0.5 })
  })

  test('rotate the named bots through the seats, and let nobody leave', () => {
    const plans = seeds.map(planner(leHavre, { thorough: '0', bots: 'sensible,random,random' }))
    const places = plans.map(({ bots = [] }) => bots.indexOf('sensible'))
    expect(places.slice(0, 3).toSorted()).toEqual([0, 1, 2])
    for (const plan of plans) {
      expect(plan).toMatchObject({ seats: 3, leavers: false })
      expect(plan.bots?.toSorted()).toEqual(['random', 'random', 'sensible'])
    }
  })

  test('put a single named bot in every seat of every table', () => {
    const plans = seeds.map(planner(leHavre, { thorough: '0', bots: 'sensible' }))
    expect(new Set(plans.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const { bots, seats } of plans) expect(bots).toEqual(Array(seats).fill('sensible'))
  })

  test('can be run again one by one, with the same bots in the same seats', () => {
    for (const seed of seeds) {
      const plan = planner(leHavre, { thorough: '0', bots: 'sensible,random,random' })(seed)
      const args = argumentsFor(leHavre, plan)
      const bots = args[args.indexOf('--bots') + 1] ?? ''
      const options = JSON.stringify(plan.options)
      expect(planner(leHavre, { thorough: '0', bots, options })(seed)).toEqual(plan)
    }
  })

  test('can be run again one by one: the same match fails in the same way', () => {
    // given a game that sometimes loses a piece
    const broken: typeof lanterns = {
      ...lanterns,
      evolve: (state, event) => {
        const after = lanterns.evolve(state, event)
        return event.type === 'rested' ? { ...after, spent: { ...after.spent, red: after.spent.red + 1 } } : after
      },
    }
    const watch = stopwatch(() => 0)
    const found = seeds.map(planner(broken, { thorough: '0.1' })).map((plan) => playout(broken, plan, watch))
    const first = found.find(({ outcome }) => outcome === 'broken')
    if (first === undefined) throw new Error('no match broke')
    // when the command gets its arguments
    const args = argumentsFor(broken, first.plan)
    const argument = (name: string) => args[args.indexOf(name) + 1] ?? ''
    const asked = { seats: argument('--seats'), options: argument('--options'), thorough: argument('--thorough') }
    const again = planner(broken, asked)(Number(argument('--seed')))
    // then
    expect(again).toEqual(first.plan)
    expect(playout(broken, again, watch)).toEqual(first)
  })
})

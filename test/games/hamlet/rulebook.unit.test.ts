import { describe, expect, test } from 'vitest'
import { awards, hiring, limits } from '../../../src/games/hamlet/data/set-up.ts'
import { rulebook } from '../../../src/games/hamlet/rulebook/index.ts'

const sections = rulebook.sections('en')
const saidIn = (id: string) => JSON.stringify(sections.find((section) => section.id === id)?.blocks)

describe('the rules of Hamlet in words', () => {
  test('say what the data says', () => {
    expect(saidIn('town-hall')).toContain(`${hiring.villagers.join(', ')} coins, up to ${limits.villagers} in all`)
    expect(saidIn('scoring')).toContain(`["Chaplain","${awards.chaplain}","deliveries"]`)
  })

  test('agree with the rulebook on what depends on the number of players', () => {
    expect(saidIn('table')).toContain(
      '[["2","3, 4","3 / 5","4","7"],["3","3, 3, 4","2 / 4","5","9"],["4","3, 3, 4, 4","2 / 4","5","10"]]',
    )
  })

  test('agree with the rulebook on goods, sources and the town hall', () => {
    expect(saidIn('goods')).toContain('[["Planks","Wood"],["Brick","Stone"],["Milk","Wheat"],["Flour","Wheat"]]')
    expect(saidIn('goods')).toContain('2 pieces of each')
    expect(saidIn('goods')).toContain('1 coin and 1 point')
    expect(saidIn('using')).toContain('Woodcutter, Quarry, Farm bring 2 coins, a barn 2 points')
    expect(saidIn('town-hall')).toContain('4 lie in a row')
    expect(saidIn('town-hall')).toContain('3 blueprints at most')
    expect(saidIn('town-hall')).toContain('the next ones cost 5, 7, 9 coins, up to 4 in all')
    expect(saidIn('town-hall')).toContain('3 coins each, up to 6 in all')
  })

  test('agree with the rulebook on roads and points', () => {
    expect(saidIn('roads')).toContain('by a path, for 2 stone, and two mountains by a bridge, for 2 wood')
    expect(saidIn('scoring')).toContain('["Sacristan","3","deliveries after these"],["Merchant","4","sales"]')
    expect(saidIn('scoring')).toContain('Each of your roads: 1 point, and 1 more with Planner')
    expect(saidIn('scoring')).toContain('2 points for each tile but the church')
    expect(saidIn('scoring')).toContain('Every 3 coins: a point')
  })
})

import { describe, expect, test } from 'vitest'
import { schedule } from '../../../src/games/le-havre/data/rounds.ts'
import { loan, shipEnergy } from '../../../src/games/le-havre/data/set-up.ts'
import { rulebook } from '../../../src/games/le-havre/rulebook/index.ts'

const sections = rulebook.sections('en')
const blocksOf = (id: string) => sections.find((section) => section.id === id)?.blocks ?? []
const saidIn = (id: string) => JSON.stringify(blocksOf(id))
const tablesOf = (id: string) => blocksOf(id).flatMap((block) => (block.kind === 'table' ? [block.rows] : []))

describe('the rules of Le Havre in words', () => {
  test('say what the data says', () => {
    const [food] = tablesOf('round-end')
    for (const [players, cards] of Object.entries(schedule.full)) {
      const column = food?.map((row) => row[Number(players)]).slice(0, cards.length)
      expect(column).toEqual(cards.map(({ food: owed, harvest }) => `${owed}${harvest ? '' : '*'}`))
    }
    expect(saidIn('loans')).toContain(`each brings ${loan.receives} francs`)
    expect(saidIn('ships')).toContain(`their materials and ${shipEnergy} energy`)
  })

  test('agree with the rulebooks on how long a match is', () => {
    expect(tablesOf('scoring')[0]?.map((row) => row.slice(0, 3))).toEqual([
      ['1', '7', '49'],
      ['2', '14', '49'],
      ['3', '18', '42'],
      ['4', '20', '35'],
      ['5', '20', '28'],
    ])
    expect(tablesOf('short')[0]?.map((row) => row[1])).toEqual(['4', '8', '12', '12', '15'])
  })

  test('agree with the rulebooks on what is there at first', () => {
    expect(saidIn('table')).toContain('begins with 1 coal and 5 francs')
    expect(saidIn('table')).toContain('lie 2 fish, 2 wood, 1 clay, and 2 francs')
    expect(saidIn('short')).toContain('2 fish, 2 wood, 2 clay, 2 iron, 1 cattle, 2 coal, 2 hides, and 5 francs')
    expect(saidIn('specials')).toContain('Of the 36 special buildings, 6 are drawn')
    expect(saidIn('turn')).toContain('always has 7 turns')
  })

  test('agree with the rulebooks on loans, ships, goods and the harvest', () => {
    expect(saidIn('loans')).toContain('pays 1 franc, no matter how many')
    expect(saidIn('loans')).toContain('back at any time, for 5 francs')
    expect(saidIn('loans')).toContain('left at the end costs 7 francs')
    expect(saidIn('ships')).toContain('["Wooden ship","5 wood","14","2–6","2"]')
    expect(saidIn('ships')).toContain('["Luxury liner","3 steel","–","30–38","–"]')
    expect(saidIn('ships')).toContain('["Steel ship","10","7","6","5","3"]')
    expect(saidIn('payment')).toContain('["Coke","–","10","5"]')
    expect(saidIn('round-end')).toContain(
      'has grain gets 1 grain, and whoever has at least 2 cattle gets 1 cattle more',
    )
  })
})

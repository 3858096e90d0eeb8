import { describe, expect, test } from 'vitest'
import { goals, purse, supply } from '../../../src/games/havana/data/set-up.ts'
import { rulebook } from '../../../src/games/havana/rulebook/index.ts'

const sections = rulebook.sections('en')
const saidIn = (id: string) => JSON.stringify(sections.find((section) => section.id === id)?.blocks)

describe('the rules of Havana in words', () => {
  test('say what the data says', () => {
    const goal = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))[0]
    expect(goal?.rows).toEqual([...goals].map((row) => row.map(String)))
    expect(saidIn('table')).toContain(`${purse.pesos} peso and ${purse.rubble} rubble`)
    expect(saidIn('supply')).toContain(`${supply.pesos} pesos and ${supply.bricks} bricks`)
  })

  test('agree with the rulebook: goals, cards, supplies, pieces, and the picking up of cards', () => {
    expect(saidIn('aim')).toContain('[["2","25"],["3","20"],["4","15"]]')
    expect(saidIn('table')).toContain('13 action cards in hand, 1 peso and 1 rubble')
    expect(saidIn('table')).toContain('60 pesos and 15 workers')
    expect(saidIn('table')).toContain('10 each of white, yellow, green and red')
    expect(saidIn('table')).toContain('no more than 3 VP')
    expect(saidIn('payment')).toContain('5 rubble can stand for one coloured brick')
    expect(saidIn('payment')).toContain('5 pesos for one worker')
    expect(saidIn('supply')).toContain('3 pesos and 3 bricks')
    expect(saidIn('building')).toContain('only 2 houses are left in a row, 4 new ones')
    expect(saidIn('replacement')).toContain('only 2 cards left in hand')
    // Hand sizes at the beginning of rounds 1 to 10: 11, 10, …, 3, 11.
    expect(saidIn('replacement')).toContain('after 9 rounds')
  })

  test('read the smaller number of two cards first', () => {
    expect(saidIn('initiative')).toContain('[["Bob","0 + 4","04"],["Eve","1 + 9","19"],["Ada","8 + 5","58"]]')
  })
})

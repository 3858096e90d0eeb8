import { describe, expect, test } from 'vitest'
import { after } from '../../../../src/games/le-havre/evolve.ts'
import { bonusOf } from '../../../../src/games/le-havre/scoring.ts'
import { playerAt } from '../../../../src/games/le-havre/state.ts'
import { ana, bea, carlos, entered, enters, refused, table, turnEnded, used, waysInto } from '../table.ts'

describe('Arts Centre', () => {
  test("four francs for every other player’s disc in one's own buildings", () => {
    const state = table({
      town: ['arts-centre', 'fishery'],
      ana: { buildings: ['joinery', 'sawmill'], disc: 'joinery', stock: { fish: 1 } },
      others: [{ disc: 'sawmill' }, { disc: 'fishery' }],
    })
    expect(enters(state, 'arts-centre')).toEqual([
      entered('arts-centre', { fish: 1 }),
      used('arts-centre', {}, { franc: 4 }),
      turnEnded(),
    ])
  })

  test('one’s own disc does not count, so entering may be pointless and refused', () => {
    const state = table({ town: ['arts-centre'], ana: { buildings: ['joinery'], disc: 'joinery', stock: { fish: 1 } } })
    expect(waysInto(state, 'arts-centre')).toEqual([])
    refused(() => enters(state, 'arts-centre'), 'cannot-be-used')
  })

  test('in the final phase several discs in one building all count, even in the Arts Centre itself', () => {
    const state = table({
      ana: { buildings: ['arts-centre'] },
      others: [{ disc: 'arts-centre' }, { disc: 'arts-centre' }],
      phase: { final: [bea, carlos] },
    })
    expect(enters(state, 'arts-centre')).toContainEqual(used('arts-centre', {}, { franc: 8 }))
  })
})

describe('Local Court', () => {
  const owing = (loans: number) => table({ town: ['local-court'], ana: { loans } })
  const returns = (loans: number) => ({ type: 'loans-returned', seat: ana, loans })

  test('a single loan is returned for free', () => {
    expect(enters(owing(1), 'local-court', { returns: 1 })).toEqual([
      entered('local-court'),
      used('local-court', {}, {}),
      returns(1),
      turnEnded(),
    ])
    refused(() => enters(owing(1), 'local-court', { returns: 2 }), 'no-such-choice')
  })

  test('with two loans, one is returned, and two francs are paid out', () => {
    const events = enters(owing(2), 'local-court', { returns: 1 })
    expect(events).toContainEqual(used('local-court', {}, { franc: 2 }))
    expect(playerAt(after(owing(2), events), ana)).toMatchObject({ loans: 1, stock: { franc: 2 } })
    refused(() => enters(owing(2), 'local-court', { returns: 2 }), 'no-such-choice')
  })

  test('with three or more, two are returned, or one with two francs', () => {
    expect(waysInto(owing(3), 'local-court').map(({ move }) => move.returns)).toEqual([1, 2])
    const two = enters(owing(5), 'local-court', { returns: 2 })
    expect(two).toContainEqual(used('local-court', {}, {}))
    expect(two).toContainEqual(returns(2))
    expect(enters(owing(3), 'local-court', { returns: 1 })).toContainEqual(used('local-court', {}, { franc: 2 }))
  })

  test('cannot be entered without a loan', () => {
    expect(waysInto(owing(0), 'local-court')).toEqual([])
    refused(() => enters(owing(0), 'local-court', { returns: 1 }), 'no-such-choice')
  })
})

describe('Church', () => {
  test('turns five bread and two fish into five bread and three fish', () => {
    const state = table({ town: ['church'], stock: { bread: 5, fish: 2 } })
    expect(enters(state, 'church')).toEqual([entered('church'), used('church', {}, { fish: 3, bread: 5 }), turnEnded()])
  })

  test('does not accept smoked fish, or four bread', () => {
    const smoked = table({ town: ['church'], stock: { bread: 5, fish: 1, 'smoked-fish': 5 } })
    expect(waysInto(smoked, 'church')).toEqual([])
    refused(() => enters(smoked, 'church'), 'must-hold', { missing: { fish: 1 } })
    refused(() => enters(table({ town: ['church'], stock: { bread: 4, fish: 2 } }), 'church'), 'must-hold')
  })
})

describe('locked buildings', () => {
  const locked = ['town-hall', 'bank', 'storehouse', 'dock'] as const

  test.each(locked)('include the %s, which nobody can enter', (building) => {
    const state = table({ town: [building], stock: { franc: 20 } })
    expect(waysInto(state, building)).toEqual([])
    refused(() => enters(state, building), 'no-action', { building })
  })

  const bonus = (building: (typeof locked)[number], more: Parameters<typeof table>[0] = {}): number => {
    return bonusOf(table(more), ana, building)
  }

  test('Town Hall: four francs for each public building, itself included, and two for each craft building', () => {
    expect(bonus('town-hall', { ana: { buildings: ['town-hall'] } })).toBe(4)
    expect(bonus('town-hall', { ana: { buildings: ['town-hall', 'church', 'joinery', 'fishery', 'bank'] } })).toBe(12)
  })

  test('Bank: three francs for each industrial building, and two for each economic one, itself included', () => {
    expect(bonus('bank', { ana: { buildings: ['bank'] } })).toBe(2)
    expect(bonus('bank', { ana: { buildings: ['bank', 'storehouse', 'dock', 'wharf-12', 'clay-mound'] } })).toBe(10)
  })

  test('Storehouse: half a franc for each good, the whole supply rounded down; francs are no goods', () => {
    expect(bonus('storehouse', { stock: { fish: 2, steel: 1, franc: 9 } })).toBe(1)
    expect(bonus('storehouse', { stock: { fish: 2, steel: 2 } })).toBe(2)
  })

  test('Dock: four francs for each ship, including liners', () => {
    expect(bonus('dock', { ana: { ships: ['apolline', 'triest', 'ms-doris'] } })).toBe(12)
  })
})

import { describe, expect, test } from 'vitest'
import { buy } from '../../../../src/games/le-havre/moves/buy.ts'
import { sell } from '../../../../src/games/le-havre/moves/sell.ts'
import { anasTurn, asked, given, has, holds, isRefused, lies } from '../story.ts'
import { ana, bea, carlos } from '../table.ts'

const selling = (building: string) => ({ type: 'sell', building })
const buying = (building: string) => ({ type: 'buy', building })

describe('Rulebook: Selling buildings', () => {
  test.each([
    ['joinery', 4],
    ['bank', 8],
    ['church', 13],
    ['guildhouse', 2],
  ] as const)('the town gives half the value for the %s, whatever was paid: %i', (building, francs) => {
    given(anasTurn({ ana: { buildings: ['clay-mound', building] } }))
      .when(ana, selling(building))
      .expect(
        has(ana, { franc: francs }),
        holds(ana, { buildings: ['clay-mound'] }),
        lies(({ town }) => town, [building]),
      )
  })

  test('in one’s own turn, before and after the main action', () => {
    given(anasTurn({ ana: { buildings: ['joinery', 'fishery'] } }))
      .when(ana, selling('joinery'), { type: 'take-offer', offer: 'wood', stay: true }, selling('fishery'))
      .expect(has(ana, { franc: 9, wood: 1 }), asked([ana, 'turn-25']))
  })

  test("even in others' turns", () => {
    given(anasTurn({ others: [{ buildings: ['joinery'] }] }))
      .when(bea, selling('joinery'))
      .expect(has(bea, { franc: 4 }), asked([ana, 'turn-25']))
  })

  test.each([
    ['construction', 'construction-firm'],
    ['eviction', 'clay-mound'],
  ] as const)("but not inside an action (%s), neither one's own nor others'", (stage, at) => {
    const state = anasTurn({
      town: [at],
      stock: { franc: 9 },
      ana: { buildings: ['joinery'] },
      others: [{ buildings: ['fishery'] }],
      phase: { stage, at },
    })
    given(state).when(ana, selling('joinery')).expect(isRefused('inside-an-action'))
    given(state).when(bea, selling('fishery')).expect(isRefused('inside-an-action'))
    expect([...sell.offer(state, ana), ...sell.offer(state, bea)]).toEqual([])
  })

  test("only one's own buildings", () => {
    const state = anasTurn({ town: ['clay-mound'], others: [{ buildings: ['joinery'] }] })
    given(state)
      .when(ana, selling('joinery'))
      .expect(isRefused('not-yours', { building: 'joinery' }))
    given(state).when(ana, selling('clay-mound')).expect(isRefused('not-yours'))
  })

  test('discs in it go home: the visitor’s and one’s own', () => {
    given(anasTurn({ ana: { buildings: ['joinery'] }, others: [{ disc: 'joinery' }] }))
      .when(ana, selling('joinery'))
      .expect(holds(bea, { disc: null }))
    given(anasTurn({ ana: { buildings: ['clay-mound'], disc: 'clay-mound', stock: { fish: 1 } } }))
      .when(ana, selling('clay-mound'), { type: 'enter', building: 'clay-mound', fee: { fish: 1 } })
      .expect(holds(ana, { disc: 'clay-mound' }), has(ana, { franc: 1, clay: 3 }))
  })

  test('a modernised wharf stays modern', () => {
    given(anasTurn({ modernised: ['wharf-12'], ana: { buildings: ['wharf-12'] } }))
      .when(ana, selling('wharf-12'))
      .expect(lies(({ modernised }) => modernised, ['wharf-12']))
  })

  test('the Church, once sold, stays with the town, and can still be entered', () => {
    given(anasTurn({ ana: { buildings: ['church'], stock: { franc: 99, bread: 5, fish: 2 } } }))
      .when(ana, selling('church'), { type: 'enter', building: 'church' })
      .expect(has(ana, { franc: 99 + 13, bread: 10, fish: 5 }))
  })
})

describe('Rulebook: Nobody buys in a turn what was sold in it', () => {
  test('not the seller, even after another sale; and it is not offered', () => {
    const sold = given(anasTurn({ ana: { stock: { franc: 9 }, buildings: ['black-market', 'clay-mound'] } }))
      .when(ana, selling('black-market'), selling('clay-mound'))
      .expect()
    sold.when(ana, buying('black-market')).expect(isRefused('sold-this-turn', { building: 'black-market' }))
    expect(buy.offer(sold.state, ana)).toEqual([])
  })

  test('not the seat to move, if another sold it', () => {
    given(anasTurn({ stock: { franc: 9 }, others: [{ buildings: ['black-market'] }] }))
      .when(bea, selling('black-market'))
      .expect()
      .when(ana, buying('black-market'))
      .expect(isRefused('sold-this-turn'))
  })

  test('not after the supply either, if it was sold before it in the same turn', () => {
    const owing = { loans: 1, stock: { franc: 9 }, buildings: ['black-market' as const] }
    given(anasTurn({ turn: 25, others: [owing], phase: { seat: bea, stage: 'supply' } }))
      .expect(asked([bea, 'supply-26']))
      .when(bea, selling('black-market'), { type: 'supply' })
      .expect(asked([bea, 'turn-26']))
      .when(bea, buying('black-market'))
      .expect(isRefused('sold-this-turn', { building: 'black-market' }))
  })

  test('in the next turn anybody may', () => {
    given(anasTurn({ others: [{ stock: { franc: 2 } }], ana: { buildings: ['black-market'] } }))
      .when(ana, selling('black-market'), { type: 'take-offer', offer: 'wood' })
      .when(bea, buying('black-market'))
      .expect(holds(bea, { buildings: ['black-market'] }))
  })

  test('what was sold between two turns may be bought in the next one', () => {
    const hungry = { feeding: 'ask' as const, buildings: ['clay-mound' as const] }
    given(anasTurn({ turn: 27, stock: { franc: 9 }, others: [{ stock: { franc: 9 } }, hungry] }))
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, selling('clay-mound'), { type: 'feed' })
      .when(bea, buying('clay-mound'))
      .expect(holds(bea, { buildings: ['clay-mound'] }))
  })

  test('a bought building may be sold', () => {
    given(anasTurn({ town: ['black-market'], stock: { franc: 2 } }))
      .when(ana, buying('black-market'), selling('black-market'))
      .expect(
        has(ana, { franc: 1 }),
        lies(({ town }) => town, ['black-market']),
      )
  })
})

import { describe, expect, test } from 'vitest'
import { repay } from '../../../../src/games/le-havre/moves/repay.ts'
import { anasTurn, given, happened, has, holds, isRefused, neverHappened } from '../story.ts'
import { ana, bea, carlos } from '../table.ts'

describe('Rulebook: Repaying loans', () => {
  const repaying = (loans: number) => ({ type: 'repay', loans })

  test('costs 5 francs for each', () => {
    given(anasTurn({ ana: { loans: 3, stock: { franc: 12 } } }))
      .when(ana, repaying(2))
      .expect(has(ana, { franc: 2 }), holds(ana, { loans: 1 }))
  })

  test("at any moment: in others' turns, inside an action, when feeding, in the final phase", () => {
    const indebted = { loans: 1, stock: { franc: 9 } }
    const others = [indebted, { feeding: 'ask' as const, buildings: ['clay-mound' as const] }]
    const moments = [
      anasTurn({ others }),
      anasTurn({
        others,
        town: ['construction-firm'],
        stock: { franc: 9 },
        phase: { stage: 'construction', at: 'construction-firm' },
      }),
      anasTurn({ others, turn: 126, phase: { final: [bea, carlos] } }),
      given(anasTurn({ others, turn: 27, stock: { franc: 9 } }))
        .when(ana, { type: 'take-offer', offer: 'wood' })
        .expect().state,
    ]
    expect(moments.map(({ phase }) => phase.name)).toEqual(['turn', 'turn', 'turn', 'feeding'])
    for (const state of moments)
      given(state)
        .when(bea, repaying(1))
        .expect(holds(bea, { loans: 0 }))
  })

  test('a player who repays with the fee for the building they vacated loses the action (ruling K13)', () => {
    const vacated = { town: ['smelter' as const], phase: { stage: 'eviction' as const, at: 'smelter' as const } }
    given(anasTurn({ ana: { loans: 1, stock: { franc: 7 } }, ...vacated }))
      .when(ana, repaying(1))
      .expect(neverHappened('turn-ended'))
    given(anasTurn({ ana: { loans: 1, stock: { franc: 6 } }, ...vacated }))
      .when(ana, repaying(1))
      .expect(happened({ type: 'turn-ended' }))
  })

  test('not more than one has, nor than one can pay', () => {
    const state = anasTurn({ ana: { loans: 2, stock: { franc: 9, bread: 9 } } })
    given(state)
      .when(ana, repaying(3))
      .expect(isRefused('too-many-loans', { most: 2 }))
    given(state)
      .when(ana, repaying(2))
      .expect(isRefused('cannot-pay', { missing: { franc: 1 } }))
    expect(repay.offer(state, ana)[0]?.fields).toEqual([{ kind: 'count', name: 'loans', min: 1, max: 1 }])
    expect(repay.offer(anasTurn({ ana: { loans: 2, stock: { franc: 4 } } }), ana)).toEqual([])
  })

  test('loans never run out', () => {
    const poor = { loans: 30 }
    given(anasTurn({ others: [{}, poor] }))
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(holds(carlos, { loans: 31 }), has(carlos, { franc: 3 }))
  })
})

import { describe, expect, test } from 'vitest'
import { redeem } from '../../../../src/games/le-havre/moves/redeem.ts'
import { anasTurn, given, happened, has, holds, isRefused, neverHappened } from '../story.ts'
import { ana, bea, carlos } from '../table.ts'

describe("Pawnbroker's: buying back", () => {
  const redeeming = (good: string) => ({ type: 'redeem', good })

  test('costs 2 francs for each good, and the kind may be pawned again', () => {
    given(anasTurn({ ana: { pawned: ['iron', 'coal'], stock: { franc: 3 } } }))
      .when(ana, redeeming('coal'))
      .expect(has(ana, { franc: 1, coal: 1 }), holds(ana, { pawned: ['iron'] }))
  })

  test("at any moment: in others' turns, inside an action, when feeding, in the final phase", () => {
    const pledged = { pawned: ['iron' as const], stock: { franc: 9 } }
    const others = [pledged, { feeding: 'ask' as const, buildings: ['clay-mound' as const] }]
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
        .when(bea, redeeming('iron'))
        .expect(holds(bea, { pawned: [] }))
  })

  test('a player who pays with the fee for the building they vacated loses the action (ruling K13)', () => {
    given(
      anasTurn({
        ana: { pawned: ['wood'], stock: { franc: 2 } },
        town: ['smelter'],
        phase: { stage: 'eviction', at: 'smelter' },
      }),
    )
      .when(ana, redeeming('wood'))
      .expect(happened({ type: 'turn-ended' }))
  })

  test('only goods that one has pawned oneself, and can pay for', () => {
    const state = anasTurn({ ana: { pawned: ['iron'], stock: { franc: 1, bread: 9 } }, others: [{ pawned: ['coal'] }] })
    given(state).when(ana, redeeming('coal')).expect(isRefused('not-pawned'))
    given(state)
      .when(ana, redeeming('iron'))
      .expect(isRefused('cannot-pay', { missing: { franc: 1 } }))
    expect(redeem.offer(state, ana)).toEqual([])
  })

  test('is offered as one form, with every pawned good', () => {
    const state = anasTurn({ ana: { pawned: ['iron', 'coal'], stock: { franc: 2 } } })
    expect(redeem.offer(state, ana)).toMatchObject([
      { fields: [{ kind: 'one-of', name: 'good', options: [{ value: 'iron' }, { value: 'coal' }] }] },
    ])
  })

  test('iron that is bought back does not cause the Rattletrap Car (ruling K17)', () => {
    given(anasTurn({ town: ['rattletrap-car'], ana: { pawned: ['iron'], stock: { franc: 2 } } }))
      .when(ana, redeeming('iron'))
      .expect(has(ana, { iron: 1 }), neverHappened('car-given'))
  })
})

import { describe, expect, test } from 'vitest'
import { endTurn } from '../../../../src/games/le-havre/moves/end-turn.ts'
import { anasTurn, asked, given, isRefused } from '../story.ts'
import { ana, bea, type Layout } from '../table.ts'

describe('the end of a turn', () => {
  test('comes when the seat that stayed ends it', () => {
    const stayed = given(anasTurn()).when(ana, { type: 'take-offer', offer: 'wood', stay: true }).expect()
    expect(endTurn.offer(stayed.state, ana)).toEqual([
      { move: { type: 'end-turn' }, fields: [], limits: [], example: { type: 'end-turn' } },
    ])
    stayed.when(ana, { type: 'end-turn' }).expect(asked([bea, 'turn-26']))
    stayed.when(ana, { type: 'end-turn', stay: true }).expect(isRefused('not-now'))
    stayed.when(bea, { type: 'end-turn' }).expect(isRefused('not-your-turn'))
  })

  test('never comes before the main action', () => {
    expect(endTurn.offer(anasTurn(), ana)).toEqual([])
    given(anasTurn()).when(ana, { type: 'end-turn' }).expect(isRefused('not-now'))
  })

  describe('in the final phase, if every offer is empty', () => {
    const empty = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }
    const bare: Layout = { turn: 126, phase: { final: [bea] }, offers: empty, town: ['clay-mound'] }

    test('may come without a main action if no building can be used either', () => {
      const stuck = anasTurn(bare)
      expect(endTurn.offer(stuck, ana)).toHaveLength(1)
      given(stuck)
        .when(ana, { type: 'end-turn' })
        .expect(asked([bea, 'final-1']))
      given(stuck).when(ana, { type: 'end-turn', stay: true }).expect(isRefused('not-now'))
    })

    test('but not if one can be used', () => {
      const able = anasTurn({ ...bare, stock: { fish: 1 } })
      expect(endTurn.offer(able, ana)).toEqual([])
      given(able).when(ana, { type: 'end-turn' }).expect(isRefused('not-now'))
    })
  })
})

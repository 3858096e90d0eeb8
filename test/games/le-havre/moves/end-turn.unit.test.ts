import { describe, expect, test } from 'vitest'
import { endTurn } from '../../../../src/games/le-havre/moves/end-turn.ts'
import { anasTurn, asked, given, isRefused } from '../story.ts'
import { ana, bea } from '../table.ts'

describe('The end of a turn', () => {
  test('comes when the seat that stayed says so', () => {
    const stayed = given(anasTurn()).when(ana, { type: 'take-offer', offer: 'wood', stay: true }).expect()
    expect(endTurn.offer(stayed.state, ana)).toEqual([
      { move: { type: 'end-turn' }, fields: [], limits: [], example: { type: 'end-turn' } },
    ])
    stayed.when(ana, { type: 'end-turn' }).expect(asked([bea, 'turn-26']))
    stayed.when(ana, { type: 'end-turn', stay: true }).expect(isRefused('not-now'))
    stayed.when(bea, { type: 'end-turn' }).expect(isRefused('not-your-turn'))
  })

  test('not before the main action', () => {
    expect(endTurn.offer(anasTurn(), ana)).toEqual([])
    given(anasTurn()).when(ana, { type: 'end-turn' }).expect(isRefused('not-now'))
  })
})

import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/le-havre/decisions.ts'
import { anasTurn, given, has, isRefused, offered } from '../story.ts'
import { ana } from '../table.ts'

describe('Rulebook: Main action, an offer', () => {
  test('everything on one of the seven spaces is taken, and nothing else', () => {
    given(anasTurn({ offers: { wood: 4 }, stock: { wood: 1 } }))
      .when(ana, { type: 'take-offer', offer: 'wood', stay: true })
      .expect(has(ana, { wood: 5 }), offered({ franc: 1, fish: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }))
  })

  test('francs are taken like goods', () => {
    given(anasTurn({ offers: { franc: 3 } }))
      .when(ana, { type: 'take-offer', offer: 'franc' })
      .expect(has(ana, { franc: 3 }))
  })

  test('an empty space cannot be taken, and is not offered', () => {
    const state = anasTurn({ offers: { iron: 0 } })
    given(state)
      .when(ana, { type: 'take-offer', offer: 'iron' })
      .expect(isRefused('offer-empty', { offer: 'iron' }))
    const taken = choices(state, ana).flatMap(({ move }) => (move.type === 'take-offer' ? [move.offer] : []))
    expect(taken).toEqual(['franc', 'fish', 'wood', 'clay', 'grain', 'cattle'])
  })
})

import { describe, expect, test } from 'vitest'
import { standingOrder } from '../../../../src/games/le-havre/moves/standing-order.ts'
import { anasTurn, asked, given, has, holds, isRefused } from '../story.ts'
import { ana, bea } from '../table.ts'

const ordering = (feeding: string) => ({ type: 'standing-order', feeding })

describe('The standing order', () => {
  test('can be given at any time, also in the turns of others, and holds from then on', () => {
    given(anasTurn())
      .when(bea, ordering('ask'))
      .expect(holds(bea, { feeding: 'ask' }), asked([ana, 'turn-25']))
      .when(bea, ordering('automatic'))
      .expect(holds(bea, { feeding: 'automatic' }))
  })

  test('says something new', () => {
    given(anasTurn()).when(bea, ordering('automatic')).expect(isRefused('nothing-to-decide'))
    expect(standingOrder.offer(anasTurn(), bea).map(({ example }) => example)).toEqual([ordering('ask')])
  })

  test('pays at once where it is given in the middle of the feeding', () => {
    given(
      anasTurn({
        turn: 27,
        stock: { fish: 3 },
        others: [{ feeding: 'ask', stock: { fish: 3, franc: 3 } }, { stock: { fish: 3 } }],
      }),
    )
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(asked([bea, 'feeding-4']))
      .when(bea, ordering('automatic'))
      .expect(has(bea, { franc: 3 }), asked([bea, 'turn-29']))
  })
})

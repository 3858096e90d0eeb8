import { describe, expect, test } from 'vitest'
import { standingOrder } from '../../../../src/games/le-havre/moves/standing-order.ts'
import { anasTurn, asked, given, has, holds, isRefused } from '../story.ts'
import { ana, bea } from '../table.ts'

const ordering = (feeding: string, interest?: string) => ({
  type: 'standing-order',
  feeding,
  ...(interest !== undefined && { interest }),
})
const offeredBy = (rules: number) => standingOrder.offer(anasTurn({ rules }), bea).map(({ example }) => example)

describe("the game's default orders", () => {
  test("can be set at any time, even in others' turns, and apply from then on", () => {
    given(anasTurn())
      .when(bea, ordering('ask', 'pay'))
      .expect(holds(bea, { feeding: 'ask', interest: 'pay' }), asked([ana, 'turn-25']))
      .when(bea, ordering('automatic', 'ask'))
      .expect(holds(bea, { feeding: 'automatic', interest: 'ask' }))
  })

  test('must change something', () => {
    given(anasTurn()).when(bea, ordering('automatic', 'pay')).expect(isRefused('nothing-to-decide'))
    expect(offeredBy(2)).toEqual([ordering('automatic', 'ask'), ordering('ask', 'pay'), ordering('ask', 'ask')])
  })

  test('are shown apart from the moves: nothing waits for them', () => {
    expect(standingOrder.offer(anasTurn(), bea).every(({ standing }) => standing === true)).toBe(true)
  })

  test('by rules 1 are one, for food and interest together', () => {
    expect(offeredBy(1)).toEqual([{ type: 'standing-order', feeding: 'ask' }])
    given(anasTurn({ rules: 1 }))
      .when(bea, ordering('ask'))
      .expect(holds(bea, { feeding: 'ask' }))
    given(anasTurn({ rules: 1 }))
      .when(bea, ordering('ask', 'ask'))
      .expect(isRefused('no-such-choice'))
    given(anasTurn({ rules: 2 }))
      .when(bea, ordering('ask'))
      .expect(isRefused('no-such-choice'))
  })

  test.each([1, 2])('pay at once if they are set during the feeding, by rules %d', (rules) => {
    given(
      anasTurn({
        rules,
        turn: 27,
        stock: { fish: 3 },
        others: [{ feeding: 'ask', stock: { fish: 3, franc: 3 } }, { stock: { fish: 3 } }],
      }),
    )
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(asked([bea, 'feeding-4']))
      .when(bea, ordering('automatic', rules === 1 ? undefined : 'pay'))
      .expect(has(bea, { franc: 3 }), asked([bea, 'turn-29']))
  })
})

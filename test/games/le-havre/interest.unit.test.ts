import { describe, expect, test } from 'vitest'
import { decisions } from '../../../src/games/le-havre/decisions.ts'
import { byRules } from '../../../src/games/le-havre/newer-rules.ts'
import type { Player } from '../../../src/games/le-havre/state.ts'
import { usual } from '../../../src/games/le-havre/usual.ts'
import { anasTurn, asked, given, happened, has, holds, isRefused, neverHappened } from './story.ts'
import { ana, bea, carlos, type Layout } from './table.ts'

/** Ana has the turn; after her action it passes to Bea, whose tile bears interest. */
const passOn = { type: 'take-offer', offer: 'clay' }
const beforeInterest = (layout: Layout = {}) => given(anasTurn(layout)).when(ana, passOn)
const repaying = (loans: number) => ({ type: 'repay', loans })
const pays = { type: 'pay-interest' }

type Sitting = NonNullable<Layout['others']>[number]
const wishes = { interest: 'ask', loans: 1 } as const satisfies Partial<Player>
/** Carlos is a seat without the turn. */
const carlosHas = (sitting: Sitting, layout: Layout = {}) =>
  beforeInterest({ ...layout, others: [{}, { ...wishes, ...sitting }] })

describe('Rulebook: a loan may be repaid at any moment, even right before interest', () => {
  test('a player who asks for it gets the question once the tile is revealed, repays repeatedly, and then pays', () => {
    carlosHas({ loans: 3, stock: { franc: 12 } })
      .expect(
        happened({ type: 'supplied', seat: bea, owing: [carlos] }),
        neverHappened('interest-paid'),
        asked([carlos, 'interest-26']),
      )
      .when(carlos, repaying(1), repaying(1))
      .expect(neverHappened('interest-paid'), asked([carlos, 'interest-26']))
      .when(carlos, pays)
      .expect(has(carlos, { franc: 1 }), holds(carlos, { loans: 1 }), asked([bea, 'turn-26']))
  })

  test('a player who has repaid everything pays nothing, and still confirms it', () => {
    carlosHas({ stock: { franc: 5 } })
      .when(carlos, repaying(1))
      .expect(asked([carlos, 'interest-26']))
      .when(carlos, pays)
      .expect(happened({ type: 'interest-paid', seat: carlos, francs: 0 }), has(carlos, {}), asked([bea, 'turn-26']))
  })

  test('the francs may come from a fee that was paid just now', () => {
    given(
      anasTurn({
        stock: { franc: 2, fish: 3, wood: 1 },
        others: [{}, { ...wishes, buildings: ['smokehouse'], stock: { franc: 3 } }],
      }),
    )
      .when(ana, { type: 'enter', building: 'smokehouse', times: 1, fee: { fish: 2 } })
      .expect(asked([carlos, 'interest-26']))
      .when(carlos, { type: 'sell', building: 'smokehouse' }, repaying(1), pays)
      .expect(holds(carlos, { loans: 0 }))
    given(
      anasTurn({
        stock: { franc: 2, fish: 1, wood: 1 },
        others: [{}, { ...wishes, buildings: ['smokehouse'], stock: { franc: 4 } }],
      }),
    )
      .when(ana, { type: 'enter', building: 'smokehouse', times: 1, fee: { franc: 1 } })
      .expect(asked([carlos, 'interest-26']))
      .when(carlos, repaying(1), pays)
      .expect(holds(carlos, { loans: 0, buildings: ['smokehouse'] }))
  })

  test('the francs may come from a sale', () => {
    carlosHas({ buildings: ['smokehouse'], stock: { franc: 2 } })
      .expect(asked([carlos, 'interest-26']))
      .when(carlos, { type: 'sell', building: 'smokehouse' }, repaying(1))
      .expect(neverHappened('interest-paid'), asked([carlos, 'interest-26']))
    carlosHas({ ships: ['dina'], stock: { franc: 4 } }).expect(asked([carlos, 'interest-26']))
  })

  test('or the sale pays the interest, instead of another loan', () => {
    carlosHas({ ships: ['dina'] })
      .expect(asked([carlos, 'interest-26']))
      .when(carlos, { type: 'sell-ship', ship: 'dina' }, pays)
      .expect(holds(carlos, { loans: 1 }), has(carlos, {}))
  })

  test('by default nobody is asked, nor anybody who could neither repay nor sell', () => {
    carlosHas({ interest: 'pay', stock: { franc: 9 }, feeding: 'ask' }).expect(asked([bea, 'turn-26']))
    carlosHas({ stock: { franc: 4 } }).expect(has(carlos, { franc: 3 }), asked([bea, 'turn-26']))
    carlosHas({ stock: { franc: 1 }, ships: ['dina'] }).expect(has(carlos, {}), asked([bea, 'turn-26']))
    carlosHas({}).expect(holds(carlos, { loans: 2 }), asked([bea, 'turn-26']))
  })

  test('as before, the seat to move is asked before the tile, and not again', () => {
    beforeInterest({ others: [{ ...wishes, loans: 2, stock: { franc: 9 } }] })
      .expect(asked([bea, 'supply-26']))
      .when(bea, repaying(1))
      .expect(neverHappened('supplied'), asked([bea, 'supply-26']))
      .when(bea, { type: 'supply' })
      .expect(has(bea, { franc: 3 }), asked([bea, 'turn-26']))
    beforeInterest({ others: [{ ...wishes, stock: { franc: 5 } }] })
      .when(bea, repaying(1))
      .expect(happened({ type: 'supplied', seat: bea, owing: [] }), has(bea, {}), asked([bea, 'turn-26']))
  })

  test('a player who is not asked may repay while the match waits there, and then pays nothing', () => {
    beforeInterest({ ana: { loans: 1, stock: { franc: 5 } }, others: [{}, { ...wishes, stock: { franc: 9 } }] })
      .expect(asked([carlos, 'interest-26']), neverHappened('interest-paid'))
      .when(ana, repaying(1))
      .expect(neverHappened('interest-paid'), asked([carlos, 'interest-26']))
      .when(carlos, pays)
      .expect(has(ana, { clay: 1 }), has(carlos, { franc: 8 }), asked([bea, 'turn-26']))
  })

  test('a player who is not asked pays after the last answer, and not before; they cannot pay themselves', () => {
    const story = beforeInterest({
      ana: { loans: 1, stock: { franc: 3 } },
      others: [{}, { ...wishes, stock: { franc: 9 } }],
    })
    story.when(ana, pays).expect(isRefused('nothing-to-pay'))
    story.when(bea, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-now'))
    story.when(carlos, pays).expect(has(ana, { franc: 2, clay: 1 }), has(carlos, { franc: 8 }))
  })

  test('a standing order to pay, given meanwhile, answers; the usual answer pays', () => {
    const story = carlosHas({ stock: { franc: 9 } })
    story
      .when(carlos, { type: 'standing-order', feeding: 'automatic', interest: 'pay' })
      .expect(has(carlos, { franc: 8 }), asked([bea, 'turn-26']))
    expect(usual(story.state, carlos, 'interest-26')).toEqual(pays)
    // A player who asks for the question only now gets it the next time.
    story
      .when(ana, { type: 'standing-order', feeding: 'automatic', interest: 'ask' })
      .expect(asked([carlos, 'interest-26']))
  })

  test('all who ask for it are asked at the same time; two francs are due by the remaining loans', () => {
    const both = { ...wishes, stock: { franc: 11 } }
    given(
      anasTurn({
        options: { twoFrancInterest: true },
        ana: { ...both, loans: 3 },
        others: [{}, { ...both, loans: 3 }],
      }),
    )
      .when(ana, passOn)
      .expect(asked([ana, 'interest-26'], [carlos, 'interest-26']))
      .when(carlos, repaying(1), pays)
      .expect(has(carlos, { franc: 5 }), asked([ana, 'interest-26']))
      .when(ana, pays)
      .expect(has(ana, { franc: 9, clay: 1 }), asked([bea, 'turn-26']))
  })

  test('a loan that is taken to pay interest does not count for the two francs (ruling L5)', () => {
    carlosHas({ interest: 'pay', loans: 2 }, { options: { twoFrancInterest: true } }).expect(
      happened({ type: 'loans-taken', seat: carlos, loans: 1, francs: 4 }),
      happened({ type: 'interest-paid', seat: carlos, francs: 1 }),
      holds(carlos, { loans: 3 }),
    )
  })
})

describe('a position of rules 1 that is continued by rules 2', () => {
  const feedingAsk = { feeding: 'ask', loans: 1, buildings: ['clay-mound'] } as const satisfies Partial<Player>
  const positions = {
    'a turn': given(anasTurn({ rules: 1 })).state,
    'a seat before its supply': beforeInterest({ rules: 1, others: [{ loans: 1, stock: { franc: 6 } }] }).state,
    'interest that is owed': beforeInterest({ rules: 1, others: [{}, feedingAsk] }).state,
    'a feeding': given(anasTurn({ rules: 1, turn: 27, stock: { franc: 9 }, others: [{}, feedingAsk] })).when(
      ana,
      passOn,
    ).state,
  }

  test.each(Object.entries(positions))('asks the same questions as before: %s', (_what, state) => {
    const over = byRules(state, 2)
    expect(decisions(over)).toEqual(decisions(state))
    expect(given(over).state).toEqual(over)
  })

  test('a player who asked for both questions still gets both', () => {
    const { seats } = byRules(positions['a feeding'], 2)
    expect(seats.map(({ feeding, interest }) => [feeding, interest])).toEqual([
      ['automatic', 'pay'],
      ['automatic', 'pay'],
      ['ask', 'ask'],
    ])
  })

  test('an answer that is due by rules 1 is given by rules 2', () => {
    given(byRules(positions['interest that is owed'], 2))
      .when(carlos, { type: 'sell', building: 'clay-mound' }, pays)
      .expect(holds(carlos, { loans: 1 }), asked([bea, 'turn-26']))
    given(byRules(positions['a seat before its supply'], 2))
      .when(bea, repaying(1))
      .expect(neverHappened('interest-paid'), asked([bea, 'turn-26']))
  })
})

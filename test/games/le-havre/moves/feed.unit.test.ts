import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/le-havre/decisions.ts'
import type { Counts } from '../../../../src/games/le-havre/items.ts'
import { anasTurn, asked, given, happened, has, holds, isRefused, lies, neverHappened } from '../story.ts'
import { ana, bea, carlos, type Layout } from '../table.ts'

/**
 * After the last turn of round 4 everybody owes 3 food, after the harvest; a special building comes, if any is left.
 */
const roundEnd = (layout: Layout) =>
  given(anasTurn({ turn: 27, stock: { fish: 3 }, ...layout })).when(ana, { type: 'take-offer', offer: 'franc' })

/** Asks Carlos, who has this stock, to feed. */
const asking = (stock: Counts, more: object = {}, rules = 2) =>
  roundEnd({ rules, others: [{ stock: { fish: 3 } }, { feeding: 'ask', stock, ...more }] })

describe('Rulebook: Feeding', () => {
  test('everybody pays the demand of the round card, in food and francs, by the standing order', () => {
    roundEnd({ others: [{ stock: { fish: 1, franc: 5 } }, { stock: { franc: 4 } }] }).expect(
      has(ana, { franc: 1 }),
      has(bea, { franc: 3 }),
      has(carlos, { franc: 1 }),
      happened({ type: 'fed', seat: ana, food: 3, paid: { fish: 3 } }),
      asked([bea, 'turn-29']),
    )
  })

  test('by default the least useful food goes first, then francs', () => {
    const pays = (stock: Counts, paid: Counts) =>
      roundEnd({ others: [{ stock }, { stock: { fish: 3 } }] }).expect(happened({ type: 'fed', seat: bea, paid }))
    pays({ meat: 1, bread: 3, fish: 3, franc: 9 }, { meat: 1 })
    pays({ fish: 3, bread: 1, franc: 9 }, { fish: 3 })
    pays({ fish: 1, 'smoked-fish': 1, franc: 9 }, { fish: 1, 'smoked-fish': 1 })
    pays({ bread: 1, franc: 9 }, { bread: 1, franc: 1 })
    // Nothing is wasted if francs can prevent it.
    pays({ bread: 2, franc: 1 }, { bread: 1, franc: 1 })
  })

  test('the excess of a large token is lost', () => {
    roundEnd({ others: [{ stock: { bread: 2 } }, { stock: { meat: 1, bread: 1 } }] }).expect(
      happened({ type: 'fed', seat: bea, food: 3, paid: { bread: 2 } }),
      has(bea, {}),
      has(carlos, { bread: 1 }),
      neverHappened('loans-taken'),
    )
  })

  test.each([
    [1, [5, 7, 10, 0]],
    [2, [4, 5, 7, 0]],
    [3, [3, 4, 6, 0]],
    [4, [2, 3, 5, 0]],
    [5, [1, 2, 3, 0]],
  ])('with %i players a wooden, iron, steel ship, a luxury liner feed %j', (seats, feeds) => {
    const demand = { 1: 35, 2: 13, 3: 6, 4: 3, 5: 2 }[seats] ?? 0
    const turn = 48
    const fleet = ['lucie', 'cherbourg', 'triest', 'ms-doris'] as const
    const owed = fleet.map((ship) => {
      const all = Array.from({ length: seats }, () => ({ ships: [ship], stock: { franc: 40 } }))
      const { state } = given(
        anasTurn({ seats, turn, ana: all[0] ?? {}, others: all.slice(1), phase: { seat: turn % seats } }),
      )
        .when(turn % seats, { type: 'take-offer', offer: 'wood' })
        .expect()
      return 40 - (state.seats[(turn + 1) % seats]?.stock.franc ?? 0)
    })
    expect(owed).toEqual(feeds.map((food) => Math.max(0, demand - food)))
  })

  test('the ships of all types feed together, and the excess is lost', () => {
    roundEnd({ others: [{ ships: ['dina', 'cherbourg'], stock: { fish: 2 } }, { stock: { fish: 3 } }] }).expect(
      has(bea, { fish: 2 }),
      happened({
        type: 'feeding-began',
        owing: [
          { seat: ana, food: 3 },
          { seat: carlos, food: 3 },
        ],
      }),
    )
  })

  test("a ship that was bought in the last turn of the round feeds in it; the round's new one does not", () => {
    given(
      anasTurn({
        turn: 27,
        ships: { wooden: ['dina'] },
        stock: { franc: 14 },
        others: [{ stock: { fish: 3 } }, { stock: { fish: 3 } }],
      }),
    )
      .when(ana, { type: 'buy-ship', shipType: 'wooden' }, { type: 'take-offer', offer: 'wood' })
      .expect(
        has(ana, { wood: 1 }),
        holds(ana, { loans: 0 }),
        lies(({ ships }) => ships.wooden, ['lucie']),
      )
  })

  test('grain, cattle and other goods are not food', () => {
    roundEnd({ others: [{ stock: { grain: 1, cattle: 1, coal: 3, hides: 2 } }, { stock: { fish: 3 } }] }).expect(
      happened({ type: 'loans-taken', seat: bea, loans: 1, francs: 4 }),
      has(bea, { grain: 2, cattle: 1, coal: 3, hides: 2, franc: 1 }),
    )
  })
})

describe('Rulebook: Feeding with too little food', () => {
  test('loans are taken when all food and money is used up: as many as needed, and the rest is kept', () => {
    roundEnd({ others: [{ stock: { fish: 1, franc: 1 } }, { stock: {} }] }).expect(
      happened({ type: 'loans-taken', seat: bea, loans: 1, francs: 4 }),
      has(bea, { franc: 3 }),
      happened({ type: 'loans-taken', seat: carlos, loans: 1, francs: 4 }),
      has(carlos, { franc: 1 }),
    )
    // Round 7 demands 6 food.
    given(anasTurn({ turn: 48, stock: { franc: 6 }, others: [{ stock: { meat: 1 } }, { stock: { franc: 1 } }] }))
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(
        happened({ type: 'loans-taken', seat: bea, loans: 1, francs: 4 }),
        has(bea, { franc: 1 }),
        happened({ type: 'loans-taken', seat: carlos, loans: 2, francs: 8 }),
        has(carlos, { franc: 3 }),
        holds(carlos, { loans: 2 }),
      )
  })

  test('a player who can pay, even with excess, takes no loan', () => {
    roundEnd({ others: [{ stock: { meat: 2 } }, { stock: { bread: 2 } }] }).expect(
      neverHappened('loans-taken'),
      has(bea, { meat: 1 }),
      has(carlos, {}),
    )
  })

  test('nobody has to sell: the standing order takes a loan instead', () => {
    roundEnd({ others: [{ ships: ['ms-doris'], buildings: ['clay-mound'] }, { stock: { fish: 3 } }] }).expect(
      holds(bea, { loans: 1, ships: ['ms-doris'], buildings: ['clay-mound'] }),
      neverHappened('sold', 'ship-sold'),
    )
  })

  test('a player who is asked may sell first, and then says that they pay', () => {
    asking({}, { buildings: ['joinery'] })
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'sell', building: 'joinery' })
      .expect(has(carlos, { franc: 4 }), neverHappened('fed'), asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'feed' })
      .expect(
        has(carlos, { franc: 1 }),
        holds(carlos, { loans: 0 }),
        neverHappened('loans-taken'),
        asked([bea, 'turn-29']),
      )
  })

  test('by rules 1: a player who is asked may sell first, and then pays automatically when no choice is left', () => {
    asking({}, { buildings: ['joinery'] }, 1)
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'sell', building: 'joinery' })
      .expect(has(carlos, { franc: 1 }), holds(carlos, { loans: 0 }), asked([bea, 'turn-29']))
  })

  test('a player stays asked until they pay, even if they repaid a loan with the francs for it', () => {
    asking({ franc: 6, fish: 3 }, { loans: 1 })
      .when(carlos, { type: 'repay', loans: 1 })
      .expect(has(carlos, { franc: 1, fish: 3 }), asked([carlos, 'feeding-4']))
    asking({ franc: 6 }, { loans: 1, buildings: ['joinery'] })
      .when(carlos, { type: 'repay', loans: 1 }, { type: 'sell', building: 'joinery' })
      .expect(has(carlos, { franc: 5 }), neverHappened('loans-taken'), asked([carlos, 'feeding-4']))
  })

  test('a player with exactly enough who could sell to pay otherwise is asked, too; by rules 1 they are not', () => {
    const enough = [{ fish: 3 }, { buildings: ['joinery'] }] as const
    asking(...enough)
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'sell', building: 'joinery' }, { type: 'feed', pay: { franc: 3 } })
      .expect(has(carlos, { fish: 3, franc: 1 }))
    asking(...enough, 1).expect(has(carlos, {}), asked([bea, 'turn-29']))
    // More than enough in one token is no choice either, until something is sold.
    asking({ meat: 2 }, { ships: ['ms-doris'] }).expect(asked([carlos, 'feeding-4']))
    asking({ meat: 2 }, { ships: ['ms-doris'] }, 1).expect(has(carlos, { meat: 1 }))
    // A player with exactly enough and nothing to sell has nothing to decide.
    asking({ fish: 3 }).expect(has(carlos, {}), asked([bea, 'turn-29']))
  })

  test('a player who could buy back pawned food is asked, too; by rules 3 they are not', () => {
    const pawned = [{ franc: 2 }, { pawned: ['meat'] }] as const
    asking(...pawned, 4)
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'redeem', good: 'meat' }, { type: 'feed' })
      .expect(has(carlos, {}), holds(carlos, { loans: 0, pawned: [] }))
    asking(...pawned, 3).expect(holds(carlos, { loans: 1 }))
    // Nothing else that is pawned could feed anybody.
    asking({ franc: 2 }, { pawned: ['wood'] }, 4).expect(holds(carlos, { loans: 1 }))
    asking({ franc: 1 }, { pawned: ['meat'] }, 4).expect(holds(carlos, { loans: 1 }))
  })

  test('a ship that is sold to pay no longer feeds anybody', () => {
    // Round 7 demands 6; an iron ship feeds 4 of them.
    given(
      anasTurn({
        turn: 48,
        stock: { franc: 6 },
        others: [
          { stock: { franc: 6 } },
          { feeding: 'ask', ships: ['calais'], buildings: ['joinery'], stock: { fish: 1 } },
        ],
      }),
    )
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(asked([carlos, 'feeding-7']))
      .when(carlos, { type: 'sell-ship', ship: 'calais' })
      .expect(happened({ type: 'demand-grew', seat: carlos, food: 6 }), asked([carlos, 'feeding-7']))
      .when(carlos, { type: 'feed' })
      .expect(happened({ type: 'fed', seat: carlos, food: 6, paid: { fish: 1, franc: 5 } }), has(carlos, { franc: 1 }))
  })

  test('or takes a loan: then everything goes, and no other payment is accepted', () => {
    const story = asking({ fish: 1 }, { buildings: ['joinery'] }).expect(asked([carlos, 'feeding-4']))
    story.when(carlos, { type: 'feed', pay: { fish: 1 } }).expect(isRefused('everything-goes'))
    story
      .when(carlos, { type: 'feed' })
      .expect(has(carlos, { franc: 2 }), holds(carlos, { loans: 1, buildings: ['joinery'] }))
    const form = choices(story.state, carlos).find(({ move }) => move.type === 'feed')
    expect(form).toMatchObject({ fields: [], example: { type: 'feed', pay: { fish: 1, franc: 2 } } })
    story
      .when(carlos, { type: 'feed', pay: { fish: 1, franc: 2 } })
      .expect(has(carlos, { franc: 2 }), holds(carlos, { loans: 1, buildings: ['joinery'] }))
  })
})

describe('Rulebook: Feeding by players who ask for the question', () => {
  test('all are asked at the same time, and answer in any order', () => {
    const both = { feeding: 'ask' as const, stock: { fish: 3, franc: 3 } }
    roundEnd({ others: [both, both] })
      .expect(asked([bea, 'feeding-4'], [carlos, 'feeding-4']))
      .when(carlos, { type: 'feed', pay: { franc: 3 } })
      .expect(asked([bea, 'feeding-4']), has(carlos, { fish: 3 }), neverHappened('feeding-ended'))
      .when(bea, { type: 'feed', pay: { fish: 2, franc: 1 } })
      .expect(has(bea, { fish: 1, franc: 2 }), happened({ type: 'feeding-ended' }), asked([bea, 'turn-29']))
  })

  test('pays what the answer says or, by default, sensibly', () => {
    asking({ meat: 1, franc: 5 })
      .when(carlos, { type: 'feed' })
      .expect(has(carlos, { franc: 5 }))
    asking({ meat: 1, franc: 5 })
      .when(carlos, { type: 'feed', pay: { franc: 3 } })
      .expect(has(carlos, { meat: 1, franc: 2 }))
    asking({ bread: 2, fish: 1 })
      .when(carlos, { type: 'feed', pay: { bread: 2 } })
      .expect(has(carlos, { fish: 1 }))
  })

  test('too little is refused, and so is a superfluous token, or something inedible', () => {
    const story = asking({ meat: 1, fish: 2, franc: 5, wood: 1 })
    story.when(carlos, { type: 'feed', pay: { fish: 2 } }).expect(isRefused('payment-short', { missing: { food: 1 } }))
    story
      .when(carlos, { type: 'feed', pay: { meat: 1, fish: 1 } })
      .expect(isRefused('payment-too-much', { tooMuch: { fish: 1 } }))
    story.when(carlos, { type: 'feed', pay: { wood: 1, franc: 3 } }).expect(isRefused('not-a-payment'))
    story.when(carlos, { type: 'feed', pay: { bread: 2 } }).expect(isRefused('cannot-pay'))
  })

  test('nobody is asked without a decision to make', () => {
    asking({ fish: 3 }).expect(asked([bea, 'turn-29']), has(carlos, {}))
    asking({ fish: 2 }).expect(asked([bea, 'turn-29']), holds(carlos, { loans: 1 }))
    asking({ franc: 9 }).expect(asked([bea, 'turn-29']), has(carlos, { franc: 6 }))
    asking({}, { ships: ['dina'] }).expect(asked([bea, 'turn-29']), holds(carlos, { ships: ['dina'] }))
  })

  test('others have nothing to pay then, and nobody at other times', () => {
    asking({ fish: 3, franc: 3 }).when(bea, { type: 'feed' }).expect(isRefused('nothing-to-pay'))
    given(anasTurn()).when(ana, { type: 'feed' }).expect(isRefused('nothing-to-pay'))
  })

  test('the round goes on for nobody while anybody is asked', () => {
    asking({ fish: 3, franc: 3 }).when(bea, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-now'))
  })
})

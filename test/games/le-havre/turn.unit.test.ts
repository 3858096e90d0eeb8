import { describe, expect, test } from 'vitest'
import { schedule } from '../../../src/games/le-havre/data/rounds.ts'
import { tileIds, tiles } from '../../../src/games/le-havre/data/supply-tiles.ts'
import { offers } from '../../../src/games/le-havre/items.ts'
import type { State } from '../../../src/games/le-havre/state.ts'
import {
  anasTurn,
  asked,
  given,
  happened,
  has,
  holds,
  inOrder,
  isRefused,
  lies,
  neverHappened,
  offered,
  opened,
} from './story.ts'
import { ana, bea, carlos, type Layout, table } from './table.ts'

/** Plays this many turns with the first choice each time. */
function afterTurns(state: State, turns: number): State {
  let now = state
  while (now.turn < turns && now.phase.name === 'turn') {
    const { seat, stage } = now.phase
    const offer = offers.find((one) => now.offers[one] > 0)
    const move = stage === 'supply' ? { type: 'supply' } : { type: 'take-offer', offer }
    now = given(now).when(seat, move).expect().state
  }
  return now
}

const knownTiles = (state: State) => state.tiles.length

describe('Rulebook: Course of the game', () => {
  test.each([
    [1, [0, 0, 0]],
    [2, [0, 1, 0]],
    [3, [0, 1, 2]],
    [4, [0, 3, 2]],
    [5, [0, 2, 4]],
  ])('with %i players a round is seven turns, and the next seat opens the next one', (seats, openers) => {
    const opener = (round: number) => afterTurns(opened(seats).state, 7 * round).phase
    expect([0, 1, 2].map(opener)).toMatchObject(openers.map((seat) => ({ name: 'turn', seat })))
  })

  test.each([
    ['full', [7, 14, 18, 20, 20]],
    ['short', [4, 8, 12, 12, 15]],
  ] as const)('%s game: the number of rounds for one to five players', (length, rounds) => {
    expect([1, 2, 3, 4, 5].map((seats) => schedule[length][seats]?.length)).toEqual(rounds)
  })

  test.each([
    ['full', 1, [49]],
    ['full', 2, [49, 49]],
    ['short', 2, [28, 28]],
    ['short', 3, [28, 28, 28]],
  ] as const)(
    '%s game for %i: everybody has the same number of turns, then the first seat opens the final phase',
    (length, seats, turns) => {
      const all = turns.reduce((so, own) => so + own, 0)
      const { phase } = afterTurns(opened(seats, { length }).state, all)
      expect(phase).toMatchObject({ name: 'turn', seat: ana, final: turns.map((_, seat) => seat).slice(1) })
    },
  )

  test('a turn ends automatically after the main action, unless the move says that the seat stays', () => {
    given(anasTurn())
      .when(ana, { type: 'take-offer', offer: 'wood', stay: true })
      .expect(asked([ana, 'turn-25']), neverHappened('turn-ended'))
      .when(ana, { type: 'end-turn' })
      .expect(asked([bea, 'turn-26']))
    given(anasTurn())
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(asked([bea, 'turn-26']))
  })

  test('a turn has exactly one main action', () => {
    const before = given(anasTurn({ town: ['building-firm-1', 'black-market'], offers: { franc: 0 } }))
    before.when(ana, { type: 'end-turn' }).expect(isRefused('not-now'))
    const done = before.when(ana, { type: 'take-offer', offer: 'wood', stay: true })
    done.when(ana, { type: 'take-offer', offer: 'clay' }).expect(isRefused('not-now'))
    done.when(ana, { type: 'enter', building: 'black-market' }).expect(isRefused('not-now'))
    before.when(bea, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-your-turn'))
    before.when(bea, { type: 'end-turn' }).expect(isRefused('not-your-turn'))
  })

  test('a disc stays where it is when its seat does something else', () => {
    given(anasTurn({ town: ['clay-mound'], ana: { disc: 'clay-mound' } }))
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(holds(ana, { disc: 'clay-mound' }))
  })
})

describe('Rulebook: Supply', () => {
  test('in round 1 each ship reveals the next tile; afterwards the seven stay as they are', () => {
    const { state } = opened(3)
    expect([0, 1, 5, 6, 7, 20].map((turns) => knownTiles(afterTurns(state, turns)))).toEqual([1, 2, 6, 7, 7, 7])
    expect(afterTurns(state, 6).tiles.toSorted()).toEqual(tileIds.toSorted())
    expect(afterTurns(state, 9).tiles).toEqual(afterTurns(state, 6).tiles)
  })

  test('each round begins on the first tile again', () => {
    const before = table({
      turn: 6,
      phase: { seat: ana },
      others: [{ stock: { franc: 2 } }, { stock: { franc: 2 } }],
      stock: { franc: 2 },
    })
    given(before)
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(happened({ type: 'supplied', seat: bea, tile: before.tiles[0] }))
  })

  test('the tile of a turn adds one of each of its two goods to the offers, before the seat acts', () => {
    // The next turn is on the fifth tile: wood and fish.
    given(anasTurn({ offers: { wood: 3, fish: 0 } }))
      .when(ana, { type: 'take-offer', offer: 'clay' })
      .expect(
        happened({ type: 'supplied', seat: bea, tile: 'wood-fish', adds: ['wood', 'fish'], owing: [] }),
        offered({ franc: 1, fish: 1, wood: 4, iron: 1, grain: 1, cattle: 1 }),
        asked([bea, 'turn-26']),
      )
  })

  test('the seven tiles of a round bring 4 wood, 3 fish, 2 clay, 2 francs, 1 iron, 1 grain and 1 cattle', () => {
    const adds = tileIds.flatMap((tile) => tiles[tile].adds)
    const brought = Object.fromEntries(offers.map((offer) => [offer, adds.filter((one) => one === offer).length]))
    expect(brought).toEqual({ wood: 4, fish: 3, clay: 2, franc: 2, iron: 1, grain: 1, cattle: 1 })
    expect(tileIds.filter((tile) => tiles[tile].interest)).toEqual(['wood-fish'])
  })
})

describe('Rulebook: Interest', () => {
  /** Ana has the turn; the next one is on the tile that bears interest. */
  const beforeInterest = (layout: Layout = {}) => given(anasTurn(layout))
  const passOn = { type: 'take-offer', offer: 'clay' }

  test('every player with a loan pays one franc, however many loans, even those without the turn', () => {
    beforeInterest({
      stock: { franc: 3 },
      ana: { loans: 1 },
      others: [{ stock: { franc: 3 } }, { loans: 3, stock: { franc: 3 } }],
    })
      .when(ana, passOn)
      .expect(
        happened({ type: 'supplied', seat: bea, owing: [ana, carlos] }),
        happened({ type: 'interest-paid', seat: ana, francs: 1 }),
        happened({ type: 'interest-paid', seat: carlos, francs: 1 }),
        has(ana, { franc: 2, clay: 1 }),
        has(bea, { franc: 3 }),
        has(carlos, { franc: 2 }),
        asked([bea, 'turn-26']),
      )
  })

  test('other tiles bear none', () => {
    given(anasTurn({ turn: 9, phase: { seat: ana }, ana: { loans: 1 }, others: [{ loans: 1 }, { loans: 1 }] }))
      .when(ana, passOn)
      .expect(neverHappened('interest-paid', 'loans-taken'), asked([bea, 'turn-11']))
  })

  test('a player without a franc takes a loan and pays with it; food cannot pay interest', () => {
    beforeInterest({ others: [{}, { loans: 1, stock: { fish: 5 } }] })
      .when(ana, passOn)
      .expect(
        happened({ type: 'loans-taken', seat: carlos, loans: 1, francs: 4 }),
        has(carlos, { fish: 5, franc: 3 }),
        holds(carlos, { loans: 2 }),
      )
  })

  test('by rules 1: a player who is asked may sell instead; then the interest is paid automatically', () => {
    const asking = { loans: 1, feeding: 'ask' as const, buildings: ['clay-mound' as const] }
    const story = beforeInterest({ rules: 1, others: [{}, asking] }).when(ana, passOn)
    story.expect(asked([carlos, 'interest-26']), neverHappened('loans-taken'))
    story
      .when(carlos, { type: 'sell', building: 'clay-mound' })
      .expect(has(carlos, {}), holds(carlos, { loans: 1, buildings: [] }), asked([bea, 'turn-26']))
    story
      .when(carlos, { type: 'pay-interest' })
      .expect(
        has(carlos, { franc: 3 }),
        holds(carlos, { loans: 2, buildings: ['clay-mound'] }),
        asked([bea, 'turn-26']),
      )
  })

  test('by rules 1: players with a franc, with nothing to sell, or with the default order are not asked', () => {
    const holding = (carlosHas: object) =>
      beforeInterest({ rules: 1, others: [{}, { loans: 1, feeding: 'ask', ...carlosHas }] }).when(ana, passOn)
    holding({ buildings: ['clay-mound'], stock: { franc: 1 } }).expect(asked([bea, 'turn-26']), has(carlos, {}))
    holding({}).expect(asked([bea, 'turn-26']), holds(carlos, { loans: 2 }))
    holding({ buildings: ['clay-mound'], feeding: 'automatic' }).expect(
      asked([bea, 'turn-26']),
      holds(carlos, { loans: 2 }),
    )
  })

  test('by rules 1: the main action waits until everybody has paid', () => {
    const asking = { loans: 1, feeding: 'ask' as const, buildings: ['clay-mound' as const] }
    const story = beforeInterest({ rules: 1, others: [{ stock: { franc: 9 } }, asking] }).when(ana, passOn)
    story.when(bea, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-now'))
    story.when(bea, { type: 'buy', building: 'clay-mound' }).expect(isRefused('not-now'))
    story.when(bea, { type: 'pay-interest' }).expect(isRefused('nothing-to-pay'))
  })

  test('by rules 1: the default order, switched back on, pays at once', () => {
    const asking = { loans: 1, feeding: 'ask' as const, buildings: ['clay-mound' as const] }
    beforeInterest({ rules: 1, others: [{}, asking] })
      .when(ana, passOn)
      .when(carlos, { type: 'standing-order', feeding: 'automatic' })
      .expect(holds(carlos, { loans: 2, feeding: 'automatic' }), asked([bea, 'turn-26']))
  })

  test('the seat to move is asked before its supply, only if it has a loan and the tile bears interest', () => {
    const withLoan = beforeInterest({ others: [{ loans: 1, stock: { franc: 6 } }] }).when(ana, passOn)
    withLoan.expect(asked([bea, 'supply-26']), neverHappened('supplied', 'interest-paid'))
    withLoan
      .when(bea, { type: 'supply' })
      .expect(inOrder('supplied', 'interest-paid'), has(bea, { franc: 5 }), asked([bea, 'turn-26']))
    beforeInterest({ others: [{}, { loans: 1, stock: { franc: 1 } }] })
      .when(ana, passOn)
      .expect(happened({ type: 'supplied', seat: bea }))
    given(anasTurn({ turn: 9, others: [{ loans: 1, stock: { franc: 5 } }] }))
      .when(ana, passOn)
      .expect(happened({ type: 'supplied', seat: bea }), asked([bea, 'turn-11']))
  })

  test('right before it, a loan can be repaid: then nothing is due', () => {
    beforeInterest({ others: [{ loans: 1, stock: { franc: 5 } }] })
      .when(ana, passOn)
      .when(bea, { type: 'repay', loans: 1 })
      .expect(happened({ type: 'supplied', seat: bea, owing: [] }), has(bea, {}), holds(bea, { loans: 0 }))
  })

  test('before its supply the seat may buy and sell, but not act', () => {
    const story = beforeInterest({
      town: ['clay-mound'],
      others: [{ loans: 1, stock: { franc: 6 }, buildings: ['joinery'] }],
    }).when(ana, passOn)
    story
      .when(bea, { type: 'buy', building: 'clay-mound' }, { type: 'sell', building: 'joinery' })
      .expect(holds(bea, { buildings: ['clay-mound'] }), asked([bea, 'supply-26']))
    story.when(bea, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-now'))
    story.when(bea, { type: 'enter', building: 'clay-mound' }).expect(isRefused('not-now'))
  })

  test('only the seat to move makes its supply, and not in the middle of a turn', () => {
    beforeInterest({ others: [{ loans: 1, stock: { franc: 6 } }] })
      .when(ana, passOn)
      .when(carlos, { type: 'supply' })
      .expect(isRefused('not-your-turn'))
    given(anasTurn()).when(ana, { type: 'supply' }).expect(isRefused('not-now'))
  })

  test.each([
    [3, true, 3, 2],
    [3, true, 2, 1],
    [3, true, 5, 2],
    [3, false, 3, 1],
    [2, true, 2, 2],
    [1, true, 3, 1],
  ])('%i players, two-franc rule %s: with %i loans the interest is %i', (seats, twoFrancInterest, loans, francs) => {
    const turn = 11 + (seats - (11 % seats))
    const interestAt = turn % 7
    const others = tileIds.filter((tile) => tile !== 'wood-fish')
    const order = [...others.slice(0, interestAt), 'wood-fish' as const, ...others.slice(interestAt)]
    const state = table({
      seats,
      turn,
      tiles: order,
      options: { twoFrancInterest },
      stock: { franc: 9 },
      ana: { loans },
      phase: { seat: ana, stage: 'supply' },
    })
    given(state)
      .expect(asked([ana, `supply-${turn + 1}`]))
      .when(ana, { type: 'supply' })
      .expect(
        happened({ type: 'interest-paid', seat: ana, francs }),
        lies((now) => now.seats[0]?.stock.franc, 9 - francs),
      )
  })

  test('there is none in the final phase', () => {
    given(anasTurn({ turn: 126, phase: { final: [bea, carlos] }, others: [{ loans: 2 }, { loans: 2 }] }))
      .when(ana, passOn)
      .expect(neverHappened('supplied', 'interest-paid'), asked([bea, 'final-2']))
  })
})

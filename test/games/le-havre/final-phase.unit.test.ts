import { describe, expect, test } from 'vitest'
import { choices } from '../../../src/games/le-havre/decisions.ts'
import type { TurnPhase } from '../../../src/games/le-havre/state.ts'
import {
  anasTurn,
  asked,
  ended,
  given,
  happened,
  has,
  holds,
  inOrder,
  isRefused,
  lies,
  neverHappened,
  offered,
} from './story.ts'
import { ana, bea, carlos, type Layout } from './table.ts'

/** Ana's final action with three players. */
const final = (layout: Layout = {}, phase: Partial<TurnPhase> = {}) =>
  given(anasTurn({ turn: 126, phase: { final: [bea, carlos], ...phase }, ...layout }))

const take = (offer: string) => ({ type: 'take-offer', offer })

describe('Rulebook: Final actions', () => {
  test('after the last round everybody has one main action, from the first seat on, and then the match is over', () => {
    const rich = { stock: { franc: 20 } }
    given(anasTurn({ turn: 125, ana: rich, others: [rich, rich], phase: { seat: carlos } }))
      .when(carlos, take('fish'))
      .expect(asked([ana, 'final-3']), inOrder('ship-arrived', 'turn-began'))
      .when(ana, take('wood'))
      .expect(asked([bea, 'final-2']))
      .when(bea, take('clay'))
      .expect(asked([carlos, 'final-1']))
      .when(carlos, take('iron'))
      .expect(
        ended('rounds', 2, 2, 1),
        asked(),
        lies(({ turn }) => turn, 126),
      )
  })

  test('there is no supply: the offers stay as they are', () => {
    final({ offers: { wood: 4 } })
      .when(ana, take('wood'))
      .expect(neverHappened('supplied'), offered({ franc: 1, fish: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }))
  })

  test('nobody feeds again', () => {
    final({}, { final: [] })
      .when(ana, take('wood'))
      .expect(neverHappened('feeding-began', 'harvested', 'fed'), ended('rounds', 1, 1, 1))
  })

  test('nothing can be bought', () => {
    final({ town: ['clay-mound'], stock: { franc: 9 } })
      .when(ana, { type: 'buy', building: 'clay-mound' })
      .expect(isRefused('no-purchase-now'))
  })

  test('all may repay loans, and sell buildings and ships', () => {
    final({
      ana: { loans: 1, stock: { franc: 5 } },
      others: [{ buildings: ['joinery'] }, { ships: ['dina'] }],
    })
      .when(ana, { type: 'repay', loans: 1 })
      .when(bea, { type: 'sell', building: 'joinery' })
      .when(carlos, { type: 'sell-ship', ship: 'dina' })
      .expect(holds(ana, { loans: 0 }), has(bea, { franc: 4 }), has(carlos, { franc: 1 }))
  })

  test('occupied buildings can be entered, for their fees', () => {
    final({
      stock: { fish: 1 },
      others: [
        { buildings: ['clay-mound'], disc: 'clay-mound' },
        { disc: 'clay-mound', stock: { fish: 1 } },
      ],
    })
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(holds(ana, { disc: 'clay-mound' }), has(ana, { clay: 3 }), has(bea, { fish: 1 }))
      .when(bea, take('wood'))
      .expect(asked([carlos, 'final-1']))
  })

  test('except the one with one’s own disc', () => {
    final({ town: ['clay-mound'], ana: { disc: 'clay-mound', stock: { fish: 1 } } })
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(isRefused('your-disc-is-there', { building: 'clay-mound' }))
  })

  test('unless it went home in between', () => {
    final({ ana: { buildings: ['clay-mound'], disc: 'clay-mound', stock: { fish: 1 } } })
      .when(ana, { type: 'sell', building: 'clay-mound' }, { type: 'enter', building: 'clay-mound', fee: { fish: 1 } })
      .expect(holds(ana, { disc: 'clay-mound' }))
  })

  test('when a building is sold, all discs in it go home, and a seat that has not acted yet may enter it', () => {
    final(
      {
        ana: { disc: 'clay-mound' },
        others: [{ buildings: ['clay-mound'] }, { disc: 'clay-mound', stock: { fish: 1 } }],
      },
      { seat: bea, final: [carlos] },
    )
      .when(bea, { type: 'sell', building: 'clay-mound' })
      .expect(holds(ana, { disc: null }), holds(carlos, { disc: null }))
      .when(bea, take('wood'))
      .when(carlos, { type: 'enter', building: 'clay-mound' })
      .expect(happened({ type: 'entered', seat: carlos, building: 'clay-mound' }))
  })

  test('buildings and ships can still be built', () => {
    final({
      town: ['wharf-12', 'building-firm-1'],
      ships: { wooden: ['dina'] },
      piles: [['marketplace'], [], []],
      stock: { wood: 8, franc: 2 },
      others: [{ stock: { wood: 2 } }],
    })
      .when(ana, { type: 'enter', building: 'wharf-12', shipType: 'wooden' })
      .expect(holds(ana, { ships: ['dina'] }))
      .when(bea, { type: 'enter', building: 'building-firm-1', build: 'marketplace' })
      .expect(holds(bea, { buildings: ['marketplace'] }))
  })

  test('the ship of the last round card can be built', () => {
    const rich = { stock: { franc: 20 } }
    given(
      anasTurn({
        turn: 125,
        modernised: ['wharf-12'],
        town: ['wharf-12'],
        ana: { stock: { franc: 20, steel: 3, coal: 1 } },
        others: [rich, rich],
        phase: { seat: carlos },
      }),
    )
      .when(carlos, take('fish'))
      .when(ana, { type: 'enter', building: 'wharf-12', shipType: 'luxury' })
      .expect(holds(ana, { ships: ['ms-andrea'] }))
  })

  describe('Workers’ Cottages, once they are sold in the final phase', () => {
    const cottages = { type: 'sell', building: 'workers-cottages' }
    const owner = { buildings: ['workers-cottages' as const] }
    const twice = (rules = 2) => final({ rules, ana: owner }, { final: [ana, bea, carlos] })

    test('before or after the first action: their seller has no second one, and others keep their questions', () => {
      twice()
        .expect(asked([ana, 'final-4']))
        .when(ana, cottages)
        .expect(asked([ana, 'final-4']))
        .when(ana, take('wood'))
        .expect(asked([bea, 'final-2']))
      twice()
        .when(ana, { ...take('wood'), stay: true }, cottages, { type: 'end-turn' })
        .expect(asked([bea, 'final-2']))
      const beas = { others: [owner] }
      final(beas, { final: [bea, bea, carlos] })
        .when(bea, cottages)
        .expect(asked([ana, 'final-4']))
        .when(ana, take('wood'))
        .expect(asked([bea, 'final-3']))
        .when(bea, take('clay'))
        .expect(asked([carlos, 'final-1']))
    })

    test('in the turn of the second action: that is over', () => {
      twice()
        .when(ana, take('wood'), cottages)
        .expect(asked([bea, 'final-2']), has(ana, { franc: 6, wood: 1 }))
      twice()
        .when(ana, take('wood'), { ...take('clay'), stay: true }, cottages)
        .expect(asked([ana, 'final-3']))
    })

    test('after both nothing is lost, nor by selling anything else', () => {
      twice()
        .when(ana, take('wood'), take('clay'), cottages)
        .expect(asked([bea, 'final-2']))
      final({ ana: { buildings: ['workers-cottages', 'clay-mound'] } }, { final: [ana, bea, carlos] })
        .when(ana, { type: 'sell', building: 'clay-mound' }, take('wood'))
        .expect(asked([ana, 'final-3']))
    })

    test('before the final phase the turn goes on', () => {
      given(anasTurn({ ana: owner }))
        .when(ana, cottages)
        .expect(asked([ana, 'turn-25']))
    })

    test('by rules 1: both actions stay', () => {
      twice(1)
        .when(ana, cottages, take('wood'))
        .expect(asked([ana, 'final-3']))
      twice(1)
        .when(ana, take('wood'), cottages)
        .expect(asked([ana, 'final-3']))
    })
  })

  test('Workers’ Cottages: their owner has two, one after the other, not both in the same building', () => {
    const rich = { stock: { franc: 20 } }
    given(
      anasTurn({
        turn: 125,
        town: ['clay-mound'],
        ana: { stock: { franc: 25 }, buildings: ['workers-cottages'] },
        others: [rich, rich],
        phase: { seat: carlos },
      }),
    )
      .when(carlos, take('fish'))
      .expect(
        asked([ana, 'final-4']),
        lies(({ phase }) => phase.name === 'turn' && phase.final, [ana, bea, carlos]),
      )
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(asked([ana, 'final-3']))
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(isRefused('your-disc-is-there'))
      .when(ana, take('wood'))
      .expect(asked([bea, 'final-2']))
  })

  test.each([
    ['full', 49, 250, 'alone-poor'],
    ['full', 49, 251, 'alone-fair'],
    ['full', 49, 350, 'alone-fair'],
    ['full', 49, 351, 'alone-good'],
    ['full', 49, 400, 'alone-good'],
    ['full', 49, 401, 'alone-excellent'],
    ['short', 28, 80, 'alone-poor'],
    ['short', 28, 81, 'alone-fair'],
    ['short', 28, 120, 'alone-fair'],
    ['short', 28, 121, 'alone-good'],
    ['short', 28, 160, 'alone-good'],
    ['short', 28, 161, 'alone-excellent'],
  ] as const)(
    'alone, %s game: it ends after turn %i and the final action; %i points are %s',
    (length, turn, franc, reason) => {
      const options = { length }
      given(anasTurn({ seats: 1, turn, options, stock: { franc }, phase: { final: [] } }))
        .when(ana, take('wood'))
        .expect(ended(reason, 1), asked())
    },
  )
})

describe('the very end', () => {
  test('repays loans as far as the francs go, since the last fee comes too late for the player to do so', () => {
    final(
      {
        ana: { stock: { fish: 1, franc: 4 } },
        others: [
          { buildings: ['clay-mound'], loans: 3, stock: { franc: 12 } },
          { loans: 1, stock: { franc: 4 } },
        ],
      },
      { final: [] },
    )
      .when(ana, { type: 'enter', building: 'clay-mound' })
      .expect(
        happened({ type: 'loans-repaid', seat: bea, loans: 2, francs: 10 }),
        holds(bea, { loans: 1 }),
        holds(carlos, { loans: 1 }),
        inOrder('turn-ended', 'loans-repaid', 'ended'),
      )
  })

  test('between two players is the end of all rounds, too, without the ranks of a match alone', () => {
    final({ seats: 2, turn: 98 }, { final: [] })
      .when(ana, take('wood'))
      .expect(ended('rounds', 1, 1))
  })

  test('leaves no more moves', () => {
    const others = [{ pawned: ['iron' as const], stock: { franc: 2 } }]
    const over = final({ others }, { final: [] }).when(ana, take('wood')).expect()
    over.when(ana, take('clay')).expect(isRefused('match-over'))
    over.when(bea, { type: 'repay', loans: 1 }).expect(isRefused('match-over'))
    over.when(bea, { type: 'redeem', good: 'iron' }).expect(isRefused('match-over'))
    over.when(bea, { type: 'sell', building: 'joinery' }).expect(isRefused('match-over'))
    over.when(bea, { type: 'feed' }).expect(isRefused('match-over'))
    over.when(bea, { type: 'standing-order', feeding: 'ask' }).expect(isRefused('match-over'))
    expect(over.state.phase.name).toBe('over')
    expect(choices(over.state, bea)).toEqual([])
  })

  test('closes a look at the special buildings that is still open', () => {
    final(
      { specialsLeft: 6, specials: { top: ['bakery', 'tavern'] }, ana: { buildings: ['marketplace'] } },
      { final: [] },
    )
      .when(ana, { type: 'enter', building: 'marketplace', goods: ['coal', 'hides'] })
      .expect(ended('rounds', 1, 2, 2), asked())
  })
})

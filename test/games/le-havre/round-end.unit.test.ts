import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../src/games/le-havre/items.ts'
import { anasTurn, asked, given, happened, has, inOrder, lies, neverHappened, opened } from './story.ts'
import { ana, bea, carlos, type Layout } from './table.ts'

/** Rounds of three players, given by the turns before the last one; Ana or another seat takes that. */
const fed = { stock: { franc: 20 } }
const roundEnd = (round: number, layout: Layout = {}) => {
  const turn = 7 * round - 1
  const seat = turn % 3
  return given(anasTurn({ turn, ana: fed, others: [fed, fed], phase: { seat }, ...layout })).when(seat, {
    type: 'take-offer',
    offer: 'iron',
  })
}

describe('Rulebook: End of a round', () => {
  test('harvest, feeding, city builds, new ship, and then the next seat opens the next round', () => {
    roundEnd(3, { piles: [['fishery'], [], []], ana: { stock: { franc: 20, grain: 1 } } }).expect(
      inOrder(
        'turn-ended',
        'harvested',
        'feeding-began',
        'fed',
        'fed',
        'fed',
        'feeding-ended',
        'city-built',
        'ship-arrived',
        'turn-began',
      ),
      happened({ type: 'turn-began', seat: ana, final: null }),
      asked([ana, 'turn-22']),
    )
  })

  test('it comes after the seventh turn, and after no other', () => {
    given(anasTurn({ turn: 25, phase: { seat: bea } }))
      .when(bea, { type: 'take-offer', offer: 'iron' })
      .expect(neverHappened('harvested', 'feeding-began', 'ship-arrived'))
  })
})

describe('Rulebook: Harvest', () => {
  const harvest = (stock: Counts, more: object = {}) => {
    const { state } = roundEnd(2, { others: [{ stock: { franc: 20, ...stock }, ...more }, fed] }).expect()
    const { grain = 0, cattle = 0 } = state.seats[bea]?.stock ?? {}
    return { grain, cattle }
  }

  test.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [9, 10],
  ])('%i grain become %i', (before, after) => {
    expect(harvest(before === 0 ? {} : { grain: before }).grain).toBe(after)
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 4],
    [9, 10],
  ])('%i cattle become %i', (before, after) => {
    expect(harvest(before === 0 ? {} : { cattle: before }).cattle).toBe(after)
  })

  test.each([
    [1, 1],
    [2, 4],
    [6, 8],
    [7, 8],
  ])('appendix: Feedlot, %i cattle become %i', (before, after) => {
    expect(harvest({ cattle: before }, { buildings: ['feedlot'] }).cattle).toBe(after)
  })

  test('if the card says so, nothing grows', () => {
    // Round 6 has no harvest.
    roundEnd(6, { others: [{ stock: { franc: 20, grain: 3, cattle: 3 } }, fed] }).expect(
      happened({ type: 'harvested', seats: [] }),
      has(bea, { franc: 15, grain: 3, cattle: 3 }),
    )
  })
})

describe('Rulebook: City builds', () => {
  /** Round 3 has a standard city build. */
  const built = (...piles: Layout['piles'] & object) => roundEnd(3, { piles })

  test('the lowest number on top of the piles joins the town for free; the card below is revealed at once', () => {
    built(['clay-mound', 'wharf-12'], ['black-market'], ['bakehouse', 'smokehouse']).expect(
      happened({ type: 'city-built', building: 'bakehouse', pile: 2 }),
      lies(({ town }) => town, ['bakehouse']),
      lies(({ piles }) => piles, [['clay-mound', 'wharf-12'], ['black-market'], ['smokehouse']]),
    )
  })

  test('even one that nobody could build', () => {
    built(['clay-mound', 'wharf-12'], ['ironworks'], ['bank']).expect(
      happened({ type: 'city-built', building: 'clay-mound' }),
    )
    built(['black-market'], ['ironworks'], ['bank']).expect(happened({ type: 'city-built', building: 'black-market' }))
  })

  test('even the Church, which nobody can buy', () => {
    built(['church'], [], []).expect(lies(({ town }) => town, ['church']))
  })

  test('an empty pile is skipped; if all are empty, nothing happens', () => {
    built([], ['ironworks'], ['bank']).expect(happened({ type: 'city-built', building: 'ironworks', pile: 1 }))
    built([], [], []).expect(neverHappened('city-built'), happened({ type: 'ship-arrived', ship: 'blanche' }))
  })

  test('a building from the city can be bought and entered from the next turn on', () => {
    built(['clay-mound'], [], [])
      .when(ana, { type: 'buy', building: 'clay-mound' }, { type: 'enter', building: 'clay-mound' })
      .expect(lies(({ seats }) => seats[ana]?.disc, 'clay-mound'))
  })

  test('most rounds have none', () => {
    roundEnd(1, { piles: [['marketplace'], [], []], specialsLeft: 6 }).expect(
      neverHappened('city-built', 'special-revealed'),
    )
  })

  test('the other symbol reveals the top special building, which joins the town', () => {
    const { state } = roundEnd(4, { specialsLeft: 2, piles: [['marketplace'], [], []] }).expect(
      neverHappened('city-built'),
    )
    expect(state.specialsLeft).toBe(1)
    expect(state.town).toHaveLength(1)
    expect(state.specials.bag).toHaveLength(35)
    expect(state.specials.bag).not.toContain(state.town[0])
  })

  test('with none left nothing happens', () => {
    roundEnd(4).expect(
      neverHappened('special-revealed'),
      lies(({ town }) => town, []),
    )
  })

  test('the Football Stadium waits until a pile is empty, and then is that pile (ruling K8)', () => {
    const piles: Layout['piles'] = [['fishery'], ['bakehouse'], ['bank']]
    const waiting = roundEnd(4, { specialsLeft: 1, specials: { top: ['football-stadium'], bag: [] }, piles }).expect(
      happened({ type: 'special-revealed', to: 'waiting' }),
      lies(({ waiting }) => waiting, ['football-stadium']),
    )
    given({ ...anasTurn({ piles, stock: { franc: 8 } }), waiting: waiting.state.waiting })
      .when(ana, { type: 'buy', building: 'bakehouse' })
      .expect(
        happened({ type: 'pile-begun', building: 'football-stadium', pile: 1 }),
        lies(({ waiting }) => waiting, []),
        lies(({ piles }) => piles[1] ?? [], ['football-stadium']),
      )
  })

  test('promos: the Dunny goes onto the pile with the highest number, the Football Stadium to an empty pile', () => {
    const revealed = (building: 'dunny' | 'football-stadium', piles: Layout['piles'] & object) =>
      roundEnd(4, { specialsLeft: 1, specials: { top: [building], bag: [] }, piles }).expect(
        happened({ type: 'special-revealed', building }),
      ).state.piles
    expect(revealed('dunny', [['fishery'], ['bank', 'church'], []])).toEqual([
      ['fishery'],
      ['dunny', 'bank', 'church'],
      [],
    ])
    expect(revealed('dunny', [[], [], []])).toEqual([['dunny'], [], []])
    expect(revealed('football-stadium', [['fishery'], [], ['bank']])).toEqual([
      ['fishery'],
      ['football-stadium'],
      ['bank'],
    ])
  })

  test('a Dunny on top is the lowest number', () => {
    built(['marketplace'], ['dunny', 'bank'], []).expect(happened({ type: 'city-built', building: 'dunny' }))
  })
})

describe('Rulebook: New ship', () => {
  test('the round card becomes its ship, on top of the space of its type', () => {
    roundEnd(3, { ships: { wooden: ['apolline', 'dina'], iron: [] } }).expect(
      happened({ type: 'ship-arrived', ship: 'blanche', shipType: 'wooden' }),
      lies(({ ships }) => ships.wooden, ['blanche', 'apolline', 'dina']),
    )
    roundEnd(6, { ships: { wooden: ['dina'] } }).expect(
      lies(({ ships }) => ships, { wooden: ['dina'], iron: ['cherbourg'], steel: [], luxury: [] }),
    )
  })

  test('the luxury liners come in the order 38, 34, 30; the last one in the last round, before the final phase', () => {
    roundEnd(18, { ships: { luxury: ['ms-doris', 'ms-susanne'] } }).expect(
      lies(({ ships }) => ships.luxury, ['ms-andrea', 'ms-doris', 'ms-susanne']),
      happened({ type: 'turn-began', seat: ana, final: [bea, carlos] }),
    )
  })
})

test('Rulebook: Five players, round 1 demands nothing', () => {
  let { state } = opened(5)
  while (state.turn < 7 && state.phase.name === 'turn') {
    const { seat } = state.phase
    const offer = (['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const).find(
      (one) => state.offers[one] > 0,
    )
    state = given(state).when(seat, { type: 'take-offer', offer }).expect(neverHappened('fed', 'loans-taken')).state
  }
  expect(state.phase).toMatchObject({ name: 'turn', seat: 2 })
})

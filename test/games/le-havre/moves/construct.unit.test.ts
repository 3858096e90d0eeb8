import { describe, expect, test } from 'vitest'
import { choices } from '../../../../src/games/le-havre/decisions.ts'
import { anasTurn, asked, given, happened, has, holds, inOrder, isRefused, lies, neverHappened } from '../story.ts'
import { ana, bea, type Layout } from '../table.ts'

const entering = (build: string, more: object = {}) => ({
  type: 'enter',
  building: 'construction-firm',
  build,
  ...more,
})
const building = (build: string, more: object = {}) => ({ type: 'construct', build, ...more })

describe('Construction Firm', () => {
  const firm = (stock: object) =>
    anasTurn({
      town: ['construction-firm'],
      piles: [['marketplace', 'fishery', 'joinery'], ['charcoal-kiln', 'clay-mound'], []],
      stock: { franc: 2, ...stock },
    })

  test('one building, then a second one, which may be the card below; then the turn is over', () => {
    given(firm({ wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'))
      .expect(has(ana, { wood: 1, clay: 1 }), asked([ana, 'turn-25']), neverHappened('turn-ended'))
      .when(ana, building('fishery'))
      .expect(
        holds(ana, { buildings: ['marketplace', 'fishery'], disc: 'construction-firm' }),
        has(ana, {}),
        asked([bea, 'turn-26']),
      )
  })

  test('the fee is paid once', () => {
    given(firm({ franc: 5, wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'), building('fishery'))
      .expect(has(ana, { franc: 3 }))
  })

  test('one building is enough', () => {
    given(firm({ wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'), { type: 'end-turn' })
      .expect(holds(ana, { buildings: ['marketplace'] }), asked([bea, 'turn-26']))
  })

  test('after one building the seat may stay, to sell and to buy', () => {
    given(firm({ wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'), { type: 'end-turn', stay: true })
      .expect(asked([ana, 'turn-25']))
      .when(ana, { type: 'sell', building: 'marketplace' })
      .expect(has(ana, { franc: 3, wood: 1, clay: 1 }))
      .when(ana, building('fishery'))
      .expect(isRefused('not-now'))
  })

  test('if nothing can be built or bought, the turn goes on as usual', () => {
    given(firm({ wood: 2 }))
      .when(ana, entering('marketplace'))
      .expect(asked([bea, 'turn-26']))
    given(firm({ wood: 2 }))
      .when(ana, entering('marketplace', { stay: true }))
      .expect(asked([ana, 'turn-25']))
  })

  test('between the two, cards may be bought, which reveals others', () => {
    given(firm({ franc: 12, wood: 5 }))
      .when(ana, entering('marketplace'), { type: 'buy', building: 'fishery' }, building('joinery'))
      .expect(holds(ana, { buildings: ['marketplace', 'fishery', 'joinery'] }), has(ana, {}), asked([bea, 'turn-26']))
  })

  describe('the match waits for what would make a second building possible', () => {
    const piles: Layout['piles'] = [['charcoal-kiln'], ['cokery'], ['steel-mill']]
    const beside = (town: Layout['town'], stock: object, more: object = {}) =>
      given(anasTurn({ town: ['construction-firm', ...(town ?? [])], piles, ana: { stock, ...more } }))
    const first = entering('charcoal-kiln')

    test('a card of the town that makes it cheaper', () => {
      beside(['masons-guild'], { franc: 12, clay: 1, brick: 1, iron: 2 })
        .when(ana, first, { type: 'buy', building: 'masons-guild' }, building('cokery'))
        .expect(holds(ana, { buildings: ['charcoal-kiln', 'masons-guild', 'cokery'] }), has(ana, {}))
    })

    test('a good that was pawned', () => {
      beside([], { franc: 4, clay: 1, brick: 1, iron: 2 }, { pawned: ['brick'] })
        .when(ana, first, { type: 'redeem', good: 'brick' }, building('cokery'))
        .expect(holds(ana, { buildings: ['charcoal-kiln', 'cokery'], pawned: [] }), has(ana, {}))
    })

    test.each([
      ['the card is too expensive', ['masons-guild'], { franc: 11, clay: 1, brick: 1, iron: 2 }, {}],
      ['the card does not help enough', ['masons-guild'], { franc: 12, clay: 1, iron: 2 }, {}],
      ['the pawned good does not help', [], { franc: 4, clay: 1, brick: 1, iron: 2 }, { pawned: ['fish'] }],
      ['the pawned good is not enough', [], { franc: 4, clay: 1, iron: 2 }, { pawned: ['brick'] }],
      [
        'the francs for the pawned good are missing',
        [],
        { franc: 3, clay: 1, brick: 1, iron: 2 },
        { pawned: ['brick'] },
      ],
    ] as const)('but not if %s', (_why, town, stock, more) => {
      beside([...town], stock, more)
        .when(ana, first)
        .expect(asked([bea, 'turn-26']))
    })

    test('by rules 3 it does not wait', () => {
      const stock = { franc: 12, clay: 1, brick: 1, iron: 2 }
      given(anasTurn({ rules: 3, town: ['construction-firm', 'masons-guild'], piles, stock }))
        .when(ana, first)
        .expect(asked([bea, 'turn-26']))
    })
  })

  test('the firm itself may be bought between the two: the disc goes home, and the action goes on', () => {
    given(firm({ franc: 10, wood: 5, clay: 1 }))
      .when(ana, entering('marketplace'), { type: 'buy', building: 'construction-firm' }, building('charcoal-kiln'))
      .expect(holds(ana, { buildings: ['marketplace', 'construction-firm', 'charcoal-kiln'], disc: null }))
  })

  test('after the second building the seat may stay', () => {
    given(firm({ wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'), building('fishery', { stay: true }))
      .expect(asked([ana, 'turn-25']))
      .when(ana, { type: 'sell', building: 'fishery' })
      .expect(has(ana, { franc: 5 }))
  })

  test('the second is paid like the first: brick for clay, but nothing superfluous', () => {
    const first = given(firm({ wood: 2, brick: 2 })).when(ana, entering('marketplace'))
    first
      .when(ana, building('charcoal-kiln', { materials: { brick: 1 } }))
      .expect(has(ana, { brick: 1 }), happened({ type: 'used', gave: { brick: 1 } }))
    first.when(ana, building('charcoal-kiln', { materials: { brick: 2 } })).expect(isRefused('payment-too-much'))
    first.when(ana, building('fishery')).expect(isRefused('cannot-pay', { missing: { wood: 1 } }))
  })

  test('only affordable cards, on top of a pile', () => {
    const first = given(firm({ wood: 3, brick: 2, clay: 1, franc: 9 })).when(ana, entering('marketplace'))
    first.when(ana, building('joinery')).expect(isRefused('not-on-offer'))
    first
      .when(ana, { type: 'buy', building: 'fishery' })
      .expect(isRefused('cannot-pay'))
      .when(ana, building('charcoal-kiln', { stay: true }), building('clay-mound'))
      .expect(isRefused('not-now'))
    const kiln = given(firm({ wood: 3, brick: 2, clay: 1 })).when(ana, entering('charcoal-kiln'))
    kiln.when(ana, building('clay-mound')).expect(isRefused('cannot-be-built', { building: 'clay-mound' }))
  })

  test('no other main action and no sale in between', () => {
    const first = given(firm({ wood: 3, clay: 1 })).when(ana, entering('marketplace'))
    first.when(ana, { type: 'take-offer', offer: 'wood' }).expect(isRefused('not-now'))
    first.when(ana, { type: 'sell', building: 'marketplace' }).expect(isRefused('inside-an-action'))
    first.when(bea, building('fishery')).expect(isRefused('not-your-turn'))
  })

  test('the choices show the default payment for the second one', () => {
    const { state } = given(firm({ wood: 3, clay: 1 }))
      .when(ana, entering('marketplace'))
      .expect()
    const offered = choices(state, ana).filter(({ move }) => move.type === 'construct')
    expect(offered.map(({ example }) => example)).toEqual([
      { type: 'construct', build: 'fishery', materials: { wood: 1, clay: 1 } },
      { type: 'construct', build: 'charcoal-kiln', materials: { clay: 1 } },
    ])
    expect(choices(state, ana)).toContainEqual(expect.objectContaining({ move: { type: 'end-turn' } }))
  })

  test('the Football Stadium, if it becomes the pile of the first, may be the second (ruling K8)', () => {
    const piles: Layout['piles'] = [['marketplace'], ['clay-mound'], ['black-market']]
    given(
      anasTurn({
        town: ['construction-firm'],
        piles,
        waiting: ['football-stadium'],
        stock: { franc: 2, wood: 3, brick: 2, iron: 2 },
      }),
    )
      .when(ana, entering('marketplace'))
      .expect(inOrder('built', 'stage-began', 'pile-begun'))
      .when(ana, building('football-stadium'))
      .expect(holds(ana, { buildings: ['marketplace', 'football-stadium'] }), has(ana, {}))
  })

  test('in the final phase two may be built as well, but nothing is bought between them', () => {
    const state = { ...firm({ franc: 22, wood: 3, clay: 1 }), turn: 126 }
    const last = { ...state, phase: { ...state.phase, final: [] } }
    given(last)
      .when(ana, entering('marketplace'), { type: 'buy', building: 'fishery' })
      .expect(isRefused('no-purchase-now'))
      .when(ana, building('fishery'))
      .expect(lies(({ phase }) => phase.name, 'over'))
  })
})

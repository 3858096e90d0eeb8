import { describe, expect, test } from 'vitest'
import type { BuildingId } from '../../../../src/games/le-havre/data/building-ids.ts'
import { enter } from '../../../../src/games/le-havre/moves/enter.ts'
import type { State } from '../../../../src/games/le-havre/state.ts'
import { anasTurn, asked, given, happened, has, holds, isRefused, lies, neverHappened } from '../story.ts'
import { ana, bea } from '../table.ts'

const entering = (building: string, more: object = {}) => ({ type: 'enter', building, ...more })

/** The buildings that the seat may enter. */
const open = (state: State) => [...new Set(enter.offer(state, ana).map(({ move }) => move.building))]

describe('Rulebook: Main action, entering a building', () => {
  test('the disc moves into it, from home or from another building, which is then free', () => {
    given(anasTurn({ town: ['clay-mound', 'fishery'], stock: { fish: 1 } }))
      .when(ana, entering('clay-mound'))
      .expect(holds(ana, { disc: 'clay-mound' }), asked([bea, 'turn-26']))
    given(anasTurn({ town: ['clay-mound', 'fishery'], ana: { disc: 'clay-mound' }, others: [{ stock: { fish: 1 } }] }))
      .when(ana, entering('fishery'))
      .expect(holds(ana, { disc: 'fishery' }))
      .when(bea, entering('clay-mound'))
      .expect(holds(bea, { disc: 'clay-mound' }))
  })

  test('not a building with any disc', () => {
    const state = anasTurn({ town: ['fishery'], others: [{ disc: 'fishery' }] })
    given(state)
      .when(ana, entering('fishery'))
      .expect(isRefused('building-occupied', { building: 'fishery' }))
    expect(open(state)).toEqual([])
  })

  test('not a building with one’s own disc: none can be used twice in a row, not even in a solo match', () => {
    const state = anasTurn({
      seats: 1,
      town: ['fishery', 'plant-nursery'],
      ana: { disc: 'fishery', stock: { franc: 9 } },
    })
    given(state)
      .when(ana, entering('fishery'))
      .expect(isRefused('your-disc-is-there', { building: 'fishery' }))
    expect(open(state)).toEqual(['plant-nursery'])
    given(state)
      .when(ana, entering('plant-nursery'), entering('fishery'))
      .expect(holds(ana, { disc: 'fishery' }))
  })

  test('the buildings of the town and of all players are open, but no card in a pile, and none face down', () => {
    const state = anasTurn({
      town: ['fishery'],
      piles: [['tannery'], ['labour-exchange'], []],
      stock: { hides: 1, franc: 9 },
      ana: { buildings: ['plant-nursery'] },
      others: [{ buildings: ['clay-mound'] }],
      specialsLeft: 1,
      specials: { top: ['farm'], bag: [] },
    })
    expect(open(state)).toEqual(['fishery', 'plant-nursery', 'clay-mound'])
    given(state)
      .when(ana, entering('tannery', { times: 1 }))
      .expect(isRefused('not-open', { building: 'tannery' }))
    given(state)
      .when(ana, entering('farm'))
      .expect(isRefused('not-open', { building: 'farm' }))
  })

  test.each(['bank', 'dock', 'town-hall', 'storehouse', 'guildhouse', 'luxury-yacht'] as const satisfies BuildingId[])(
    'nobody can enter a locked building: %s',
    (building) => {
      const state = anasTurn({ town: [building], stock: { franc: 99 } })
      expect(open(state)).toEqual([])
      given(state).when(ana, entering(building)).expect(isRefused('no-action', { building }))
    },
  )

  test('a visitor must carry out the action: if it can have no effect, nobody can enter', () => {
    const useless = [
      'local-court',
      'black-market',
      'bakehouse',
      'town-square',
      'zoo',
      'labour-exchange',
      'arts-centre',
    ] as const satisfies BuildingId[]
    const state = anasTurn({ town: [...useless], stock: { franc: 9, fish: 1, cattle: 1 } })
    expect(open(state)).toEqual([])
    given(anasTurn({ town: ['black-market'], stock: { franc: 9 } }))
      .when(ana, entering('black-market'))
      .expect(isRefused('cannot-be-used'))
    given(anasTurn({ town: ['black-market'], stock: { franc: 9 }, offers: { iron: 0 } }))
      .when(ana, entering('black-market'))
      .expect(has(ana, { franc: 8, iron: 2 }))
  })

  test('only in one’s own turn, and once', () => {
    given(anasTurn({ town: ['fishery'] }))
      .when(bea, entering('fishery'))
      .expect(isRefused('not-your-turn'))
    given(anasTurn({ town: ['fishery', 'plant-nursery'], stock: { franc: 9 } }))
      .when(ana, entering('fishery', { stay: true }), entering('plant-nursery'))
      .expect(isRefused('not-now'))
  })
})

describe('Rulebook: Entry fee', () => {
  const bakery = (stock: object) => anasTurn({ stock, others: [{ buildings: ['plant-nursery'] }] })

  test('goes to the owner, or to the supply if the town is the owner', () => {
    given(bakery({ fish: 1 }))
      .when(ana, entering('plant-nursery'))
      .expect(
        happened({ type: 'entered', owner: bea, fee: { fish: 1 } }),
        has(bea, { fish: 1 }),
        has(ana, { franc: 3, wood: 4 }),
      )
    given(anasTurn({ town: ['plant-nursery'], stock: { fish: 1 } }))
      .when(ana, entering('plant-nursery'))
      .expect(happened({ type: 'entered', owner: null, fee: { fish: 1 } }), has(ana, { franc: 3, wood: 4 }))
  })

  test("is not due in one's own building", () => {
    given(anasTurn({ ana: { buildings: ['plant-nursery'] } }))
      .when(ana, entering('plant-nursery'))
      .expect(happened({ type: 'entered', owner: ana, fee: {} }))
  })

  test('a food price is paid in food, in francs, or in both', () => {
    const firm = { town: ['wharf-12' as const], ships: { wooden: ['dina' as const] } }
    const pays = (fee: object) =>
      given(anasTurn({ ...firm, stock: { wood: 8, fish: 2, franc: 2 } })).when(
        ana,
        entering('wharf-12', { shipType: 'wooden', fee }),
      )
    pays({ fish: 2 }).expect(has(ana, { franc: 2 }))
    pays({ fish: 1, franc: 1 }).expect(has(ana, { fish: 1, franc: 1 }))
    pays({ franc: 2 }).expect(has(ana, { fish: 2 }))
    pays({ fish: 1 }).expect(isRefused('payment-short', { missing: { food: 1 } }))
  })

  test('a price in francs is paid in francs only', () => {
    given(anasTurn({ town: ['abattoir'], stock: { cattle: 1, fish: 5, franc: 1 } }))
      .when(ana, entering('abattoir', { times: 1 }))
      .expect(isRefused('cannot-pay'))
  })

  test('with a slash the payer chooses: the food price, or the lower one in francs', () => {
    const market = (fee: object, stock: object = { fish: 2, franc: 1 }) =>
      given(anasTurn({ town: ['marketplace'], stock })).when(
        ana,
        entering('marketplace', { goods: ['coal', 'iron'], fee }),
      )
    market({ franc: 1 }).expect(has(ana, { fish: 2, coal: 1, iron: 1 }))
    market({ fish: 2 }).expect(has(ana, { franc: 1, coal: 1, iron: 1 }))
    market({ fish: 1, franc: 1 }).expect(isRefused('payment-too-much', { tooMuch: { fish: 1 } }))
    market({ fish: 1 }).expect(isRefused('payment-short'))
  })

  test('food gives no change: the owner gets the whole token; but no token may be superfluous', () => {
    given(bakery({ meat: 1, fish: 1 }))
      .when(ana, entering('plant-nursery', { fee: { meat: 1 } }))
      .expect(has(bea, { meat: 1 }), has(ana, { fish: 1, franc: 3, wood: 4 }))
    given(bakery({ meat: 1, fish: 1 }))
      .when(ana, entering('plant-nursery', { fee: { meat: 1, fish: 1 } }))
      .expect(isRefused('payment-too-much'))
  })

  test('is paid before the action, whose yield cannot pay it; there is no loan for it', () => {
    const state = anasTurn({ town: ['plant-nursery', 'cokery'], stock: { coal: 3 } })
    given(state).when(ana, entering('plant-nursery')).expect(isRefused('cannot-pay'))
    expect(open(state)).toEqual([])
    given(state)
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .expect(
        neverHappened('loans-taken'),
        lies(({ seats }) => seats[ana]?.loans, 0),
      )
  })
})

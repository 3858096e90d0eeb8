import { describe, expect, test } from 'vitest'
import { buyShip } from '../../../../src/games/le-havre/moves/buy-ship.ts'
import { anasTurn, given, has, holds, isRefused, lies } from '../story.ts'
import { ana, bea } from '../table.ts'

const buying = { type: 'buy-ship', shipType: 'wooden' }
const selling = (ship: string) => ({ type: 'sell-ship', ship })

describe('Rulebook: Selling ships', () => {
  test.each([
    ['dina', 'wooden', 1],
    ['calais', 'iron', 6],
    ['amsterdam', 'steel', 10],
    ['ms-susanne', 'luxury', 19],
  ] as const)('%s is on top of the %s ships again, for half its value: %i', (ship, type, francs) => {
    given(anasTurn({ ships: { wooden: ['lucie'] }, ana: { ships: [ship] } }))
      .when(ana, selling(ship))
      .expect(
        has(ana, { franc: francs }),
        holds(ana, { ships: [] }),
        lies(({ ships }) => ships[type][0], ship),
      )
  })

  test('it covers the others', () => {
    given(anasTurn({ ships: { wooden: ['lucie'] }, ana: { ships: ['dina'] } }))
      .when(ana, selling('dina'))
      .expect(lies(({ ships }) => ships.wooden, ['dina', 'lucie']))
  })

  test("even in others' turns, but not inside an action", () => {
    given(anasTurn({ others: [{ ships: ['dina'] }] }))
      .when(bea, selling('dina'))
      .expect(has(bea, { franc: 1 }))
    given(
      anasTurn({
        town: ['construction-firm'],
        stock: { franc: 9 },
        others: [{ ships: ['dina'] }],
        phase: { stage: 'construction', at: 'construction-firm' },
      }),
    )
      .when(bea, selling('dina'))
      .expect(isRefused('inside-an-action'))
  })

  test("only one's own ships", () => {
    given(anasTurn({ ships: { wooden: ['lucie'] }, others: [{ ships: ['dina'] }] }))
      .when(ana, selling('dina'))
      .expect(isRefused('not-yours', { ship: 'dina' }))
  })

  test('a sold ship can be built again, even a luxury liner, which can never be bought', () => {
    given(
      anasTurn({
        town: ['wharf-12'],
        modernised: ['wharf-12'],
        ana: { ships: ['ms-susanne'], stock: { franc: 2, steel: 3, coal: 1 } },
      }),
    )
      .when(ana, selling('ms-susanne'), { type: 'buy-ship', shipType: 'luxury' })
      .expect(isRefused('cannot-be-bought'))
      .when(ana, { type: 'enter', building: 'wharf-12', shipType: 'luxury' })
      .expect(has(ana, { franc: 19 }), holds(ana, { ships: ['ms-susanne'] }))
  })

  test('the ban on buying what was sold in the turn applies to buildings: a ship may be bought back at once', () => {
    const rich = { ships: ['dina' as const], stock: { franc: 28 } }
    const sold = given(anasTurn({ stock: { franc: 14 }, ana: rich, town: ['wharf-12'] }))
      .when(ana, selling('dina'))
      .expect(has(ana, { franc: 29 }))
    expect(buyShip.offer(sold.state, ana)).toHaveLength(1)
    sold.when(ana, buying).expect(
      holds(ana, { ships: ['dina'] }),
      lies(({ phase }) => phase.name === 'turn' && phase.sold, []),
    )
  })

  test('by rules 1: nobody buys it in the same turn; in the next one anybody may', () => {
    const sold = given(
      anasTurn({ rules: 1, stock: { franc: 14 }, others: [{ ships: ['dina'], stock: { franc: 14 } }] }),
    )
      .when(bea, selling('dina'))
      .expect()
    sold.when(ana, buying).expect(isRefused('sold-this-turn', { ship: 'dina' }))
    expect(buyShip.offer(sold.state, ana)).toEqual([])
    sold
      .when(ana, { type: 'take-offer', offer: 'wood' })
      .when(bea, buying)
      .expect(holds(bea, { ships: ['dina'] }), has(bea, { franc: 1 }))
  })

  test('building is not buying: a ship may be built in the turn in which it was sold', () => {
    given(anasTurn({ town: ['wharf-12'], stock: { franc: 2, wood: 8 }, others: [{ ships: ['dina'] }] }))
      .when(bea, selling('dina'))
      .when(ana, { type: 'enter', building: 'wharf-12', shipType: 'wooden' })
      .expect(holds(ana, { ships: ['dina'] }))
  })
})

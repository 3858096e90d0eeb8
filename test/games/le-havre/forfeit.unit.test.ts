import { describe, expect, test } from 'vitest'
import { choices } from '../../../src/games/le-havre/decisions.ts'
import { forfeit } from '../../../src/games/le-havre/forfeit.ts'
import { view } from '../../../src/games/le-havre/view.ts'
import { anasTurn, asked, ended, given, happened, has, holds, isRefused, lies, neverHappened, opened } from './story.ts'
import { ana, bea, carlos, type Layout } from './table.ts'

const take = (offer: string) => ({ type: 'take-offer', offer })

describe('a seat that is given up', () => {
  test('leaves its buildings to the town and its offers to the others; its ships and goods leave the game', () => {
    given(
      anasTurn({
        town: ['clay-mound', 'joinery'],
        ships: { wooden: ['lucie'] },
        others: [
          {
            stock: { franc: 9, wood: 3 },
            loans: 2,
            buildings: ['fishery', 'wharf-12'],
            ships: ['dina'],
            disc: 'clay-mound',
          },
        ],
        modernised: ['wharf-12'],
      }),
    )
      .whenLeft(bea)
      .expect(
        has(bea, {}),
        holds(bea, { left: true, loans: 0, buildings: [], ships: [], disc: null }),
        lies(({ town }) => town, ['clay-mound', 'joinery', 'fishery', 'wharf-12']),
        lies(({ ships }) => ships.wooden, ['lucie']),
        lies(({ modernised }) => modernised, ['wharf-12']),
        asked([ana, 'turn-25']),
      )
  })

  test('makes room: the building that it occupied can be entered, and its buildings be bought in this very turn', () => {
    given(
      anasTurn({
        town: ['clay-mound'],
        stock: { fish: 1, franc: 10 },
        others: [{ buildings: ['fishery'], disc: 'clay-mound' }],
      }),
    )
      .whenLeft(bea)
      .expect()
      .when(ana, { type: 'buy', building: 'fishery' }, { type: 'enter', building: 'clay-mound' })
      .expect(holds(ana, { buildings: ['fishery'], disc: 'clay-mound' }))
  })

  test('leaves the discs of others in its former buildings', () => {
    given(anasTurn({ ana: { disc: 'fishery' }, others: [{ buildings: ['fishery'] }] }))
      .whenLeft(bea)
      .expect(holds(ana, { disc: 'fishery' }))
  })

  test('has its turns skipped; their supply still comes', () => {
    given(anasTurn())
      .whenLeft(bea)
      .when(ana, take('clay'))
      .expect(
        happened({ type: 'supplied', seat: bea, tile: 'wood-fish' }),
        happened({ type: 'supplied', seat: carlos, tile: 'fish-grain' }),
        happened({ type: 'turn-ended', seat: bea }),
        asked([carlos, 'turn-27']),
      )
  })

  test('in its own turn: the turn is over', () => {
    given(anasTurn())
      .whenLeft(ana)
      .expect(asked([bea, 'turn-26']))
    given(anasTurn())
      .when(ana, { ...take('clay'), stay: true })
      .whenLeft(ana)
      .expect(asked([bea, 'turn-26']))
  })

  test('before its own supply: the supply comes without a question', () => {
    given(anasTurn({ others: [{ loans: 1, stock: { franc: 5 } }] }))
      .when(ana, take('clay'))
      .expect(asked([bea, 'supply-26']))
      .whenLeft(bea)
      .expect(
        happened({ type: 'supplied', seat: bea, owing: [] }),
        neverHappened('interest-paid'),
        asked([carlos, 'turn-27']),
      )
  })

  test('in round 1: the tile of its turn is revealed nevertheless', () => {
    given(opened(3).state)
      .whenLeft(bea)
      .when(ana, take('fish'))
      .expect(
        lies(({ tiles }) => tiles.length, 3),
        asked([carlos, 'turn-3']),
      )
  })

  test('inside a construction: the turn is over', () => {
    given(
      anasTurn({
        town: ['construction-firm'],
        piles: [['marketplace', 'fishery'], [], []],
        stock: { franc: 2, wood: 3, clay: 1 },
      }),
    )
      .when(ana, { type: 'enter', building: 'construction-firm', build: 'marketplace' })
      .expect(asked([ana, 'turn-25']))
      .whenLeft(ana)
      .expect(
        asked([bea, 'turn-26']),
        lies(({ town }) => town, ['construction-firm', 'marketplace']),
      )
  })

  test.each([1, 2])('owing interest, by rules %d: the debt lapses, and play goes on', (rules) => {
    const order = rules === 1 ? {} : { interest: 'ask' as const }
    const asking = { loans: 1, feeding: 'ask' as const, ...order, buildings: ['clay-mound' as const] }
    given(anasTurn({ rules, others: [{}, asking] }))
      .when(ana, take('clay'))
      .expect(asked([carlos, 'interest-26']))
      .whenLeft(carlos)
      .expect(asked([bea, 'turn-26']), neverHappened('interest-paid'))
  })

  test('owing food: the same', () => {
    const asking = { feeding: 'ask' as const, stock: { fish: 3, franc: 3 } }
    given(anasTurn({ turn: 27, stock: { fish: 3 }, others: [asking, asking] }))
      .when(ana, take('wood'))
      .expect(asked([bea, 'feeding-4'], [carlos, 'feeding-4']))
      .whenLeft(bea)
      .expect(asked([carlos, 'feeding-4']))
      .when(carlos, { type: 'feed' })
      .expect(neverHappened('loans-taken'), asked([carlos, 'turn-30']))
  })

  test('looking at the special buildings: the look ends without a change', () => {
    const layout: Layout = {
      specialsLeft: 6,
      specials: { top: ['bakery', 'tavern'] },
      ana: { buildings: ['marketplace'] },
    }
    given(anasTurn(layout))
      .when(ana, { type: 'enter', building: 'marketplace', goods: ['coal', 'hides'] })
      .expect(asked([bea, 'turn-26'], [ana, 'peek-25']))
      .whenLeft(ana)
      .expect(
        happened({ type: 'peek-closed', seat: ana, lapsed: true }),
        lies(({ specials }) => specials.top, ['bakery', 'tavern']),
        asked([bea, 'turn-26']),
      )
  })

  test('in the final phase: its action is skipped', () => {
    const final = () => given(anasTurn({ turn: 126, phase: { final: [bea, carlos] } }))
    final()
      .whenLeft(bea)
      .when(ana, take('wood'))
      .expect(asked([carlos, 'final-1']))
    final()
      .whenLeft(ana)
      .expect(asked([bea, 'final-2']))
    final()
      .when(ana, take('wood'))
      .when(bea, take('clay'))
      .whenLeft(carlos)
      .expect(ended('rounds', 1, 1, 3), asked())
  })

  test('is ranked behind all active seats, whatever their scores', () => {
    given(anasTurn({ turn: 126, ana: { loans: 9 }, others: [{ stock: { franc: 9 } }], phase: { final: [] } }))
      .whenLeft(carlos)
      .when(ana, take('wood'))
      .expect(ended('rounds', 2, 1, 3))
  })

  test('no longer feeds or harvests', () => {
    given(
      anasTurn({ turn: 27, stock: { fish: 3 }, others: [{ stock: { grain: 4, cattle: 4 } }, { stock: { fish: 3 } }] }),
    )
      .whenLeft(bea)
      .expect(lies((state) => view(state, 'spectator').seats[bea]?.due, null))
      .when(ana, take('wood'))
      .expect(happened({ type: 'harvested', seats: [] }), has(bea, {}), neverHappened('loans-taken'))
  })

  test('has no moves', () => {
    const left = given(anasTurn({ others: [{ stock: { franc: 9 } }] }))
      .whenLeft(bea)
      .expect()
    expect(choices(left.state, bea)).toEqual([])
    expect(forfeit(left.state, bea)).toEqual([])
    left.when(bea, { type: 'standing-order', feeding: 'ask' }).expect(isRefused('seat-left'))
    left.when(bea, { type: 'repay', loans: 1 }).expect(isRefused('seat-left'))
    left.when(bea, { type: 'sell', building: 'fishery' }).expect(isRefused('seat-left'))
  })

  test('does not count when interest depends on the number of players', () => {
    const layout: Layout = { options: { twoFrancInterest: true }, others: [{ loans: 2, stock: { franc: 9 } }] }
    given(anasTurn(layout))
      .whenLeft(carlos)
      .when(ana, take('clay'))
      .when(bea, { type: 'supply' })
      .expect(happened({ type: 'interest-paid', seat: bea, francs: 2 }))
  })
})

describe('the last active seat', () => {
  test('wins at once', () => {
    given(anasTurn({ ana: { loans: 9 }, others: [{ stock: { franc: 9 } }] }))
      .whenLeft(bea)
      .expect(asked([ana, 'turn-25']))
      .whenLeft(carlos)
      .expect(ended('forfeit', 1, 2, 2), asked())
  })

  test('a solo match ends when its player gives up', () => {
    given(anasTurn({ seats: 1 }))
      .whenLeft(ana)
      .expect(ended('forfeit', 1), asked())
  })

  test('a solo match goes on as long as its player plays', () => {
    given(anasTurn({ seats: 1 }))
      .when(ana, take('clay'))
      .expect(asked([ana, 'turn-26']))
  })

  test('after the end nobody can give up', () => {
    const over = given(anasTurn({ seats: 2 }))
      .whenLeft(bea)
      .expect(ended('forfeit', 1, 2))
    expect(forfeit(over.state, ana)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { audience } from '../../../../src/games/le-havre/events.ts'
import { orderSpecials } from '../../../../src/games/le-havre/moves/order-specials.ts'
import { anasTurn, asked, given, happened, holds, inOrder, isRefused, lies, neverHappened } from '../story.ts'
import { ana, bea, carlos, type Layout } from '../table.ts'

const visit = { type: 'enter', building: 'marketplace', goods: ['coal', 'hides'] }
const passOn = { type: 'take-offer', offer: 'wood' }

/** Ana owns the Marketplace; nobody has seen any of six special buildings. */
const market = (layout: Layout = {}) =>
  given(anasTurn({ specialsLeft: 6, ana: { buildings: ['marketplace'] }, ...layout }))

/** Ana has looked at two cards that the test knows. */
const looked = (layout: Layout = {}) => market({ specials: { top: ['bakery', 'tavern'] }, ...layout }).when(ana, visit)

describe('Marketplace: the look at the special buildings', () => {
  test('the two on top are drawn and shown to the visitor only', () => {
    const { state } = market()
      .when(ana, visit)
      .expect(
        happened({ type: 'specials-peeked', seat: ana }),
        lies(({ specials }) => specials.top.length, 2),
      )
    const { top, bag } = state.specials
    expect(state.seats.map(({ seen }) => seen)).toEqual([top, [], []])
    expect(bag.filter((building) => top.includes(building))).toEqual([])
    expect(state.specialsLeft).toBe(6)
    expect(audience({ type: 'specials-peeked', seat: ana, cards: top })).toEqual([ana])
    expect(audience({ type: 'specials-ordered', seat: ana, cards: top })).toEqual([ana])
    expect(audience({ type: 'peek-announced', seat: ana })).toBe('all')
  })

  test('nobody waits for it: the next turn begins', () => {
    looked().expect(asked([bea, 'turn-26'], [ana, 'peek-25']))
    looked()
      .when(bea, passOn)
      .expect(asked([carlos, 'turn-27'], [ana, 'peek-25']))
  })

  test('they go back in either order', () => {
    looked()
      .when(ana, { type: 'order-specials', top: 'tavern' })
      .expect(
        lies(({ specials }) => specials.top, ['tavern', 'bakery']),
        lies(({ peek }) => peek, null),
        happened({ type: 'peek-closed', lapsed: false }),
        asked([bea, 'turn-26']),
      )
    looked()
      .when(ana, { type: 'order-specials', top: 'bakery' })
      .expect(lies(({ specials }) => specials.top, ['bakery', 'tavern']))
  })

  test('only by the visitor, only those two, and only once', () => {
    looked().when(bea, { type: 'order-specials', top: 'tavern' }).expect(isRefused('nothing-to-decide'))
    looked().when(ana, { type: 'order-specials', top: 'farm' }).expect(isRefused('no-such-choice'))
    looked()
      .when(ana, { type: 'order-specials', top: 'tavern' }, { type: 'order-specials', top: 'bakery' })
      .expect(isRefused('nothing-to-decide'))
    expect(orderSpecials.offer(looked().state, bea)).toEqual([])
  })

  test('with one card left there is one to see, and nothing to decide', () => {
    market({ specialsLeft: 1, specials: { bag: ['tavern', 'bakery'] } })
      .when(ana, visit)
      .expect(
        happened({ type: 'specials-peeked', seat: ana }),
        lies(({ seats }) => seats[ana]?.seen.length, 1),
        asked([bea, 'turn-26']),
      )
  })

  test('with none left there is no look', () => {
    market({ specialsLeft: 0 })
      .when(ana, visit)
      .expect(neverHappened('peek-announced'), asked([bea, 'turn-26']))
  })

  test('the next visitor’s look ends it, unchanged, and shows the same cards', () => {
    looked({ others: [{ stock: { franc: 1 } }] })
      .when(ana, { type: 'sell', building: 'marketplace' })
      .when(bea, visit)
      .expect(
        happened({ type: 'peek-closed', seat: ana, lapsed: true }),
        happened({ type: 'specials-peeked', seat: bea, cards: ['bakery', 'tavern'] }),
        asked([carlos, 'turn-27'], [bea, 'peek-26']),
      )
      .when(ana, { type: 'order-specials', top: 'tavern' })
      .expect(isRefused('nothing-to-decide'))
  })

  test('the city, when it builds a special one, reveals the first of the two, and ends the look', () => {
    // Round 4 ends with a special building.
    looked({
      turn: 27,
      ana: { buildings: ['marketplace'], stock: { fish: 3 } },
      others: [{ stock: { fish: 3 } }, { stock: { fish: 3 } }],
    }).expect(
      happened({ type: 'peek-closed', seat: ana, lapsed: true }),
      happened({ type: 'special-revealed', building: 'bakery', to: 'town' }),
      inOrder('peek-closed', 'special-revealed', 'ship-arrived', 'turn-began'),
      lies(({ specials, specialsLeft, town }) => [specials.top, specialsLeft, town], [['tavern'], 5, ['bakery']]),
      holds(ana, { seen: ['tavern'], sure: true }),
      asked([bea, 'turn-29']),
    )
  })

  test('or the one that was put on top', () => {
    looked()
      .when(ana, { type: 'order-specials', top: 'tavern' })
      .when(bea, passOn)
      .when(carlos, { type: 'take-offer', offer: 'clay' })
      .when(ana, { type: 'take-offer', offer: 'fish' })
      .expect(happened({ type: 'special-revealed', building: 'tavern' }))
  })

  test('a seat that saw two cards that another put back knows them, but not their order', () => {
    looked({ others: [{ stock: { franc: 1 } }] })
      .when(ana, { type: 'sell', building: 'marketplace' })
      .when(bea, visit, { type: 'order-specials', top: 'tavern' })
      .expect(
        holds(ana, { seen: ['bakery', 'tavern'], sure: false }),
        holds(bea, { seen: ['tavern', 'bakery'], sure: true }),
        holds(carlos, { seen: [], sure: true }),
      )
  })

  test('in the final phase the look lapses at once, even after the very last action (ruling K15)', () => {
    const last = { turn: 126, phase: { final: [] }, specialsLeft: 2 }
    given(anasTurn({ ...last, ana: { buildings: ['marketplace'] } }))
      .when(ana, visit)
      .expect(
        happened({ type: 'peek-closed', seat: ana, lapsed: true }),
        lies(({ peek }) => [peek], [null]),
        happened({ type: 'ended' }),
      )
  })

  test('in the short game there is none to see', () => {
    given(anasTurn({ options: { length: 'short' }, ana: { buildings: ['marketplace'] } }))
      .when(ana, visit)
      .expect(neverHappened('peek-announced'), asked([bea, 'turn-26']))
  })
})

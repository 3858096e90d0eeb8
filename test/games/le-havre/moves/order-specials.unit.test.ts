import { describe, expect, test } from 'vitest'
import { sensible } from '../../../../src/games/le-havre/bots/sensible.ts'
import { choices, decisions } from '../../../../src/games/le-havre/decisions.ts'
import { audience } from '../../../../src/games/le-havre/events.ts'
import { orderSpecials } from '../../../../src/games/le-havre/moves/order-specials.ts'
import { usual } from '../../../../src/games/le-havre/usual.ts'
import { view } from '../../../../src/games/le-havre/view.ts'
import { seededDice } from '../../../../src/games/playout/seeded-dice.ts'
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

  // Round 4 ends with a special building, after turn 28.
  const hungry = {
    ana: { buildings: ['marketplace'], stock: { fish: 3 } },
    others: [{ stock: { fish: 3 } }, { stock: { fish: 3 } }],
  } satisfies Layout
  const lastTurn: Layout = { ...hungry, turn: 27 }

  test('the city waits for it before it builds a special one: the look is a part of the visit (appendix: Marketplace)', () => {
    const waiting = looked(lastTurn).expect(
      inOrder('specials-peeked', 'feeding-ended'),
      neverHappened('peek-closed', 'special-revealed', 'ship-arrived', 'turn-began'),
      asked([ana, 'city-4']),
    )
    expect(decisions(waiting.state)).toEqual([{ seat: ana, question: 'city-4' }])
    waiting.when(bea, passOn).expect(isRefused('not-now'))
    waiting.when(ana, { type: 'order-specials', top: 'tavern' }).expect(
      happened({ type: 'peek-closed', seat: ana, lapsed: false }),
      inOrder('specials-ordered', 'peek-closed', 'special-revealed', 'ship-arrived', 'turn-began'),
      happened({ type: 'special-revealed', building: 'tavern', to: 'town' }),
      lies(({ specials, specialsLeft, town }) => [specials.top, specialsLeft, town], [['bakery'], 5, ['tavern']]),
      holds(ana, { seen: ['bakery'], sure: true }),
      asked([bea, 'turn-29']),
    )
  })

  test('it waits for a look from an earlier turn, too', () => {
    looked(hungry)
      .when(bea, passOn)
      .when(carlos, { type: 'take-offer', offer: 'clay' })
      .expect(asked([ana, 'turn-28'], [ana, 'peek-25']))
      .when(ana, { type: 'take-offer', offer: 'fish' })
      .expect(neverHappened('peek-closed', 'special-revealed'), asked([ana, 'city-4']))
      .when(ana, { type: 'order-specials', top: 'tavern' })
      .expect(happened({ type: 'special-revealed', building: 'tavern' }), asked([bea, 'turn-29']))
  })

  test('nothing waits for it while its turn goes on', () => {
    const stays = market({ ...lastTurn, specials: { top: ['bakery', 'tavern'] } }).when(ana, { ...visit, stay: true })
    expect(decisions(stays.state)).toEqual([
      { seat: ana, question: 'turn-28' },
      { seat: ana, question: 'peek-28', lapses: true },
    ])
    stays.when(ana, { type: 'end-turn' }).expect(asked([ana, 'city-4']))
    stays
      .when(ana, { type: 'order-specials', top: 'tavern' }, { type: 'end-turn' })
      .expect(happened({ type: 'special-revealed', building: 'tavern' }), asked([bea, 'turn-29']))
  })

  test('the usual answer leaves them as they were, and the round ends', () => {
    const waiting = looked(lastTurn)
    const answer = usual(waiting.state, ana, 'city-4')
    expect(answer).toEqual({ type: 'order-specials', top: 'bakery' })
    waiting
      .when(ana, answer ?? {})
      .expect(happened({ type: 'special-revealed', building: 'bakery' }), asked([bea, 'turn-29']))
  })

  test('the city does not wait for a visitor who gives up', () => {
    looked(lastTurn)
      .whenLeft(ana)
      .expect(
        inOrder('seat-left', 'peek-closed', 'special-revealed', 'ship-arrived', 'turn-began'),
        happened({ type: 'special-revealed', building: 'bakery' }),
        asked([bea, 'turn-29']),
      )
  })

  test('nor is the match held up when another player gives up', () => {
    looked(lastTurn)
      .whenLeft(bea)
      .expect(asked([ana, 'city-4']))
  })

  test('a computer player answers', () => {
    const { state } = looked(lastTurn)
    const move = sensible({ view: view(state, ana), choices: choices(state, ana), seat: ana, dice: seededDice(3) })
    expect(move).toMatchObject({ type: 'order-specials' })
  })

  test('nothing waits at the end of a round in which the city builds an ordinary one, or none', () => {
    looked({ ...hungry, turn: 6 }).expect(happened({ type: 'ship-arrived' }), asked([bea, 'turn-8'], [ana, 'peek-7']))
    looked({ ...hungry, turn: 18 })
      .when(bea, passOn)
      .when(carlos, { type: 'take-offer', offer: 'clay' })
      .expect(happened({ type: 'ship-arrived' }), asked([ana, 'turn-22'], [ana, 'peek-19']))
  })

  test.each([1, 2])('by rules %d the city reveals the first of the two, and ends the look', (rules) => {
    looked({ ...lastTurn, rules }).expect(
      happened({ type: 'peek-closed', seat: ana, lapsed: true }),
      happened({ type: 'special-revealed', building: 'bakery', to: 'town' }),
      inOrder('peek-closed', 'special-revealed', 'ship-arrived', 'turn-began'),
      lies(({ specials, specialsLeft, town }) => [specials.top, specialsLeft, town], [['tavern'], 5, ['bakery']]),
      holds(ana, { seen: ['tavern'], sure: true }),
      asked([bea, 'turn-29']),
    )
  })

  test('the city reveals the one that was put on top', () => {
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

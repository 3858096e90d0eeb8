import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/games/le-havre/events.ts'
import { after as afterwards } from '../../../src/games/le-havre/evolve.ts'
import { nothing, plus } from '../../../src/games/le-havre/items.ts'
import type { State } from '../../../src/games/le-havre/state.ts'
import { lapses, looks, meanwhile, midway, orders, player, reveals } from './midway.ts'
import { ana, bea, carlos } from './table.ts'

/** What the seats know of the cards on top. */
const memory = ({ seats }: State) => seats.map(({ seen, sure }) => ({ seen, sure }))
const nothingSeen = { seen: [], sure: true }

describe("a seat's knowledge of the special buildings", () => {
  test('is complete after its own look, in the order in which it put them back', () => {
    const state = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'farm', 'zoo'))
    expect(state.specials.top).toEqual(['farm', 'zoo'])
    expect(state.specials.bag).toHaveLength(midway.specials.bag.length - 2)
    expect(state.peek).toBeNull()
    expect(memory(state)).toEqual([{ seen: ['farm', 'zoo'], sure: true }, nothingSeen, nothingSeen])
  })

  test('no longer includes the order after another seat puts them back', () => {
    const state = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'), [
      ...looks(bea, 'zoo', 'farm'),
      ...orders(bea, 'farm', 'zoo'),
    ])
    expect(memory(state)).toEqual([
      { seen: ['zoo', 'farm'], sure: false },
      { seen: ['farm', 'zoo'], sure: true },
      nothingSeen,
    ])
  })

  test('does not change when a look lapses, which everybody knows', () => {
    const state = meanwhile(
      looks(ana, 'zoo', 'farm'),
      orders(ana, 'zoo', 'farm'),
      looks(bea, 'zoo', 'farm'),
      lapses(bea),
    )
    expect(memory(state)).toEqual([
      { seen: ['zoo', 'farm'], sure: true },
      { seen: ['zoo', 'farm'], sure: true },
      nothingSeen,
    ])
  })

  test('is certain of the second when the first is revealed', () => {
    const doubtful = [looks(ana, 'zoo', 'farm'), looks(bea, 'zoo', 'farm'), orders(bea, 'farm', 'zoo')]
    const state = meanwhile(...doubtful, reveals('farm'))
    expect(state.specials.top).toEqual(['zoo'])
    expect(state.specialsLeft).toBe(midway.specialsLeft - 1)
    expect(memory(state)).toEqual([{ seen: ['zoo'], sure: true }, { seen: ['zoo'], sure: true }, nothingSeen])
  })

  test('is uncertain of a card that another seat puts back with a new one, until either is revealed', () => {
    const one = [looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'), reveals('zoo')]
    const both = meanwhile(...one, looks(bea, 'farm', 'tavern'), orders(bea, 'tavern', 'farm'))
    expect(memory(both)[ana]).toEqual({ seen: ['farm'], sure: false })
    const later = afterwards(both, [reveals('tavern')])
    expect(memory(later)[ana]).toEqual({ seen: ['farm'], sure: true })
    expect(memory(afterwards(later, [reveals('farm')]))[ana]).toEqual(nothingSeen)
  })

  test('does not include a card that nobody looked at, which is revealed out of the bag', () => {
    const state = meanwhile(reveals('zoo'))
    expect(state.specials).toEqual({ top: [], bag: midway.specials.bag.filter((card) => card !== 'zoo') })
    expect(state.town).toContain('zoo')
  })

  test('does not include one that is built onto a pile', () => {
    const state = afterwards(midway, [{ type: 'special-revealed', building: 'zoo', to: 1 }])
    expect(state.piles[1]).toEqual(['zoo', ...(midway.piles[1] ?? [])])
    expect(state.town).not.toContain('zoo')
  })
})

describe('a turn', () => {
  const phaseAfter = (...events: Event[]) => afterwards(midway, events).phase

  test('begins before its supply, which opens its main action', () => {
    const begun: Event = { type: 'turn-began', seat: bea, final: null }
    const supplied: Event = { type: 'supplied', seat: bea, tile: 'fish-clay', adds: ['fish', 'clay'], owing: [carlos] }
    expect(phaseAfter(begun)).toMatchObject({ seat: bea, stage: 'supply', owing: [], sold: [] })
    expect(phaseAfter(begun, supplied)).toMatchObject({ stage: 'action', owing: [carlos] })
    const { offers } = afterwards(midway, [supplied])
    expect(offers).toEqual({ ...midway.offers, fish: midway.offers.fish + 1, clay: midway.offers.clay + 1 })
  })

  test('waits until each seat that owes interest has paid', () => {
    const begun: Event[] = [
      { type: 'turn-began', seat: bea, final: null },
      { type: 'supplied', seat: bea, tile: 'wood-fish', adds: [], owing: [ana, carlos] },
    ]
    expect(phaseAfter(...begun, { type: 'interest-paid', seat: ana, francs: 1 })).toMatchObject({ owing: [carlos] })
    expect(phaseAfter(...begun, { type: 'seat-left', seat: carlos })).toMatchObject({ owing: [ana] })
  })

  test('counts, except in the final phase', () => {
    const end: Event = { type: 'turn-ended', seat: ana }
    expect(afterwards(midway, [end])).toMatchObject({
      turn: midway.turn + 1,
      phase: { name: 'turn-over', final: null },
    })
    const final = afterwards(midway, [{ type: 'turn-began', seat: ana, final: [bea] }])
    expect(final.phase).toMatchObject({ stage: 'action' })
    expect(afterwards(final, [end])).toMatchObject({ turn: midway.turn, phase: { name: 'turn-over', final: [bea] } })
  })

  test('records what was sold in it', () => {
    const state = afterwards(midway, [{ type: 'sold', seat: bea, building: 'joinery', francs: 4 }])
    expect(state.phase).toMatchObject({ sold: ['joinery'] })
    expect(state.town).toContain('joinery')
    expect(state.seats[bea]).toMatchObject({ buildings: [], stock: { franc: 9 } })
  })
})

describe('a payment', () => {
  test('of a fee goes to the owner token by token, or to the town', () => {
    const fed = player(midway, carlos, { stock: plus(nothing, { meat: 1 }) })
    const entered: Event = { type: 'entered', seat: carlos, building: 'joinery', owner: bea, fee: { meat: 1 } }
    const state = afterwards(fed, [entered])
    expect(state.seats[carlos]).toMatchObject({ disc: 'joinery', stock: { meat: 0 } })
    expect(state.seats[bea]?.stock.meat).toBe(1)
    expect(state.phase).toMatchObject({ stage: 'after' })
    expect(afterwards(fed, [{ ...entered, owner: null }]).seats[bea]?.stock.meat).toBe(0)
  })

  test('for a ship takes it off its space, and selling puts it back on top', () => {
    const bought = afterwards(midway, [
      { type: 'ship-bought', seat: ana, ship: 'lucie', shipType: 'wooden', francs: 5 },
    ])
    expect(bought.ships.wooden).toEqual(['blanche', 'apolline'])
    expect(bought.seats[ana]).toMatchObject({ ships: ['lucie'], stock: { franc: 0 } })
    const sold = afterwards(bought, [{ type: 'ship-sold', seat: bea, ship: 'dina', shipType: 'wooden', francs: 1 }])
    expect(sold.ships.wooden).toEqual(['dina', 'blanche', 'apolline'])
  })
})

test('a seat that is given up leaves its buildings to the town, and everything else leaves the game', () => {
  const state = afterwards(midway, [{ type: 'seat-left', seat: bea }])
  expect(state.town).toEqual([...midway.town, 'joinery'])
  expect(state.seats[bea]).toMatchObject({ stock: nothing, loans: 0, buildings: [], ships: [], disc: null, left: true })
})

test('an event never mutates the position', () => {
  const frozen = JSON.stringify(midway)
  afterwards(midway, [...looks(ana, 'zoo', 'farm'), reveals('zoo'), { type: 'seat-left', seat: bea }])
  expect(JSON.stringify(midway)).toBe(frozen)
})

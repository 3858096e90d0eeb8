import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { choices, decisions } from '../../../src/games/hamlet/decisions.ts'
import { after } from '../../../src/games/hamlet/evolve.ts'
import { forfeit } from '../../../src/games/hamlet/forfeit.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { act, ana, at, aVillage, bea, carlos, eventsOf, refused, settled, stocked } from './table.ts'

const ended = { type: 'end-turn' }
const left = (state: State, ...seats: Seat[]): State =>
  seats.reduce((before, seat) => settled(after(before, forfeit(before, seat))), state)

describe('Ruling F-LEAVE: a seat is given up', () => {
  test('its villagers and donkeys leave the board, its blueprints go into the bag', () => {
    const state = aVillage({
      bea: { villagers: ['farm', 'church'], donkeys: ['farm', 'market'], blueprints: ['shrine', 'trade-post'] },
    })
    const without = left(state, bea)
    expect(at(without, bea)).toMatchObject({ villagers: [], donkeys: [], blueprints: [], left: true })
    expect(without.bag).toEqual([...state.bag, 'shrine', 'trade-post'].toSorted())
  })

  test('a short row is filled with them at once', () => {
    const state = aVillage({ bea: { blueprints: ['shrine', 'trade-post'] }, row: ['sawmill'] })
    const without = left({ ...state, bag: [] }, bea)
    expect(without.row.map(({ tile }) => tile).toSorted()).toEqual(['sawmill', 'shrine', 'trade-post'])
    expect(without.bag).toEqual([])
  })

  test('what it built, made, sold and delivered stays', () => {
    const state = stocked(['milk'], {
      bea: { sales: ['s1a'], coins: 9, scored: { sales: 1, deliveries: 6 } },
      deliveries: { coins: bea },
    })
    const without = left(state, bea)
    for (const part of ['village', 'roads', 'refineries', 'milestones', 'deliveries', 'flags'] as const)
      expect(without[part], part).toEqual(state[part])
    expect(at(without, bea)).toMatchObject({ sales: ['s1a'], coins: 9, scored: { sales: 1, deliveries: 6 } })
  })

  test('its goods can still be used, and still reward it', () => {
    const without = left(stocked(['milk'], { ana: { coins: 20 } }), bea)
    const used = act(without, ana, { type: 'deliver', slot: 'milk-brick' })
    expect(used.refineries['dairy-estate']).toEqual([])
    expect(at(used, bea).coins).toBe(3 + 2 * 2)
  })

  test('its turns are skipped', () => {
    const without = left(aVillage(), bea)
    const second = act(without, ana, ended)
    expect(decisions(second)).toEqual([{ seat: carlos, question: 'turn-1' }])
    expect(decisions(act(second, carlos, ended))).toEqual([{ seat: ana, question: 'turn-2' }])
  })

  test('in its own turn, the next one begins', () => {
    expect(decisions(left(aVillage(), ana))).toEqual([{ seat: bea, question: 'turn-1' }])
    const late = aVillage({ turn: { seat: carlos } })
    expect(decisions(left(late, carlos))).toEqual([{ seat: ana, question: 'turn-2' }])
  })

  test("in another seat's turn, that one goes on", () => {
    const state = act(aVillage({ ana: { villagers: ['church', 'church'] } }), ana, { type: 'gather', at: 'farm' })
    expect(left(state, carlos).phase).toEqual(state.phase)
  })

  test('without the first seat, the next active one begins each round', () => {
    const state = left(aVillage({ turn: { seat: carlos } }), ana)
    expect(decisions(act(state, carlos, ended))).toEqual([{ seat: bea, question: 'turn-2' }])
  })

  test('it cannot move any more', () => {
    const without = left(aVillage(), bea)
    refused(() => eventsOf(without, bea, ended), 'seat-left')
    expect(choices(without, bea)).toEqual([])
  })

  test('it can leave only once', () => {
    expect(forfeit(left(aVillage(), bea), bea)).toEqual([])
  })

  test('the last active seat wins, whatever the others have scored', () => {
    const state = aVillage({ bea: { scored: { sales: 40 } }, carlos: { coins: 90 } })
    const over = left(state, bea, carlos)
    expect(over.phase).toMatchObject({
      name: 'over',
      result: { reason: 'forfeit', seats: [{ place: 1 }, { place: 2 }, { place: 3 }] },
    })
    refused(() => eventsOf(over, ana, ended), 'match-over')
  })

  test('nobody can leave after the end', () => {
    const over = left(aVillage({ players: 2 }), bea)
    expect(over.phase.name).toBe('over')
    expect(forfeit(over, ana)).toEqual([])
  })

  test('if the last seat of the round in which the church is completed leaves, the match ends', () => {
    const deliveries = { 'milk-brick': ana, 'planks-flour': ana, raw: bea, refined: bea, coins: ana }
    const state = aVillage({ deliveries, turn: { seat: carlos } })
    expect(left(state, carlos).phase).toMatchObject({ name: 'over', result: { reason: 'church' } })
  })

  test('seats that left are ranked behind all that stayed', () => {
    const deliveries = { 'milk-brick': ana, 'planks-flour': ana, raw: bea, refined: bea, coins: ana }
    const state = aVillage({ deliveries, turn: { seat: carlos }, bea: { scored: { sales: 99 } } })
    const over = act(left(state, bea), carlos, ended)
    expect(over.phase).toMatchObject({
      result: { reason: 'church', seats: [{ place: 1 }, { place: 3 }, { place: 2 }] },
    })
  })
})

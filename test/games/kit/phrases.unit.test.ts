import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bestOf, named, one, phraseFor, spoken, winnersOf } from '../../../src/games/kit/phrases.ts'

describe('looking up words', () => {
  test('finds own keys of a table only', () => {
    expect(one({ church: 'Church' }, 'church')).toBe('Church')
    expect(one({ church: 'Church' }, 'market')).toBeUndefined()
    expect(one({ church: 'Church' }, 'toString')).toBeUndefined()
    expect(one({ 3: 'three' }, 3)).toBe('three')
  })

  test('finds the name of a component by its kind', () => {
    const Good = z.enum(['wood', 'stone'])
    expect(named(Good, 'wood', (good) => good.toUpperCase())).toBe('WOOD')
    expect(named(Good, 'milk', (good) => good.toUpperCase())).toBeUndefined()
  })

  test('lists amounts in the order of the kinds, without zeros', () => {
    const amounts = { stone: (amount: number) => `${amount} stone`, wood: (amount: number) => `${amount} wood` }
    expect(spoken(['wood', 'stone', 'milk'], amounts, { stone: 2, wood: 1, milk: 3 })).toEqual(['1 wood', '2 stone'])
    expect(spoken(['wood', 'stone'], amounts, { wood: 0 })).toEqual([])
  })

  test('describes each type of event by its own sentence', () => {
    type Event = { type: 'built'; tile: string } | { type: 'paid'; coins: number }
    const say = (event: Event) =>
      phraseFor<Event, string>(
        { built: ({ tile }, who) => `${who} built ${tile}.`, paid: ({ coins }, who) => `${who} paid ${coins}.` },
        event,
        'Ana',
      )
    expect(say({ type: 'built', tile: 'a mill' })).toBe('Ana built a mill.')
    expect(say({ type: 'paid', coins: 3 })).toBe('Ana paid 3.')
  })

  test('names all who share the first place as winners', () => {
    const seats = [
      { seat: 0, place: 2, points: 30, lines: [] },
      { seat: 2, place: 1, points: 41, lines: [] },
      { seat: 1, place: 1, points: 41, lines: [] },
    ]
    expect(winnersOf({ reason: 'rounds', seats })).toEqual([2, 1])
    expect(bestOf({ reason: 'rounds', seats })).toBe(41)
  })
})

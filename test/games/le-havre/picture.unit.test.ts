import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/games/game.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { nothing } from '../../../src/games/le-havre/items.ts'
import type { State } from '../../../src/games/le-havre/state.ts'
import { drawn, named } from '../drawn.ts'
import { looks, meanwhile, midway, orders, player } from './midway.ts'
import { ana, bea, carlos } from './table.ts'

const seenBy = (state: State, viewer: Viewer) => leHavre.picture(leHavre.view(state, viewer), named, 'Le Havre')

describe('the picture of Le Havre', () => {
  test('given a round, when it is drawn, then it shows offers, the demand at its end, what is for sale, and the seats', () => {
    const state = {
      ...player(midway, bea, { stock: { ...nothing, steel: 33, franc: 44 } }),
      offers: { ...midway.offers, cattle: 19 },
    }
    const { texts, forms } = drawn(seenBy(state, 'spectator'))
    for (const text of ['Le Havre', '5/18', '19', '33', '44', 'Ana', 'Bea', 'Carlos']) expect(texts).toContain(text)
    expect(forms).toMatchObject({ asked: 1, steel: 1, 'ship-wooden': expect.any(Number), food: expect.any(Number) })
    expect(texts).toContain(`×${state.piles[0]?.length}`)
    expect(texts).toContain(`×${state.ships.wooden.length}`)
  })

  test('given a feeding that several owe, when it is drawn, then it marks each of them', () => {
    const owing = [bea, carlos].map((seat) => ({ seat, food: 3 }))
    const state: State = { ...midway, phase: { name: 'feeding', owing } }
    expect(drawn(seenBy(state, 'spectator')).forms.asked).toBe(2)
  })

  test('given a seat with every good, when it is drawn, then all of them fit on one line', () => {
    const full = Object.fromEntries(Object.keys(nothing).map((item) => [item, 88]))
    const svg = seenBy(player(midway, ana, { stock: { ...nothing, ...full } }), 'spectator')
    const places = [...svg.matchAll(/<use href="#[^"]*" transform="translate\(([\d.]+) ([\d.]+)\)/g)]
    expect(Math.max(...places.map(([, x]) => Number(x)))).toBeLessThan(620)
    expect(drawn(svg).texts.filter((text) => text === '88')).toHaveLength(17)
  })

  test('given two orders of the cards a seat has looked at, when others look, then they see the same bytes', () => {
    const one = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'zoo', 'farm'))
    const other = meanwhile(looks(ana, 'zoo', 'farm'), orders(ana, 'farm', 'zoo'))
    for (const viewer of [bea, carlos, 'spectator'] as const) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer))
  })
})

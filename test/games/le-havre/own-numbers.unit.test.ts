import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '../../../src/games/kit/wording.ts'
import { cardOf, cards } from '../../../src/games/le-havre/cards/index.ts'
import { schedule } from '../../../src/games/le-havre/data/rounds.ts'
import { printedShips } from '../../../src/games/le-havre/data/ships.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { given } from './story.ts'
import { ana, bea, table } from './table.ts'

/**
 * A version of the data with other numbers: play goes by it, and so does every sentence. No sentence has numbers of its
 * own.
 */
beforeAll(() => {
  const marketplace = { ...cardOf('marketplace'), value: 8, price: 9 }
  const wooden = { ...printedShips.wooden, price: 15 }
  const full = { ...schedule.full, 3: (schedule.full[3] ?? []).map((card) => ({ ...card, food: 33 })) }
  vi.spyOn(cards, 'marketplace', 'get').mockReturnValue(marketplace)
  vi.spyOn(printedShips, 'wooden', 'get').mockReturnValue(wooden)
  vi.spyOn(schedule, 'full', 'get').mockReturnValue(full)
})
afterAll(() => {
  vi.restoreAllMocks()
})

const names = (seat: number) => ['Ana', 'Bea'][seat] ?? 'Carlos'
const state = table({ town: ['marketplace'], ships: { wooden: ['dina'] }, stock: { franc: 40 } })

/** The words of the position, and of Ana's choices in it. */
function said(language: Language): string {
  const wording = leHavre.wordingOf(state, language)
  const titles = leHavre.choices(state, ana).map((choice) => wording.choice(choice, names))
  return [...wording.position(leHavre.view(state, ana), names), ...titles].join('\n')
}

describe('the words of a match have the numbers of its own data', () => {
  test('for the price of a building and of a ship, and for the demand at the end of the round', () => {
    const all = said('en')
    expect(all).toContain('Town: Marketplace, 9 francs.')
    expect(all).toContain('wooden ship Dina, 15 francs')
    expect(all).toContain('33 food to pay')
    expect(all).toContain('Buy the Marketplace for 9 francs')
    expect(all).toContain('Buy the top wooden ship for 15 francs')
  })

  test.each(languages)('in %s, too, and not what was printed before', (language) => {
    const all = said(language)
    for (const number of [9, 15, 33]) expect(all).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`))
    for (const printed of [6, 14]) expect(all).not.toMatch(new RegExp(`(?<!\\d)${printed} (франк|franc)`))
  })

  test('and play goes by them: payments, and the values of cards', () => {
    given(state)
      .when(ana, { type: 'buy', building: 'marketplace' }, { type: 'buy-ship', shipType: 'wooden' })
      .expect(({ state: after }) => expect(after.seats[ana]?.stock.franc).toBe(40 - 9 - 15))
    const view = leHavre.view(table({ ana: { buildings: ['marketplace'] } }), bea)
    expect(view.seats[ana]?.points).toBe(8)
  })
})

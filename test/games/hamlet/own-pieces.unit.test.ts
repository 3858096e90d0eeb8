import { describe, expect, test } from 'vitest'
import type { Event } from '../../../src/games/hamlet/events.ts'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import type { MoveJson } from '../../../src/games/kit/choice.ts'
import { languages, type Wording } from '../../../src/games/kit/wording.ts'
import { choiceBody } from '../../../src/games/wire/choice-body.ts'
import { ana, eventsOf, stocked } from './table.ts'

/** A match that was opened with other numbers than today's data have: it goes by what is printed on its pieces. */

const names = (seat: number) => ['Ana', 'Bea', 'Carlos'][seat] ?? 'Dora'

const today = stocked(['planks', 'milk'], { ana: { coins: 40 }, sources: { woodcutter: { wood: 1 } } })
const { box } = today
const reprinted: State['box'] = {
  ...box,
  church: {
    ...box.church,
    slots: {
      coins: { of: [], number: 0, coins: 7, vp: 6 },
      raw: { of: ['wood', 'stone'], number: 2, coins: 0, vp: 6 },
    },
  },
  sources: { ...box.sources, woodcutter: { ...box.sources.woodcutter, goods: ['wheat'] } },
  refineries: { ...box.refineries, 'lumber-mill': { ...box.refineries['lumber-mill'], makes: 'brick' } },
  sales: { ...box.sales, s1a: { level: 1, goods: { milk: 2 }, reward: { coins: 1, vp: 1 } } },
}
const own: State = { ...today, box: reprinted }

/** Moves and events as a client gets them. */
const selling = (token: string): MoveJson => ({ type: 'sell', token })
const refining: MoveJson = { type: 'refine', at: 'lumber-mill' }
const turnedUp: Event = { type: 'sale-turned-up', token: 's1a' }

describe('the words of a match say what is printed on its own pieces', () => {
  const wording = hamlet.wordingOf(own, 'en')

  test('in the title of every choice', () => {
    const titles = hamlet.choices(own, ana).map((choice) => choiceBody(wording, choice, names).says)
    expect(titles).toContain('Sell 2 milk')
    expect(titles).toContain('Deliver 7 coins')
    expect(titles).toContain('Deliver wood or stone (2)')
    expect(titles.filter((title) => title.startsWith('Deliver'))).toHaveLength(2)
    expect(titles).toContain('Gather wheat at the Woodcutter')
    expect(wording.choice({ move: refining, fields: [], example: refining }, names)).toBe(
      'Make brick at the Lumber Mill',
    )
  })

  test('in the events', () => {
    const said = (move: object) => eventsOf(own, ana, move).map((event) => wording.event(event, names))
    expect(said(selling('s1a'))).toContain('Ana sold 2 milk and received 1 coin and 1 point.')
    expect(said({ type: 'deliver', slot: 'coins' })).toContain(
      'Ana made a delivery to the church and scored 6 points: 7 coins.',
    )
    expect(wording.event(turnedUp, names)).toBe('New sale at the market: 2 milk.')
  })

  test('in refusals, and in the names of tokens and slots', () => {
    expect(wording.refusal('not-on-offer', { token: 's1a' }, names)).toBe('This sale is not on offer now: 2 milk.')
    expect(wording.refusal('already-delivered', { slot: 'coins' }, names)).toBe('This delivery is not open: 7 coins.')
    expect(wording.noun({ kind: 'token', id: 's1a' }, names)).toBe('2 milk')
    expect(wording.noun({ kind: 'slot', id: 'raw' }, names)).toBe('wood or stone (2)')
  })

  test.each(languages)('in the language %s; an unchanged token is described as in any match', (language) => {
    const ofThis = hamlet.wordingOf(own, language)
    const ofAny: Wording = hamlet.wordingOf(today, language)
    expect(ofThis.choice({ move: selling('s1a'), fields: [], example: selling('s1a') }, names)).not.toBe(
      ofAny.choice({ move: selling('s1a'), fields: [], example: selling('s1a') }, names),
    )
    expect(ofThis.event(turnedUp, names)).not.toBe(ofAny.event(turnedUp, names))
    expect(ofThis.choice({ move: selling('s1b'), fields: [], example: selling('s1b') }, names)).toBe(
      ofAny.choice({ move: selling('s1b'), fields: [], example: selling('s1b') }, names),
    )
  })

  test('a match with today’s pieces is described like any other', () => {
    for (const { move } of hamlet.choices(today, ana))
      expect(hamlet.wordingOf(today, 'en').choice({ move, fields: [], example: move }, names)).toBe(
        hamlet.wordingOf(today, 'en').choice({ move, fields: [], example: move }, names),
      )
  })
})

import { describe, expect, test, vi } from 'vitest'
import { phrasesIn as hamlet } from '../../../src/games/hamlet/locales/index.ts'
import type { RefusalInWords } from '../../../src/games/hamlet/locales/phrases.ts'
import { tilePhrases } from '../../../src/games/hamlet/locales/tile-phrases.ts'
import { phrasesIn as havana } from '../../../src/games/havana/locales/index.ts'
import { piecePhrases } from '../../../src/games/havana/locales/piece-phrases.ts'
import { speaker } from '../../../src/games/havana/locales/say.ts'
import { spelled, spelledFeminine } from '../../../src/games/kit/number-words.ts'
import { plural } from '../../../src/games/kit/plural.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { goodsSwappedFor, mostAlone } from '../../../src/games/le-havre/cards/asked-for.ts'
import { phrasesIn as leHavre } from '../../../src/games/le-havre/locales/index.ts'
import { ruleSentences } from '../../../src/games/le-havre/problems/rule-sentences.ts'

/** Sentences take the numbers of the rules from their declarations: where others are declared, they say others. */

vi.mock('../../../src/games/hamlet/data/set-up.ts', async (original) => ({
  ...(await original<object>()),
  alms: 41,
  hiring: { villagers: [42, 43, 44], donkey: 45 },
  limits: { blueprints: 46, villagers: 47, donkeys: 48, roads: 5 },
  sides: { few: [2, 3], many: [4] },
}))

vi.mock('../../../src/games/havana/data/set-up.ts', async (original) => ({
  ...(await original<object>()),
  coins: { limited: 51, unlimited: 9999 },
  rowLength: 52,
  stallRounds: 53,
  handToPickUpAt: 54,
  refill: 55,
  shortRow: 56,
}))

vi.mock('../../../src/games/le-havre/data/set-up.ts', async (original) => ({
  ...(await original<object>()),
  turnsInARound: 61,
  loan: { receives: 4, costs: 62, interest: 63, unpaid: 7 },
  doubleInterest: 64,
}))

const refused: RefusalInWords = {
  tile: '',
  good: '',
  sale: '',
  slot: '',
  number: 0,
  goods: '',
  asked: undefined,
  bought: undefined,
  donkeys: '',
}

describe.each(languages)('in %s', (language) => {
  test('Hamlet says what is declared', () => {
    const { choices, fields, refusals } = hamlet[language]
    const nothing = { tile: '', at: '', goods: '', blueprint: '', sale: '', slot: '', road: '' }
    expect(choices.beg(nothing)).toContain('41')
    expect(fields.villagers).toMatch(/42.*43.*44/)
    expect(fields.donkeys).toContain('45')
    expect(refusals['hand-full'](refused)).toContain('46')
    expect(refusals['villagers-all-hired'](refused)).toContain('47')
    expect(refusals['donkeys-all-hired'](refused)).toContain('48')
    expect(tilePhrases[language].slotsFor(true)).toMatch(/2.*3/)
    expect(tilePhrases[language].slotsFor(false)).toMatch(/^\D*4\D*$/)
  })

  test('Havana says what is declared', () => {
    const { events, endings, position } = havana[language]
    const say = speaker(language, havana[language], {}, String)
    expect(events['rows-dealt']({ type: 'rows-dealt', upper: [], lower: [] }, say)).toContain('52')
    expect(endings.stalled('')).toContain('53')
    expect(position.options({ buildings: 36, coins: 'limited', stallLimit: true })).toContain('51')
    const { discard, stack } = piecePhrases[language].kinds
    expect(discard.text).toContain('54')
    expect(stack.text).toMatch(/55.*56|56.*55/)
  })

  test('Le Havre says what is declared', () => {
    const { fields, position } = leHavre[language]
    expect(fields['repay/loans']).toContain('62')
    expect(position.interestRule.usual).toContain('63')
    expect(position.interestRule.double).toContain('64')
    expect(position.turn(1, 2)).toContain('61')
    expect(ruleSentences.lastTurn[language]).toContain('61')
    expect(fields.forSteel).toContain(String(goodsSwappedFor('steel')))
    expect(fields.forBrick).not.toMatch(/\d/)
  })
})

test('the limit of a lone player is that of the card that has one', () => {
  expect(mostAlone).toBe(4)
})

test('small numbers are words, with the plural forms of the language; others are digits', () => {
  const sales = plural('ru', { one: 'продажа', few: 'продажи', other: 'продаж' }, spelledFeminine.ru)
  expect([1, 2, 5, 11, 22].map(sales)).toEqual([
    'одна продажа',
    'две продажи',
    'пять продаж',
    '11 продаж',
    '22 продажи',
  ])
  expect(spelled.en(0)).toBe('0')
})

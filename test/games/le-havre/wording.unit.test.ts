import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import type { Tagged } from '../../../src/games/kit/basic-types.ts'
import type { Choice } from '../../../src/games/kit/choice.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { byLanguage } from '../../../src/games/kit/every-language.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import { languages, type Wording } from '../../../src/games/kit/wording.ts'
import { cards } from '../../../src/games/le-havre/cards/index.ts'
import { BuildingId, specialIds } from '../../../src/games/le-havre/data/building-ids.ts'
import { shipIds, shipTypes } from '../../../src/games/le-havre/data/ships.ts'
import { tileIds } from '../../../src/games/le-havre/data/supply-tiles.ts'
import { Event } from '../../../src/games/le-havre/events.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { items, offers } from '../../../src/games/le-havre/items.ts'
import { wordingFor } from '../../../src/games/le-havre/locales/index.ts'
import { detailNames, withoutSentence } from '../../../src/games/le-havre/locales/phrases.ts'
import { type Move, rules } from '../../../src/games/le-havre/moves/index.ts'
import type { NounKind } from '../../../src/games/le-havre/nouns.ts'
import { paymentFields } from '../../../src/games/le-havre/payment.ts'
import { codes } from '../../../src/games/le-havre/refuse.ts'
import { bands, Result, type State } from '../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { silences } from '../contract/silences.ts'
import { ana, bea, carlos, type Layout, table } from './table.ts'

/** The words of a match with today’s components. */
const wordings = byLanguage(wordingFor)

const names = (seat: number) => ['Ana', 'Bea', 'Carlos'][seat] ?? 'Dora'
const unsaid = /undefined|NaN|\[object|null/

/** A choice of every kind, with every part that a use can fix. */
const moves: (Choice['move'] & { type: Move['type'] })[] = [
  { type: 'take-offer', offer: 'fish' },
  { type: 'enter', building: 'smokehouse' },
  { type: 'enter', building: 'sawmill', build: 'fishery', woodFor: 'clay' },
  { type: 'enter', building: 'wharf-12', shipType: 'iron' },
  { type: 'enter', building: 'wharf-12', exchange: 'cherbourg' },
  { type: 'enter', building: 'harbour-watch', victim: bea },
  { type: 'enter', building: 'local-court', returns: 2 },
  { type: 'enter', building: 'haulage-firm', first: 'fish', second: 'wood' },
  { type: 'enter', building: 'joinery', wood: 3 },
  { type: 'construct', build: 'fishery' },
  { type: 'feed' },
  { type: 'pay-interest' },
  { type: 'supply' },
  { type: 'end-turn' },
  { type: 'order-specials' },
  { type: 'buy', building: 'marketplace' },
  { type: 'buy-ship', shipType: 'wooden' },
  { type: 'sell', building: 'marketplace' },
  { type: 'sell-ship', ship: 'dina' },
  { type: 'repay' },
  { type: 'redeem' },
  { type: 'send-home', victim: bea },
  { type: 'standing-order', feeding: 'ask' },
  { type: 'standing-order', feeding: 'ask', interest: 'pay' },
  { type: 'standing-order', feeding: 'ask', interest: 'ask' },
]

test('the list has choices of every kind, with everything that a use can fix', () => {
  expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(Object.keys(rules)))
  const fixed = new Set(moves.flatMap((move) => Object.keys(move)))
  for (const name of detailNames) expect(fixed).toContain(name)
})

/** Everything that cards ask of a visitor. */
const asked = Object.values(cards).flatMap(({ use }) => Object.keys(use?.asks ?? {}))

const lines: Result['seats'][number]['lines'] = [
  { label: 'francs', points: 12 },
  { label: 'buildings', points: 40 },
  { label: 'ships', points: 6 },
  { label: 'bonuses', points: 4 },
  { label: 'loans', points: -7 },
]

/** Bea won. */
const won = (reason: Result['reason']): Result => ({
  reason,
  seats: [
    { seat: bea, place: 1, points: 55, lines },
    { seat: ana, place: 2, points: 40, lines },
  ],
})

/** One position of every kind. */
const busy = table({
  seats: 2,
  town: ['marketplace', 'church'],
  piles: [['bank'], [], ['sawmill', 'fishery']],
  ships: { wooden: ['dina', 'apolline'], luxury: ['ms-andrea'] },
  modernised: ['wharf-12'],
  waiting: ['football-stadium'],
  specialsLeft: 5,
  ana: {
    stock: { fish: 2, franc: 1 },
    loans: 2,
    pawned: ['coal', 'iron'],
    buildings: ['smokehouse'],
    ships: ['noemi'],
    disc: 'marketplace',
  },
})
const laid = (layout: Layout) => table({ specialsLeft: 5, ...layout })
const positions: State[] = [
  busy,
  laid({ phase: { owing: [bea] } }),
  laid({ phase: { owing: [bea, carlos], asked: [carlos] } }),
  laid({ turn: 126, phase: { final: [bea] } }),
  { ...busy, turn: 14, phase: { name: 'feeding', owing: [{ seat: ana, food: 3 }] } },
  { ...busy, turn: 14, phase: { name: 'feeding', owing: [{ seat: bea, food: 2 }], asked: [bea] } },
  { ...busy, turn: 14, phase: { name: 'round-end', next: 'city' } },
  { ...busy, phase: { name: 'turn-over', final: null } },
  { ...laid({ turn: 126 }), phase: { name: 'turn-over', final: [bea, carlos], acted: ana } },
  { ...busy, turn: 98, phase: { name: 'over', result: won('rounds') } },
  laid({ rules: 1, ana: { feeding: 'ask' }, phase: { stage: 'after', sold: ['bank', 'dina'] }, bankHeld: true }),
  laid({
    specials: { top: ['zoo', 'farm'] },
    ana: { seen: ['zoo', 'farm'], sure: false },
    peek: { seat: bea, turn: 9, shown: true },
  }),
  laid({ turn: 126, peek: { seat: ana, turn: 125, shown: false }, phase: { stage: 'supply' } }),
]
const insideActions: State[] = [
  laid({ phase: { stage: 'construction', at: 'construction-firm' } }),
  laid({ phase: { stage: 'eviction', at: 'church' } }),
]
/** With less to describe: before the first turn, without special buildings, with a seat that has left. */
const sparse: State[] = [
  { ...busy, turn: 0, phase: { name: 'setup' } },
  table({ options: { length: 'short' }, turn: 0, tiles: [] }),
  table({ seats: 2, others: [{ left: true }] }),
]

/** One event of every kind; of kinds with several wordings, one of each. */
const events: Event[] = [
  { type: 'piles-dealt', piles: [['marketplace', 'bank'], ['fishery'], ['sawmill']] },
  { type: 'turn-began', seat: ana, final: [bea] },
  { type: 'tile-turned', tile: 'wood-fish' },
  { type: 'supplied', seat: ana, tile: 'wood-fish', adds: ['wood', 'fish'], owing: [] },
  { type: 'supplied', seat: ana, tile: 'wood-fish', adds: ['wood', 'fish'], owing: [ana, bea] },
  { type: 'stage-began', seat: ana, stage: 'eviction', at: 'smokehouse' },
  { type: 'turn-ended', seat: ana },
  { type: 'interest-paid', seat: ana, francs: 1 },
  { type: 'loans-taken', seat: ana, loans: 2, francs: 8 },
  { type: 'loans-repaid', seat: ana, loans: 1, francs: 5 },
  { type: 'franc-given', seat: ana, to: bea, francs: 1 },
  { type: 'dividend', seat: ana, francs: 3 },
  { type: 'pawned', seat: ana, goods: ['fish', 'coal'] },
  { type: 'redeemed', seat: ana, good: 'coal', francs: 2 },
  { type: 'offer-taken', seat: ana, offer: 'wood', amount: 4 },
  { type: 'entered', seat: ana, building: 'smokehouse', owner: null, fee: {} },
  { type: 'entered', seat: ana, building: 'smokehouse', owner: null, fee: { fish: 2 } },
  { type: 'entered', seat: ana, building: 'smokehouse', owner: bea, fee: { franc: 1 } },
  { type: 'used', seat: ana, building: 'smokehouse', gave: { fish: 3, wood: 1 }, got: { 'smoked-fish': 3, franc: 1 } },
  { type: 'used', seat: ana, building: 'wharf-12', gave: { wood: 8 }, got: {} },
  { type: 'used', seat: ana, building: 'colliery', gave: {}, got: { coal: 3 } },
  { type: 'loans-returned', seat: ana, loans: 2 },
  { type: 'disc-went-home', seat: bea, building: 'smokehouse' },
  { type: 'built', seat: ana, building: 'joinery', pile: 1 },
  { type: 'bought', seat: ana, building: 'marketplace', pile: null, francs: 6 },
  { type: 'sold', seat: ana, building: 'marketplace', francs: 3 },
  { type: 'ship-built', seat: ana, ship: 'dina', shipType: 'wooden', wharf: 'wharf-12' },
  { type: 'ship-bought', seat: ana, ship: 'dina', shipType: 'wooden', francs: 14 },
  { type: 'ship-sold', seat: ana, ship: 'ms-doris', shipType: 'luxury', francs: 17 },
  { type: 'ship-exchanged', seat: ana, ship: 'cherbourg', building: 'luxury-yacht', wharf: 'wharf-12' },
  { type: 'modernised', seat: ana, building: 'wharf-12' },
  { type: 'car-given', seat: ana, building: 'rattletrap-car' },
  { type: 'harvested', seats: [] },
  {
    type: 'harvested',
    seats: [
      { seat: ana, goods: { grain: 1 } },
      { seat: bea, goods: { grain: 1, cattle: 1 } },
    ],
  },
  { type: 'feeding-began', owing: [] },
  {
    type: 'feeding-began',
    owing: [
      { seat: ana, food: 3 },
      { seat: bea, food: 1 },
    ],
  },
  { type: 'demand-grew', seat: ana, food: 6 },
  { type: 'fed', seat: ana, food: 3, paid: { fish: 2, franc: 1 } },
  { type: 'feeding-ended' },
  { type: 'city-built', building: 'joinery', pile: 0 },
  { type: 'special-revealed', building: 'zoo', to: 'town' },
  { type: 'special-revealed', building: 'football-stadium', to: 0 },
  { type: 'special-revealed', building: 'football-stadium', to: 'waiting' },
  { type: 'pile-begun', building: 'football-stadium', pile: 1 },
  { type: 'ship-arrived', ship: 'dina', shipType: 'wooden' },
  { type: 'peek-announced', seat: ana },
  { type: 'specials-peeked', seat: ana, cards: ['zoo', 'farm'] },
  { type: 'specials-ordered', seat: ana, cards: ['farm', 'zoo'] },
  { type: 'peek-closed', seat: ana, lapsed: false },
  { type: 'peek-closed', seat: ana, lapsed: true },
  { type: 'standing-order-given', seat: ana, feeding: 'ask' },
  { type: 'standing-order-given', seat: ana, feeding: 'automatic' },
  { type: 'standing-order-given', seat: ana, feeding: 'ask', interest: 'pay' },
  { type: 'standing-order-given', seat: ana, feeding: 'automatic', interest: 'ask' },
  { type: 'asked', seats: [ana, bea] },
  { type: 'interest-paid', seat: ana, francs: 0 },
  { type: 'seat-left', seat: ana },
  { type: 'ended', result: won('rounds') },
]

/** The beginning of a random match: its choices and its events. */
const match = begun(leHavre, 100)

function begun(game: Game, turns: number): { offered: Choice[][]; events: Tagged[] } {
  const dice = seededDice('wording')
  const options = game.meta.options.parse({ specials: 'base+promos+grand-hameau' })
  let { state, events } = settle(game, game.opening({ seats: 3, options }), [], dice)
  const match: ReturnType<typeof begun> = { offered: [], events: [...events] }
  for (let turn = 0; turn < turns; turn++) {
    const seat = game.decisions(state)[0]?.seat ?? ana
    const choices = game.choices(state, seat)
    const choice = pick(dice, choices)
    const caused = choice && decided(game, state, seat, fill(choice, dice))
    ;({ state, events } = settle(game, state, caused ?? [], dice))
    match.offered.push(choices)
    match.events.push(...events)
  }
  return match
}

describe.each(languages)('in %s', (language) => {
  const wording = wordings[language]

  test('every choice describes its action, and every fixed part of it', () => {
    const titles = moves.map((move) => wording.choice({ move, fields: [], example: move }, names))
    expect(new Set(titles).size).toBe(moves.length)
    for (const [index, title] of titles.entries()) {
      expect(title).not.toBe(moves[index]?.type)
      expect(title).not.toMatch(unsaid)
      expect(title).not.toMatch(/: $|:$/)
    }
  })

  test('everything that a card asks has words, as a field of the form or as a fixed part', () => {
    const fields = [...asked, ...paymentFields, 'stay'].filter((name) => !detailNames.some((fixed) => fixed === name))
    for (const field of fields) expect(wording.field('enter', field)).not.toBe(field)
  })

  test('every field of the other moves has a question', () => {
    const others = [
      ['take-offer', 'stay'],
      ['construct', 'materials'],
      ['feed', 'pay'],
      ['repay', 'loans'],
      ['redeem', 'good'],
      ['order-specials', 'top'],
    ] as const
    for (const [move, field] of others) expect(wording.field(move, field)).not.toBe(field)
  })

  test('every component has a name', () => {
    const things: Record<NounKind, readonly (string | number)[]> = {
      item: items,
      offer: offers,
      building: BuildingId.options,
      ship: shipIds,
      'ship-type': shipTypes,
      seat: [ana, bea],
      answer: ['yes'],
      tile: tileIds,
    }
    for (const [kind, ids] of Object.entries(things))
      for (const id of ids) {
        expect(wording.noun({ kind, id }, names)).not.toBe('')
        expect(wording.noun({ kind, id }, names)).not.toMatch(unsaid)
        expect(wording.noun({ kind: 'no-such-kind', id }, names)).toBe(String(id))
      }
  })

  test.each(codes)('the refusal "%s" has a sentence, with all its parameters', (code) => {
    const variants = [
      {},
      { building: 'church', offer: 'fish', missing: { wood: 2, energy: 3 }, tooMuch: { franc: 1 }, most: 2, count: 3 },
      { ship: 'dina', missing: { food: 1 } },
      { shipType: 'luxury' },
    ]
    for (const lines of variants) {
      const sentence = wording.refusal(code, lines, names)
      expect(sentence).toMatch(/\.$/)
      expect(sentence).not.toMatch(unsaid)
    }
  })

  test('every kind of event is described, except those that another event implies', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Event.options.map(({ shape }) => shape.type.value)))
    for (const event of events) {
      const sentence = wording.event(event, names)
      expect(sentence === '').toBe(withoutSentence.some((type) => type === event.type))
      expect(sentence).toMatch(/^$|\.$/)
      expect(sentence).not.toMatch(unsaid)
    }
  })

  test('the beginning of a turn, and a use without effect, need no words', () => {
    expect(wording.event({ type: 'turn-began', seat: ana, final: null }, names)).toBe('')
    expect(wording.event({ type: 'used', seat: ana, building: 'church', gave: {}, got: {} }, names)).toBe('')
  })

  test('every question and every line of the score sheet has words', () => {
    for (const key of ['supply', 'turn', 'final', 'feeding', 'interest', 'peek', 'city'])
      expect(wording.question(`${key}-12`)).not.toBe(`${key}-12`)
    for (const { label } of lines) expect(wording.score(label)).not.toBe(label)
  })

  test('every ending names the winner; a solo match, its points', () => {
    for (const reason of Result.shape.reason.options) expect(wording.ending(won(reason), names)).toMatch(/Bea/)
    expect(wording.ending(won('rounds'), names)).not.toMatch(/Ana/)
    for (const reason of [...bands, 'forfeit'] as const) {
      const alone: Result = { reason, seats: [{ seat: ana, place: 1, points: 312, lines: [] }] }
      expect(wording.ending(alone, names)).toMatch(/Ana.*312/)
    }
  })

  test('the position is described line by line, in every phase', () => {
    for (const state of [...positions, ...insideActions, ...sparse]) {
      const lines = wording.position(leHavre.view(state, ana), names)
      expect(lines.length).toBeGreaterThanOrEqual(6 + state.seats.length)
      for (const line of lines) {
        expect(line).toMatch(/\.$/)
        expect(line).not.toMatch(unsaid)
      }
    }
  })

  test('the position describes everything in its view', () => {
    expect(silences(leHavre, positions, language, names)).toEqual([])
    expect(silences(leHavre, insideActions, language, names)).toEqual([])
  })

  test('the position names the special buildings on top to those who have seen them, and reads the same for all others', () => {
    const seenByAna = (...top: BuildingId[]) => {
      const bag = specialIds.filter((id) => !top.includes(id))
      return table({ specialsLeft: 6, specials: { top, bag }, ana: { seen: top } })
    }
    const [one, other] = [seenByAna('zoo', 'farm'), seenByAna('tavern', 'farm')]
    const read = (state: State, seat: number) => wording.position(leHavre.view(state, seat), names)
    expect(read(one, ana)).not.toEqual(read(other, ana))
    expect(read(one, bea)).toEqual(read(other, bea))
  })

  test('the choices and events of a match have words throughout', () => {
    const plain: Wording = wording
    for (const { move, fields } of match.offered.flat()) {
      expect(plain.choice({ move, fields: [], example: move }, names)).not.toMatch(unsaid)
      expect(plain.choice({ move, fields: [], example: move }, names)).not.toBe(move.type)
      for (const { name } of fields) expect(plain.field(move.type, name)).not.toBe(name)
    }
    for (const event of match.events) expect(plain.event(event, names)).not.toMatch(unsaid)
  })

  test('no two choices that are offered together look alike: their titles or their questions differ', () => {
    for (const choices of match.offered) {
      const seen = choices.map(({ move, fields }) => [
        wording.choice({ move, fields: [], example: move }, names),
        ...fields.map(({ name }) => name),
      ])
      expect(new Set(seen.map((words) => words.join('|'))).size).toBe(choices.length)
    }
  })
})

describe('the sentences', () => {
  const { en, fr, ru, es } = wordings

  test('say who paid what to whom', () => {
    const entered: Event = { type: 'entered', seat: ana, building: 'marketplace', owner: bea, fee: { fish: 2 } }
    expect(en.event(entered, names)).toBe('Ana entered the Marketplace and paid 2 fish to Bea.')
    expect(fr.event(entered, names)).toBe('Ana a placé son disque dans « Marché » et a payé 2 poissons à Bea.')
    expect(ru.event(entered, names)).toBe('Ana входит в здание «Рынок». Плата за вход: 2 рыбы, получает Bea.')
    expect(es.event(entered, names)).toBe('Ana entró en «Mercado» y pagó 2 peces a Bea.')
  })

  /** The line of the position that says by which options the match is played. */
  const options = (state: State, read: Wording = en) =>
    read.position(leHavre.view(state, ana), names).find((line) => /franc|франк/.test(line) && /Market|Рынок/.test(line))

  test('say that two francs of interest need at least as many loans as players, and never apply to one alone', () => {
    const agreed = { twoFrancInterest: true }
    expect(options(table({ options: agreed }))).toMatch(/2 francs for at least as many loans as there are players/)
    expect(options(table({ options: agreed, seats: 1 }))).toMatch(/1 franc for any number of loans/)
    expect(options(table({ options: agreed, seats: 1 }), ru)).toMatch(/1 франк при любом числе займов/)
  })

  test('do not speak of special buildings in the short game, which has none', () => {
    expect(options(table({}))).toMatch(/^Played: the full game; special buildings: .* as the 36th; interest/)
    expect(options(table({ options: { length: 'short' } }))).toMatch(
      /^Played: the short game, without special buildings; interest/,
    )
  })

  test('say how many goods a use takes exactly, and which good must only be there', () => {
    const refused = (code: (typeof codes)[number], params: Parameters<Wording['refusal']>[1]) =>
      [en, fr, ru, es].map((each) => each.refusal(code, params, names))
    expect(refused('choose-exactly', { count: 2 })).toEqual([
      'Choose exactly 2 goods.',
      'Choisissez exactement 2 marchandises.',
      'Выберите ровно 2 товара.',
      'Elija exactamente 2 mercancías.',
    ])
    expect(refused('must-hold', { missing: { fish: 2 } })).toEqual([
      'You lack 2 fish, which you must have here but would keep.',
      'Il vous manque 2 poissons, qu’il faut avoir ici mais que vous garderiez.',
      'Не хватает: 2 рыбы. Это нужно иметь, но отдавать не придётся.',
      'Falta lo siguiente: 2 peces. Hay que tenerlo, pero no se entrega.',
    ])
  })

  test('do not quote a name twice in Russian', () => {
    const built: Event = { type: 'city-built', building: 'ms-dagmar', pile: 0 }
    expect(ru.event(built, names)).toBe('Город строит здание т/х «Дагмар».')
  })

  test('say what a choice builds, and what something costs', () => {
    const built: Choice['move'] = { type: 'enter', building: 'sawmill', build: 'fishery' }
    expect(en.choice({ move: built, fields: [], example: built }, names)).toBe('Enter the Sawmill: build the Fishery')
    const bought: Choice['move'] = { type: 'buy', building: 'bank' }
    expect(en.choice({ move: bought, fields: [], example: bought }, names)).toBe('Buy the Bank for 40 francs')
    const sold: Choice['move'] = { type: 'sell', building: 'marketplace' }
    expect(en.choice({ move: sold, fields: [], example: sold }, names)).toBe(
      'Sell the Marketplace to the town for half its value, 3 francs',
    )
    const ship: Choice['move'] = { type: 'sell-ship', ship: 'dina' }
    expect(ru.choice({ move: ship, fields: [], example: ship }, names)).toMatch(/за половину ценности, \d+ франк/)
  })

  test('count by the plural rules of the language', () => {
    const took = (amount: number): Event => ({ type: 'offer-taken', seat: ana, offer: 'franc', amount })
    expect([1, 2, 5].map((amount) => ru.event(took(amount), names).split(': ')[1])).toEqual([
      '1 франк.',
      '2 франка.',
      '5 франков.',
    ])
    expect([1, 2].map((amount) => en.event(took(amount), names))).toEqual([
      'Ana took the franc offer: 1 franc.',
      'Ana took the franc offer: 2 francs.',
    ])
  })
})

describe('the question of a turn', () => {
  const later = [
    {
      phase: { stage: 'construction', at: 'construction-firm' },
      asks: 'Build a second building, or end your turn. You may buy first.',
    },
    { phase: { stage: 'eviction', at: 'sawmill' }, asks: 'Enter the building that you have vacated.' },
    { phase: { stage: 'after' }, asks: 'Sell, buy or repay if you wish, then end your turn.' },
  ] as const

  test.each(later)('asks for what is left of the turn: $phase.stage', ({ phase, asks }) => {
    const state = table({ phase })
    const [turn] = leHavre.decisions(state)
    const said = languages.map((language) => leHavre.wordingOf(state, language).question(turn?.question ?? ''))
    expect(said[0]).toBe(asks)
    expect(new Set(said).size).toBe(languages.length)
    expect(leHavre.wordingOf(state, 'en').question('turn-99')).toMatch(/^Take your turn: /)
  })

  const final = [
    { phase: { stage: 'construction', at: 'construction-firm' }, asks: 'Build a second building, or end your turn.' },
    { phase: { stage: 'after' }, asks: 'Sell or repay if you wish, then end your turn.' },
  ] as const

  test.each(final)(
    'offers nothing to buy in a final action (rulebook: End of the game): $phase.stage',
    ({ phase, asks }) => {
      const state = table({ phase: { ...phase, final: [1] } })
      const [turn] = leHavre.decisions(state)
      const said = languages.map((language) => leHavre.wordingOf(state, language).question(turn?.question ?? ''))
      expect(said[0]).toBe(asks)
      expect(new Set(said).size).toBe(languages.length)
    },
  )

  test('asks for the main action before', () => {
    const before = table({})
    const [turn] = leHavre.decisions(before)
    expect(leHavre.wordingOf(before, 'en').question(turn?.question ?? '')).toMatch(/^Take your turn: /)
  })
})

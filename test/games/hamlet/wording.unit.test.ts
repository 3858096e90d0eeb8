import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import { SlotId } from '../../../src/games/hamlet/box.ts'
import { components } from '../../../src/games/hamlet/components.ts'
import { boxFor } from '../../../src/games/hamlet/data/printed-box.ts'
import { sales } from '../../../src/games/hamlet/data/sales.ts'
import { tileIds } from '../../../src/games/hamlet/data/tile-ids.ts'
import { Event } from '../../../src/games/hamlet/events.ts'
import { after } from '../../../src/games/hamlet/evolve.ts'
import { goods } from '../../../src/games/hamlet/goods.ts'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import { wordingFor } from '../../../src/games/hamlet/locales/index.ts'
import { en as enNames } from '../../../src/games/hamlet/locales/names/en.ts'
import { fieldNames, withoutSentence } from '../../../src/games/hamlet/locales/phrases.ts'
import { actions, type Move, others } from '../../../src/games/hamlet/moves/index.ts'
import { type NounKind, nounKinds } from '../../../src/games/hamlet/nouns.ts'
import { type Code, codes } from '../../../src/games/hamlet/refuse.ts'
import { Milestone, Result, ScoreLabel, type State } from '../../../src/games/hamlet/state.ts'
import { layOut, printedLinks } from '../../../src/games/hamlet/village.ts'
import type { Tagged } from '../../../src/games/kit/basic-types.ts'
import type { Choice, MoveJson } from '../../../src/games/kit/choice.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { byLanguage } from '../../../src/games/kit/every-language.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import type { RefusalParams } from '../../../src/games/kit/illegal-move.ts'
import { type Language, languages, type Wording } from '../../../src/games/kit/wording.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { silences } from '../contract/silences.ts'
import { happenings } from './any-match.ts'
import { ana, aVillage, bea, stocked } from './table.ts'

/** The words of a match with today’s components. */
const wordings = byLanguage((language) => wordingFor(boxFor(4), language))

const names = (seat: number) => ['Ana', 'Bea', 'Carlos'][seat] ?? 'Dora'

/** What no reader should see: internal values, and ids that are not words of the language. */
const hyphened = [...tileIds, ...SlotId.options].filter((id) => id.includes('-'))
const foreign = [...tileIds, ...goods].filter((id) => !id.includes('-'))
const unsaid = (language: Language) => {
  const ids = language === 'en' ? hyphened : [...hyphened, ...foreign]
  return new RegExp(`undefined|NaN|\\[object|null|[@>]|\\b(s[1-3][a-d]|${ids.join('|')})\\b`)
}

/** A choice of every kind; of kinds with several wordings, one of each. */
const moves: (MoveJson & { type: Move['type'] })[] = [
  { type: 'gather', at: 'woodcutter' },
  { type: 'gather', at: 'barn-bent' },
  { type: 'refine', at: 'sawmill' },
  { type: 'town-hall' },
  { type: 'town-hall', blueprint: 'shrine' },
  { type: 'sell', token: 's1a' },
  ...SlotId.options.map((slot) => ({ type: 'deliver' as const, slot })),
  { type: 'beg' },
  { type: 'build', tile: 'sawmill', at: 'quarry' },
  { type: 'build', tile: 'sawmill', at: 'farm' },
  { type: 'road', kind: 'path', at: 'farm' },
  { type: 'road', kind: 'bridge', at: 'farm' },
  { type: 'drive' },
  { type: 'end-turn' },
]

test('the list has choices of every kind', () => {
  expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(Object.keys({ ...actions, ...others })))
})

/** Bea won. */
const won = (reason: Result['reason']): Result => ({
  reason,
  seats: [
    { seat: bea, place: 1, points: 55, lines: ScoreLabel.options.map((label) => ({ label, points: 4 })) },
    { seat: ana, place: 2, points: 40, lines: [] },
  ],
})

const place = { turns: 0, q: 0, r: 0 }
const reward = { coins: 1, vp: 2 }

/** One event of every kind; of kinds with several wordings, one of each. */
const events: Event[] = [
  {
    type: 'laid-out',
    buildings: [
      { tile: 'church', place },
      { tile: 'farm', place },
    ],
    goods: { farm: { wheat: 2 } },
  },
  { type: 'blueprints-drawn', tiles: ['shrine', 'pond-forest'] },
  { type: 'sale-turned-up', token: 's1a' },
  { type: 'turn-began', seat: ana, round: 3 },
  { type: 'donkeys-moved', seat: ana, steps: [{ from: 'church', to: 'farm', number: 2 }] },
  { type: 'villager-went', seat: ana, from: 'church', to: 'farm' },
  { type: 'villager-went', seat: ana, from: 'farm', to: 'farm' },
  { type: 'turn-ended', seat: ana },
  { type: 'raw-used', seat: ana, good: 'wood', from: 'woodcutter', number: 2 },
  { type: 'refined-used', seat: ana, good: 'milk', from: 'dairy-farm', maker: bea, number: 1, reward },
  { type: 'bought', seat: ana, goods: { wood: 2, milk: 1 }, coins: 8 },
  { type: 'gathered', seat: ana, at: 'barn-opposite', goods: { wood: 1, stone: 2 }, reward: { coins: 0, vp: 2 } },
  { type: 'refined', seat: ana, at: 'sawmill', good: 'planks', number: 1, highQuality: false },
  { type: 'refined', seat: ana, at: 'sawmill', good: 'planks', number: 1, highQuality: true },
  { type: 'blueprint-taken', seat: ana, tile: 'shrine', paid: 0, found: 0 },
  { type: 'blueprint-taken', seat: ana, tile: 'shrine', paid: 2, found: 3 },
  { type: 'villagers-hired', seat: ana, number: 2, coins: 12 },
  {
    type: 'donkeys-hired',
    seat: ana,
    at: [
      { tile: 'farm', number: 1 },
      { tile: 'church', number: 2 },
    ],
    coins: 9,
  },
  { type: 'sold', seat: ana, token: 's1a', reward },
  { type: 'delivered', seat: ana, slot: 'milk-brick', coins: 0, vp: 4 },
  { type: 'delivered', seat: ana, slot: 'coins', coins: 10, vp: 6 },
  { type: 'alms-received', seat: ana, coins: 1 },
  { type: 'built', seat: ana, tile: 'sawmill', place, coins: 0, vp: 4 },
  { type: 'built', seat: ana, tile: 'barn-bent', place, coins: 3, vp: 4 },
  { type: 'flag-raised', seat: ana, tile: 'shrine' },
  { type: 'milestone-taken', seat: ana, milestone: 'planks' },
  { type: 'stack-opened', good: 'planks', tiles: ['warehouse', 'stables'] },
  { type: 'road-built', seat: ana, from: 'farm', segment: 2, to: 'quarry', kind: 'path' },
  { type: 'road-built', seat: ana, from: 'farm', segment: 2, to: 'quarry', kind: 'bridge' },
  { type: 'seat-left', seat: ana, blueprints: ['shrine'] },
  { type: 'ended', result: won('church') },
]

/** The parameters of each refusal at the place where it is thrown. */
const thrown: Readonly<Record<Code, RefusalParams>> = {
  'match-over': {},
  'seat-left': {},
  'not-now': {},
  'not-your-turn': {},
  'no-villager-ready': {},
  'no-such-villager': { tile: 'farm' },
  'out-of-reach': { tile: 'shrine' },
  'not-built': { tile: 'sawmill' },
  'slots-full': { tile: 'farm' },
  'choose-goods': { number: 3 },
  'no-tokens-left': { good: 'planks' },
  'not-in-the-row': { tile: 'shrine' },
  'hand-full': {},
  'nothing-hired': {},
  'villagers-all-hired': { number: 3 },
  'donkeys-all-hired': { number: 2 },
  'not-on-offer': { token: 's1a' },
  'already-delivered': { slot: 'milk-brick' },
  'no-such-delivery': {},
  'alms-not-yet': {},
  'not-your-blueprint': { tile: 'shrine' },
  overlaps: {},
  'road-mismatch': {},
  'not-next-to': { tile: 'farm' },
  'same-picture': {},
  'no-contact': {},
  'no-neighbour': { tile: 'farm' },
  'a-cliff': {},
  'no-road-there': {},
  'already-linked': { tile: 'farm' },
  'no-roads-left': {},
  'already-driven': {},
  'no-donkey-there': { tile: 'farm' },
  'no-link': {},
  'no-steps': {},
  'goods-not-asked': { tooMuch: { 'wood@woodcutter': 1 }, asked: { 'milk/brick': 3 } },
  'goods-not-there': { missing: { 'planks@sawmill:1': 2 } },
  'no-purchases': { missing: { 'milk@market': 1 } },
  'donkey-missing': { missing: { 'stone@quarry': 2 }, tile: 'farm', donkeys: { church: 1 } },
  'no-way': { missing: { 'wood@barn-bent': 1 }, tile: 'farm' },
  'payment-short': { missing: { stone: 2 } },
  'payment-too-much': { tooMuch: { 'milk/brick': 2 } },
  'coins-short': { missing: 2, bought: { brick: 2 } },
}

const things: Readonly<Record<NounKind, readonly (string | number)[]>> = {
  tile: tileIds,
  seat: [ana, bea],
  good: goods,
  token: Object.keys(sales),
  slot: SlotId.options,
  milestone: Milestone.options,
  origin: ['planks@sawmill:1', 'wood@woodcutter', 'wood@market', 'milk@market'],
  step: ['church>farm', 'pond-forest>dairy-farm'],
  contact: ['farm/2', 'pond-forest/0'],
}

/** A village with an example of everything. */
const busy = stocked(['planks', 'milk'], {
  round: 4,
  turn: { driven: true },
  bea: { blueprints: ['outpost-1', 'barn-bent'], coins: 7 },
  row: [{ tile: 'shrine', coins: 2 }, 'pond-forest'],
  deliveries: { coins: bea },
})
const lonely = aVillage({ extra: [{ tile: 'pond-mountain', by: bea }] })
const positions: State[] = [
  busy,
  lonely,
  hamlet.opening({ seats: 2, options: hamlet.meta.options.parse({}) }),
  { ...busy, phase: { name: 'turn-over', seat: ana } },
  after(busy, [{ type: 'seat-left', seat: bea, blueprints: ['outpost-1', 'barn-bent'] }]),
  { ...busy, row: [], offers: [], deliveries: Object.fromEntries(SlotId.options.map((slot) => [slot, bea])) },
  after(busy, [{ type: 'ended', result: won('church') }]),
]

/** The beginning of a random match without early ends of turns: its choices and its events. */
const match = begun(hamlet, 150)

function begun(game: Game, turns: number): { offered: Choice[][]; events: Tagged[] } {
  const dice = seededDice('wording')
  const options = game.meta.options.parse({ layout: 'drawn' })
  let { state, events } = settle(game, game.opening({ seats: 3, options }), [], dice)
  const match: ReturnType<typeof begun> = { offered: [], events: [...events] }
  for (let turn = 0; turn < turns; turn++) {
    const seat = game.decisions(state)[0]?.seat ?? ana
    const choices = game.choices(state, seat)
    const doing = choices.filter(({ move }) => move.type !== 'end-turn')
    const choice = pick(dice, doing) ?? choices[0]
    const caused = choice && decided(game, state, seat, fill(choice, dice))
    ;({ state, events } = settle(game, state, caused ?? [], dice))
    match.offered.push(choices)
    match.events.push(...events)
  }
  return match
}

describe.each(languages)('in %s', (language) => {
  const wording = wordings[language]
  const raw = unsaid(language)

  test('the position describes what a seat keeps that has given up', () => {
    const state = stocked(['planks', 'milk'], { ana: { coins: 40 } })
    const forsaken = settle(hamlet, state, hamlet.forfeit(state, ana), seededDice('left')).state
    expect(silences(hamlet, [forsaken], language, names)).toEqual([])
  })

  test('every choice describes its action, and every fixed part of it', () => {
    const titles = moves.map((move) => wording.choice({ move, fields: [], example: move }, names))
    expect(new Set(titles).size).toBe(moves.length)
    for (const title of titles) {
      expect(title).not.toMatch(raw)
      expect(title).not.toMatch(/: ?$|«\s*»|\s\s|\s$/)
    }
    expect(titles.filter((title) => moves.some(({ type }) => type === title))).toEqual([])
  })

  test('every field has a question', () => {
    const asked = fieldNames.map((field) => wording.field('town-hall', field))
    expect(new Set(asked).size).toBe(fieldNames.length)
    for (const label of asked) expect(label).toMatch(/\p{Lu}.* /u)
    expect(wording.field('build', 'no-such-field')).toBe('no-such-field')
  })

  test.each(nounKinds)('every %s has a name of its own', (kind) => {
    const said = things[kind].map((id) => wording.noun({ kind, id }, names))
    for (const name of said) expect(name).not.toMatch(raw)
    expect(said).not.toContain('')
    expect(new Set(said).size).toBe(said.length)
  })

  test('unknown things are called by their id', () => {
    const unknown = [
      { kind: 'no-such-kind', id: 'church' },
      { kind: 'tile', id: 'castle' },
      { kind: 'origin', id: 'gold@church' },
      { kind: 'step', id: 'church' },
      { kind: 'contact', id: 'farm/x' },
    ]
    for (const noun of unknown) expect(wording.noun(noun, names)).toBe(noun.id)
  })

  test.each(codes)('the refusal "%s" has a sentence with its parameters', (code) => {
    const params = thrown[code]
    const sentence = wording.refusal(code, params, names)
    expect(sentence).toMatch(/\.$/)
    expect(sentence).not.toMatch(raw)
    for (const [key, value] of Object.entries(params)) {
      if (typeof value === 'object') continue
      const kind = nounKinds.find((known) => known === key)
      expect(sentence).toContain(kind === undefined ? String(value) : wording.noun({ kind, id: String(value) }, names))
    }
  })

  test('refusals of payments name the goods, their places, and the place where a donkey is missing', () => {
    const origin = { kind: 'origin', id: 'stone@quarry' }
    const [where = ''] = wording.noun(origin, names).match(/(?:the Quarry|[«][^»]*[»])/) ?? []
    const noDonkey = wording.refusal('donkey-missing', thrown['donkey-missing'], names)
    expect(noDonkey).toContain(where)
    for (const tile of ['church', 'farm']) expect(noDonkey).toContain(wording.noun({ kind: 'tile', id: tile }, names))
    const notAsked = wording.refusal('goods-not-asked', thrown['goods-not-asked'], names)
    for (const good of ['wood', 'milk', 'brick']) {
      expect(notAsked).toContain(wording.noun({ kind: 'good', id: good }, names))
    }
    const onlyCoins = wording.refusal('goods-not-asked', { tooMuch: { 'wood@woodcutter': 1 }, asked: {} }, names)
    expect(onlyCoins).not.toMatch(raw)
    expect(onlyCoins).not.toBe(notAsked)
  })

  test('every kind of event is described, except those that another event implies', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Event.options.map(({ shape }) => shape.type.value)))
    for (const event of events) {
      const sentence = wording.event(event, names)
      expect(sentence === '').toBe(withoutSentence.some((type) => type === event.type))
      expect(sentence).toMatch(/^$|\.$/)
      expect(sentence).not.toMatch(raw)
    }
    const lines = events.map((event) => wording.event(event, names))
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('every question and every line of the score sheet has words', () => {
    expect(wording.question('turn-12')).toMatch(/\.$/)
    const lines = ScoreLabel.options.map((label) => wording.score(label))
    expect(new Set(lines).size).toBe(lines.length)
    for (const [index, line] of lines.entries()) expect(line).not.toBe(ScoreLabel.options[index])
  })

  test('every ending names the winner', () => {
    const endings = Result.shape.reason.options.map((reason) => wording.ending(won(reason), names))
    expect(new Set(endings).size).toBe(endings.length)
    for (const ending of endings) expect(ending).toMatch(/Bea/)
    for (const ending of endings) expect(ending).not.toMatch(/Ana/)
  })

  test('the position is described line by line, in every phase', () => {
    for (const state of positions) {
      const lines = wording.position(hamlet.view(state, ana), names)
      expect(lines.length).toBeGreaterThanOrEqual(5 + state.seats.length)
      for (const line of lines) {
        expect(line).toMatch(/\.$/)
        expect(line).not.toMatch(raw)
        expect(line).not.toMatch(/: ?[.;]|\s\s/)
      }
    }
  })

  test('the choices and events of a match have words throughout', () => {
    const plain: Wording = wording
    for (const { move, fields } of match.offered.flat()) {
      expect(plain.choice({ move, fields: [], example: move }, names)).not.toMatch(raw)
      expect(plain.choice({ move, fields: [], example: move }, names)).not.toBe(move.type)
      for (const field of fields) {
        expect(plain.field(move.type, field.name)).not.toBe(field.name)
        const nouns = [...('options' in field ? field.options : []), ...('goods' in field ? field.goods : [])]
        for (const { noun } of nouns) expect(plain.noun(noun, names)).not.toMatch(raw)
      }
    }
    for (const event of match.events) expect(plain.event(event, names)).not.toMatch(raw)
  })

  test('no two choices that are offered together look alike', () => {
    for (const choices of match.offered) {
      const titles = choices.map(({ move }) => wording.choice({ move, fields: [], example: move }, names))
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})

test('no sentence is the same in two languages', () => {
  const sayings: ((wording: Wording) => string)[] = [
    ...moves.map((move) => (wording: Wording) => wording.choice({ move, fields: [], example: move }, names)),
    ...fieldNames.map((field) => (wording: Wording) => wording.field('build', field)),
    ...codes.map((code) => (wording: Wording) => wording.refusal(code, thrown[code], names)),
    ...events
      .filter(({ type }) => type !== 'turn-ended')
      .map((event) => (wording: Wording) => wording.event(event, names)),
    ...ScoreLabel.options.map((label) => (wording: Wording) => wording.score(label)),
    (wording) => wording.question('turn-1'),
  ]
  for (const say of sayings) expect(new Set(languages.map((language) => say(wordings[language]))).size).toBe(4)
  for (const state of positions) {
    const lines = languages.flatMap((language) => wordings[language].position(hamlet.view(state, ana), names))
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  }
})

describe('the sentences', () => {
  const { en, fr, ru, es } = wordings

  test('say who used whose goods, and who was rewarded', () => {
    const used: Event = {
      ...{ type: 'refined-used', seat: ana, good: 'milk', from: 'dairy-farm', maker: bea, number: 1 },
      reward: { coins: 1, vp: 1 },
    }
    expect(en.event(used, names)).toBe(
      'Ana used 1 milk from the Dairy Farm. As the maker, Bea received 1 coin and 1 point.',
    )
    expect(fr.event(used, names)).toBe(
      'Ana a utilisé 1 lait de « Ferme laitière ». Pour cette production, Bea a reçu 1 pièce et 1 point.',
    )
    expect(ru.event(used, names)).toBe(
      'Ana расходует: 1 молоко с участка «Молочная ферма». Награду за производство получает Bea: 1 монета и 1 очко.',
    )
    expect(es.event(used, names)).toBe(
      'Ana usó 1 leche de «Granja lechera». Por esa producción, Bea recibió 1 moneda y 1 punto.',
    )
  })

  test('elide in French before a tile that begins with a vowel, and agree in Spanish with one missing coin', () => {
    const went: Event = { type: 'villager-went', seat: ana, from: 'church', to: 'outpost-1' }
    expect(fr.event(went, names)).toBe('Ana a envoyé un villageois d’« Église » à « Avant-poste (1) ».')
    const short = (missing: number) => es.refusal('coins-short', { missing }, names)
    expect([1, 2].map(short)).toEqual([
      'No tiene suficientes monedas: falta 1.',
      'No tiene suficientes monedas: faltan 2.',
    ])
  })

  test('say where the goods of a payment are and who made them, and where a donkey or a road goes', () => {
    const said = (kind: NounKind, id: string) => en.noun({ kind, id }, names)
    expect(said('origin', 'planks@sawmill:1')).toBe('planks by Bea at the Sawmill')
    expect(said('origin', 'wood@woodcutter')).toBe('wood at the Woodcutter')
    expect(said('origin', 'wood@market')).toBe('wood bought at the market')
    expect(said('step', 'church>farm')).toBe('the way from the Church to the Farm')
    expect(said('contact', 'farm/2')).toBe('a road towards the Farm (segment 3)')
    expect(said('slot', 'milk-brick')).toBe('milk or brick (3)')
    expect(said('slot', 'coins')).toBe('10 coins')
    expect(said('token', 's1a')).toBe('2 wood and 1 wheat')
  })

  test('say what a choice does', () => {
    const titles = moves.map((move) => en.choice({ move, fields: [], example: move }, names))
    expect(titles).toContain('Build the Sawmill from the Quarry')
    expect(titles).toContain('Take the blueprint of the Shrine, and hire if you like')
    expect(titles).toContain('Deliver milk or brick (3)')
    expect(titles).toContain('Sell 2 wood and 1 wheat')
    expect(titles).toContain('Gather wood, stone, or wheat at the Barn (bent)')
    expect(titles).toContain('Make planks at the Sawmill')
    expect(titles).toContain('Build a path from the Farm')
  })

  test('say what is where, whose it is, who is joined to whom, and what costs how much', () => {
    const [round, village, roads, ...rest] = en.position(hamlet.view(busy, ana), names)
    expect(round).toBe('Round 4. Ana is to move. The donkeys have moved.')
    expect(village).toMatch(/; Woodcutter: 3 wood, at \(-?\d+, -?\d+\), turned \d\/6; /)
    expect(village).toContain('Lumber Mill: 2 planks by Bea')
    expect(roads).toMatch(/Church – Woodcutter; .*path Woodcutter – Lumber Mill \(segment \d+\), Bea/)
    expect(rest).toContain('Blueprint for 0 coins: Shrine — 1 stone and 1 wheat for 2 points. On it: 2 coins.')
    expect(rest).toContain('Blueprint for 1 coin: Pond (forest) — 1 wheat for 1 point.')
    expect(rest).toContain(
      'The market sells a raw good for 2 coins, a refined one for 4 coins. Open sales: 2 wood and 1 wheat for 1 coin and 1 point; 2 stone and 1 wheat for 1 coin and 1 point; 1 milk for 2 coins and 1 point.',
    )
    expect(rest.find((line) => line.startsWith('Open deliveries'))).not.toContain('10 coins')
    expect(rest).toContain(
      'Bea: 0 points; 7 coins; villagers: Church; donkeys: Church; own goods: 2 planks and 2 milk; milestones: Carpenter, Herder, Planner.',
    )
    expect(rest).toContain(
      'Blueprints of Bea: Outpost (1) — 1 stone and 1 plank for 2 points; Barn (bent) — 3 coins for 4 points.',
    )
  })

  test('say of printed roads whom they join, in any village', () => {
    const { tiles } = enNames
    for (const { events, after: state } of happenings({ seed: 'roads', seats: 3, options: { layout: 'drawn' } })) {
      if (!events.some(({ type }) => type === 'built' || type === 'laid-out')) continue
      const [, , line] = en.position(hamlet.view({ ...state, roads: [] }, ana), names)
      const pairs = printedLinks(layOut(state)).map(([one, other]) => `${tiles[one]} – ${tiles[other]}`)
      expect(line).toBe(`Joined by roads: ${[...new Set(pairs)].join('; ')}.`)
    }
  })

  test('say of a building that no road leads to it, how many slots are empty, and whose flag it has', () => {
    const [, village] = en.position(hamlet.view(lonely, ana), names)
    expect(village).toContain('Woodcutter: 2 wood, 1 empty slot')
    expect(village).toContain('Pond (mountain): flag of Bea, no road to it yet')
  })

  test("name only the active seat's villagers as ready", () => {
    const lines = en.position(hamlet.view(lonely, ana), names)
    expect(lines.filter((line) => line.includes('ready: Church'))).toHaveLength(1)
    expect(lines.find((line) => line.startsWith('Ana'))).toContain('ready: Church')
  })

  test('count by the plural rules of the language', () => {
    const hired = (coins: number): Event => ({ type: 'villagers-hired', seat: ana, number: 1, coins })
    expect([1, 2, 5].map((coins) => ru.event(hired(coins), names).split('Цена: ')[1])).toEqual([
      '1 монета.',
      '2 монеты.',
      '5 монет.',
    ])
    expect([1, 5].map((coins) => en.event(hired(coins), names))).toEqual([
      'Ana hired 1 villager for 1 coin.',
      'Ana hired 1 villager for 5 coins.',
    ])
  })
})

test.each(languages)('a tile says its segments in words, without the codes of the data: %s', (language) => {
  const tiles = components(language).filter(({ kind }) => kind === 'tile')
  expect(tiles).toHaveLength(tileIds.length)
  for (const { values } of tiles) expect(values.join(' · ')).not.toMatch(/\d{3}|[RFM]{3}/)
})

test('segments of one type that lie side by side are said together, the last and the first too', () => {
  const valuesOf = (id: string) => components('en').find((one) => one.id === id)?.values
  expect(valuesOf('quarry')).toContain('6 segments, counter-clockwise: road, mountain × 5')
  expect(valuesOf('pond-forest')).toContain('6 segments, counter-clockwise: forest × 6')
})

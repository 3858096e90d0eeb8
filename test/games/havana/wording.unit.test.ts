import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/games/game.ts'
import { type ActionId, actionIds } from '../../../src/games/havana/cards/action-id.ts'
import { buildings } from '../../../src/games/havana/data/buildings.ts'
import { Event } from '../../../src/games/havana/events.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { wordingFor } from '../../../src/games/havana/locales/index.ts'
import { fieldNames } from '../../../src/games/havana/locales/phrases.ts'
import { Move, rules } from '../../../src/games/havana/moves/index.ts'
import { nounKinds } from '../../../src/games/havana/nouns.ts'
import { pieces } from '../../../src/games/havana/pieces.ts'
import { codes } from '../../../src/games/havana/refuse.ts'
import { Result, type State } from '../../../src/games/havana/state.ts'
import type { Field } from '../../../src/games/kit/choice.ts'
import { byLanguage } from '../../../src/games/kit/every-language.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { afterTheTurns, ana, aRound, atTheOpening, bea, given, seeded, settled } from './table.ts'

/** The words of a match with today’s components. */
const wordings = byLanguage((language) => wordingFor(buildings[36], language))

const names = (seat: number) => ['Ana', 'Bea', 'Carlos'][seat] ?? 'Dora'
const parameters = { card: 'mama', building: 'h12', victim: 1, missing: { white: 2 }, tooMuch: { pesos: 1 }, amount: 2 }
const rich = { white: 3, yellow: 3, green: 3, red: 3, rubble: 3, pesos: 9, workers: 3 }
const unsaid = /undefined|NaN|\[object/

/** Positions with every kind of move for Ana or Bea. */
const positions: State[] = [
  atTheOpening(2),
  afterTheTurns(aRound({ players: [{ table: ['siesta', 'ruina'] }, { table: ['obreros', 'mama'] }] })),
  ...actionIds
    .filter((card) => card !== 'guardaespaldas')
    .map((card) =>
      aRound({
        round: 3,
        card: { white: 1, red: 2, rubble: 1, pesos: 3 },
        players: [
          { table: ['guardaespaldas', card], owns: { pesos: 3 } },
          { table: ['empresario', card === 'mama' ? 'ladron' : 'mama'], owns: { pesos: 2, green: 1 } },
        ],
      }),
    ),
  aRound({
    players: [
      { table: ['ladron', 'receptador'] },
      { table: ['empresario', 'mama'], owns: { pesos: 2, green: 1, rubble: 1 } },
      { table: ['empresario', 'mama'], owns: { pesos: 2, green: 4, rubble: 1 } },
    ],
  }),
  given(
    aRound({ players: [{ table: ['siesta', 'guardaespaldas'], owns: { rubble: 3 } }, { table: ['obreros', 'mama'] }] }),
  ).when(ana, { type: 'siesta' }, { type: 'guardaespaldas' }).state,
]
const offered = positions.flatMap((state) => [ana, bea].flatMap((seat) => havana.choices(state, seat)))

test('the positions have every kind of move, and every field', () => {
  expect(new Set(offered.map(({ move }) => move.type))).toEqual(new Set(Object.keys(rules)))
  const fields = offered.flatMap(({ move, fields }) => fields.map(({ name }) => `${move.type}/${name}`))
  expect(new Set(fields)).toEqual(new Set(fieldNames))
})

describe.each(languages)('in %s', (language) => {
  const wording = wordings[language]

  test('every choice and every field has a text', () => {
    for (const { move, fields, example } of offered) {
      expect(wording.choice({ move, fields, example }, names)).not.toBe(move.type)
      expect(wording.choice({ move, fields, example }, names)).not.toMatch(unsaid)
      for (const { name } of fields) expect(wording.field(Move.parse(example).type, name)).not.toBe(name)
    }
  })

  test('a filled-in move, as standing orders have it, is said like the form that it was filled into (Reciclaje)', () => {
    const says = (move: Move, fields: Field[] = []) => wording.choice({ move, fields, example: move }, names)
    const forms = offered.filter(({ move }) => move.type === 'reciclaje')
    const exchange = forms.find(({ fields }) => fields.length > 0)
    const [exchanging, keeping] = [says({ type: 'reciclaje' }, exchange?.fields), says({ type: 'reciclaje' })]
    expect(exchanging).not.toBe(keeping)
    expect(says({ type: 'reciclaje', give: 'siesta', take: 'mama' })).toBe(exchanging)
  })

  test('every component has a name', () => {
    const ids = { 'action-card': actionIds, piece: pieces, building: ['h12', 'x36'], seat: [0, 1] }
    for (const kind of nounKinds)
      for (const id of ids[kind]) {
        expect(wording.noun({ kind, id }, names)).not.toBe(String(id))
        expect(wording.noun({ kind, id }, names)).not.toMatch(unsaid)
      }
  })

  test.each(codes)('the refusal "%s" has a sentence', (code) => {
    const sentence = wording.refusal(code, parameters, names)
    expect(sentence).toMatch(/[.…]$/)
    expect(sentence).not.toMatch(unsaid)
  })

  test('every kind of event is described, except those that another event implies', () => {
    const events = happenings()
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Event.options.map(({ shape }) => shape.type.value)))
    for (const event of events) {
      const sentence = wording.event(event, names)
      expect(sentence === '').toBe(event.type === 'phase-began' || event.type === 'draw-announced')
      expect(sentence).not.toMatch(unsaid)
    }
  })

  test('every question, every ending and every line of the score sheet has words', () => {
    for (const question of ['opening', 'turn-3', 'replace-12']) expect(wording.question(question)).not.toBe(question)
    for (const reason of Result.shape.reason.options)
      expect(wording.ending({ reason, seats: [{ seat: 1, place: 1, points: 9, lines: [] }] }, names)).toMatch(/Bea/)
    expect(wording.score('buildings')).not.toBe('buildings')
  })

  test('the position names face-down cards to their own player, and to nobody else', () => {
    const opened = (...cards: ActionId[]) => given(atTheOpening(2)).when(ana, { type: 'open', cards }).state
    const says = (state: State, viewer: Viewer) => wording.position(havana.view(state, viewer), names)
    const [one, other] = [opened('siesta', 'mama'), opened('ruina', 'obreros')]
    expect(says(one, ana)).not.toEqual(says(other, ana))
    for (const viewer of [bea, 'spectator'] satisfies Viewer[]) expect(says(one, viewer)).toEqual(says(other, viewer))
  })

  test('the position is described line by line', () => {
    for (const state of positions) {
      const lines = wording.position(havana.view(state, ana), names)
      const inTurns = state.phase.name === 'turns' ? 1 : 0
      const demolished = state.demolished.length > 0 ? 1 : 0
      expect(lines).toHaveLength(9 + inTurns + demolished + 2 * state.seats.length)
      for (const line of lines) expect(line).not.toMatch(unsaid)
    }
  })
})

test('counts follow the plural rules of the language', () => {
  const say = (language: (typeof languages)[number], amount: number) =>
    wordings[language].event({ type: 'gained', seat: 0, from: 'bag', pieces: { white: amount } }, names)
  expect([1, 2, 5].map((amount) => say('ru', amount).split(': ')[1])).toEqual([
    '1 белый кирпич.',
    '2 белых кирпича.',
    '5 белых кирпичей.',
  ])
  expect([1, 2].map((amount) => say('en', amount))).toEqual([
    'Ana took 1 white brick from the bag.',
    'Ana took 2 white bricks from the bag.',
  ])
})

test('rounds with an empty bag are counted against the limit, if the match has one', () => {
  const players = [{ table: ['siesta', 'ruina'] }, { table: ['obreros', 'mama'] }] as const
  const says = (quiet: number, stallLimit: boolean) =>
    wordings.en.position(havana.view(aRound({ quiet, options: { stallLimit }, bag: {}, players }), ana), names)
  const begun = 'Rounds begun with an empty bag since the last construction: '
  expect(says(4, true)).toContain(`${begun}4 of 18.`)
  expect(says(25, false)).toContain(`${begun}25.`)
})

/** One event of every kind. */
function happenings(): Event[] {
  const setUp = settled(havana.opening({ seats: 2, options: havana.meta.options.parse({}) }), seeded(1))
  const building = 'h12'
  return [
    ...setUp.events,
    { type: 'end-exchanged', row: 'upper', out: 'h30', in: 'h01' },
    { type: 'round-began', round: 1, order: [{ seat: 0, initiative: 7 }], quiet: 0 },
    { type: 'turn-ended', seat: 0 },
    { type: 'revealed', cards: [{ seat: 0, cards: ['siesta', 'mama'] }] },
    { type: 'picked-up', seat: 0, cards: 9 },
    { type: 'carried-out', seat: 0, card: 'mama' },
    { type: 'gained', seat: 0, from: 'card', pieces: { pesos: 2 } },
    { type: 'stolen', seat: 0, victim: 1, pieces: { pesos: 2 } },
    { type: 'draw-announced', seat: 0, bricks: 2 },
    { type: 'drawn', seat: 0, bricks: { red: 1, rubble: 1 } },
    { type: 'demolished', seat: 0, row: 'lower', building },
    { type: 'card-given-up', seat: 0, card: 'mama' },
    { type: 'card-recovered', seat: 0, card: 'ruina' },
    { type: 'built', seat: 0, row: 'lower', building, vp: 3, paid: { pesos: 6 } },
    { type: 'row-refilled', row: 'lower', buildings: [building] },
    { type: 'opening-chosen', seat: 0, cards: ['siesta', 'mama'] },
    { type: 'opening-committed', seat: 0 },
    { type: 'card-laid', seat: 0, card: 'mama' },
    { type: 'replacement-made', seat: 0, dropped: 'mama' },
    { type: 'seat-left', seat: 0, pieces: {} },
    {
      type: 'ended',
      result: {
        reason: 'goal',
        seats: [{ seat: 0, place: 1, points: 25, lines: [{ label: 'buildings', points: 25 }] }],
      },
    },
  ]
}

describe('the question of a turn', () => {
  const begun = given(aRound({ players: [{ table: ['mendigo', 'siesta'], owns: rich }, { table: ['ruina', 'mama'] }] }))
  const asked = ({ state }: typeof begun) => havana.decisions(state)[0]?.question ?? ''

  test('asks only for building, or for the end, when both cards are carried out', () => {
    const half = begun.when(ana, { type: 'mendigo' })
    const done = half.when(ana, { type: 'siesta' })
    for (const before of [begun, half])
      expect(havana.wordingOf(before.state, 'en').question(asked(before))).toMatch(/^Take your turn: /)
    expect(asked(done)).toBe(asked(begun))
    const { question } = havana.wordingOf(done.state, 'en')
    expect(question(asked(done))).toBe('Build, or end your turn.')
    expect(question('turn-99')).toMatch(/^Take your turn: /)
    const said = languages.map((language) => havana.wordingOf(done.state, language).question(asked(done)))
    expect(new Set(said).size).toBe(languages.length)
  })
})

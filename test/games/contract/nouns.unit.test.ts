import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game, Tagged, Viewer } from '../../../src/games/game.ts'
import { eachOnce } from '../../../src/games/kit/about.ts'
import type { Choice, Noun } from '../../../src/games/kit/choice.ts'
import { PieceKind } from '../../../src/games/kit/component.ts'
import { marked, markedSeats, readMarks } from '../../../src/games/kit/marks.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { oneWithSeed, times } from '../../support/long.ts'
import { matchOf } from './match-of.ts'

const names = (seat: number) => ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil'][seat] ?? ''
const games = [...catalogue.values()].map((game) => [game.meta.id, game] as const)

/** How a thing is called in a picture. */
const called = ({ kind, id }: Noun): string => `${kind}:${id}`

/** The ids that stand at some places of a view. */
const idsAt = (view: unknown, places: readonly string[]): (string | number)[] =>
  places.flatMap((place) => found(view, place.split('/').slice(1)))

function found(value: unknown, [step, ...rest]: readonly string[]): (string | number)[] {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const members = Object.entries(value)
  if (step === '{id}') return members.map(([key]) => (Array.isArray(value) ? Number(key) : key))
  return members.flatMap(([key, member]) => (step === '*' || step === key ? found(member, rest) : []))
}

/** The things that a view shows, by their names in a picture: all of them, or those that the picture draws. */
function shownIn({ nouns }: Game, view: unknown, where: 'inView' | 'inPicture'): Set<string> {
  return new Set(
    Object.entries(nouns).flatMap(([kind, places]) => idsAt(view, places[where]).map((id) => called({ kind, id }))),
  )
}

const nounsIn = ({ nouns }: Game, view: unknown): Noun[] =>
  Object.entries(nouns).flatMap(([kind, { inView }]) => idsAt(view, inView).map((id) => ({ kind, id })))

const namedBy = ({ about, fields }: Choice): Noun[] => [
  ...about,
  ...fields.flatMap((field): Noun[] => {
    if ('options' in field) return field.options.map(({ noun }) => noun)
    if ('goods' in field) return field.goods.map(({ noun }) => noun)
    return 'places' in field ? [field.noun] : []
  }),
]

/** The things that the sentences about events name to a viewer. */
function nounsNamed(game: Game, state: unknown, events: readonly Tagged[], viewer: Viewer): Noun[] {
  const wording = game.wordingOf(state, 'en')
  const heard = events.filter((event) => {
    const audience = game.audience(event)
    return viewer === 'administrator' || audience === 'all' || (typeof viewer === 'number' && audience.includes(viewer))
  })
  return heard.flatMap((event) =>
    readMarks(wording.event(event, markedSeats(names), marked)).nouns.map(({ noun }) => noun),
  )
}

/** Every word and number in a value, and the keys of its objects. */
function idsIn(value: unknown): Set<unknown> {
  if (typeof value !== 'object' || value === null) return new Set([value])
  return new Set([...Object.keys(value), ...Object.values(value).flatMap((part) => [...idsIn(part)])])
}

/**
 * Amounts of money have a field of their own; there is one church and one market; and dividends come from the one card
 * that pays them.
 */
const isImplied = (event: Tagged, noun: Noun): boolean =>
  ['item:franc', 'tile:church', 'tile:market'].includes(called(noun)) ||
  (event.type === 'dividend' && noun.kind === 'building')

const inThePicture = (svg: string): string[] => [...svg.matchAll(/ data-piece="([^"]*)"/g)].map(([, name = '']) => name)

describe.each(games)('a thing of %s has one kind and id', (id, game) => {
  const { min, max } = game.meta.seats
  const matches = oneWithSeed(`nouns of ${id}`, [...new Set([min, max])]).flatMap((seats) =>
    Array.from({ length: times(1, 10) }, (_, number) => matchOf(game, seats, `nouns of ${id} ${number}`)),
  )
  const moves = matches.flatMap((match) => match.moves)
  const hasPlaces = ({ kind }: Noun): boolean => (game.nouns[kind]?.inView.length ?? 0) > 0

  test('in choices and in the view of the seat that has them', () => {
    const missing = new Set<string>()
    for (const { before, seat, choices } of moves) {
      const shown = shownIn(game, game.view(before, seat), 'inView')
      for (const noun of eachOnce(choices.flatMap(namedBy))) {
        if (game.nouns[noun.kind] === undefined) missing.add(`the kind ${noun.kind}`)
        if (hasPlaces(noun) && !shown.has(called(noun))) missing.add(called(noun))
      }
    }
    expect([...missing]).toEqual([])
  })

  test('in a form, where they are taken from, and in the view at that place', () => {
    for (const { before, seat, choices } of moves) {
      const view = game.view(before, seat)
      for (const field of choices.flatMap(({ fields }) => fields)) {
        if (!('from' in field) || typeof field.from !== 'string') continue
        const there = idsAt(view, [`${field.from}/*`, `${field.from}/{id}`])
        for (const { noun } of 'goods' in field ? field.goods : field.options) expect(there).toContain(noun.id)
      }
    }
  })

  test('in sentences and in the views before and after, of everybody who reads them', () => {
    const missing = new Set<string>()
    for (const { before, after, seat, events } of moves) {
      for (const viewer of [seat, 'spectator', 'administrator'] as const) {
        const named = eachOnce(nounsNamed(game, after, events, viewer))
        if (named.length === 0) continue
        const shown = [before, after].map((state) => shownIn(game, game.view(state, viewer), 'inView'))
        for (const noun of named) {
          expect(hasPlaces(noun), called(noun)).toBe(true)
          if (!shown.some((things) => things.has(called(noun)))) missing.add(called(noun))
        }
      }
    }
    expect([...missing]).toEqual([])
  })

  test('in every view from then on: what is built, taken or discarded is still found', () => {
    const lost = new Set<string>()
    for (const { before, after } of moves) {
      const [then, now] = [before, after].map((state) => shownIn(game, game.view(state, 'administrator'), 'inView'))
      for (const name of then ?? []) if (now?.has(name) !== true) lost.add(name)
    }
    expect([...lost]).toEqual([])
  })

  test('in sentences and in the events they tell', () => {
    const missing = new Set<string>()
    for (const { after, events } of moves) {
      for (const event of events) {
        const ids = idsIn(event)
        for (const noun of nounsNamed(game, after, [event], 'administrator'))
          if (!ids.has(noun.id) && !isImplied(event, noun)) missing.add(`${event.type} ${called(noun)}`)
      }
    }
    expect([...missing]).toEqual([])
  })

  test('in the view and in the picture: it names what it draws, and nothing else', () => {
    for (const [number, { after, seat }] of moves.entries()) {
      if (number % 7 !== 0) continue
      for (const viewer of [seat, 'spectator', 'administrator'] as const) {
        const view = game.view(after, viewer)
        const drawn = inThePicture(game.picture(view, names, game.meta.title))
        expect(new Set(drawn)).toEqual(shownIn(game, view, 'inPicture'))
        const shown = shownIn(game, view, 'inView')
        expect(drawn.filter((name) => !shown.has(name))).toEqual([])
      }
    }
  })

  test('and in the list of components', () => {
    const known = new Set(
      moves.flatMap(({ before }) => [...shownIn(game, game.view(before, 'administrator'), 'inView')]),
    )
    const components = (game.components?.('en') ?? []).map(called)
    const kinds = [...new Set(components.map((name) => name.split(':')[0] ?? ''))]
    expect(kinds.filter((kind) => game.nouns[kind] === undefined)).toEqual([])
    const ofTheseKinds = [...known].filter((name) => kinds.some((kind) => name.startsWith(`${kind}:`)))
    expect(ofTheseKinds.length).toBeGreaterThan(0)
    expect(ofTheseKinds.filter((name) => !components.includes(name))).toEqual([])
  })

  test('and has a name and an explanation in every language: its own, or that of its kind', () => {
    const occurring = eachOnce(
      moves.flatMap(({ before, after, seat, choices, events }) => [
        ...choices.flatMap(namedBy),
        ...nounsNamed(game, after, events, 'administrator'),
        ...nounsIn(game, game.view(before, seat)),
        ...nounsIn(game, game.view(after, 'administrator')),
      ]),
    )
    const last = moves.at(-1)?.after
    const unexplained = languages.flatMap((language) => {
      const wording = game.wordingOf(last, language)
      const components = new Map((game.components?.(language) ?? []).map((each) => [called(each), each]))
      const kinds = new Map((game.kinds?.(language) ?? []).map((each) => [each.kind, each]))
      return occurring.flatMap((noun) => {
        const { name, text } = components.get(called(noun)) ?? kinds.get(noun.kind) ?? { name: '', text: '' }
        const isNamed = name !== '' && wording.noun(noun, names) !== String(noun.id)
        // In English and in French a few things are called by their ids: "fish", "grain".
        const isCalledByItsId = components.get(called(noun))?.name.toLowerCase() === String(noun.id)
        return text !== '' && (isNamed || isCalledByItsId) ? [] : [`${language}: ${called(noun)}`]
      })
    })
    expect(unexplained).toEqual([])
  })

  test('as a component or by its kind, and not both', () => {
    const kinds = (game.kinds?.('en') ?? []).map(({ kind }) => kind)
    const described = new Set((game.components?.('en') ?? []).map(({ kind }) => kind))
    expect(kinds.filter((kind) => described.has(kind))).toEqual([])
    expect(Object.keys(game.nouns).filter((kind) => !described.has(kind) && !kinds.includes(kind))).toEqual([])
    for (const language of languages)
      expect(game.kinds?.(language).map((each) => PieceKind.parse(each).kind)).toEqual(kinds)
  })
})

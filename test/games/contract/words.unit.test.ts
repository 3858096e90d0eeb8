import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game, Viewer } from '../../../src/games/game.ts'
import type { Field } from '../../../src/games/kit/choice.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { wordingIn } from '../../../src/games/wording-in.ts'
import { changesOf } from './changes.ts'
import { positions } from './positions.ts'

const names = (seat: number) => ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil'][seat] ?? ''

/** What the words of a position leave out: the number of the rules is told with the match. */
const leftOut: Readonly<Record<string, readonly RegExp[]>> = {
  // A card is told with its price where it can still be built, and with its points for ever.
  havana: [/^rules$/, /^buildings/],
  // What is printed stands in the rules; corners and the ends of roads follow from where a tile lies.
  hamlet: [/^rules$/, /^box/, /^village\/\*\/corners/, /^roads\/\*\/between/],
}

const games = [...catalogue.values()].flatMap(({ meta: { id, seats } }) =>
  [...new Set([seats.min, seats.max])].map((number) => [id, number] as const),
)

const gameOf = (id: string): Game => {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no ${id}`)
  return game
}

const twice = (all: readonly string[]): string[] => all.filter((one, place) => all.indexOf(one) !== place)

describe.each(games)('The words of %s with %d seats', (id, seats) => {
  const game = gameOf(id)
  const all = positions(game, seats, `words of ${id}`, {}, 3)

  test.each(languages)(
    'in %s: no two choices that are offered together read alike, and no two answers to a field',
    (language) => {
      for (const state of all) {
        const wording = wordingIn(game, state, language)
        const answers = (field: Field) => {
          if ('options' in field) return field.options.map(({ noun }) => wording.noun(noun, names))
          return 'goods' in field ? field.goods.map(({ noun }) => wording.noun(noun, names)) : []
        }
        for (let seat = 0; seat < seats; seat++) {
          const choices = game.choices(state, seat)
          expect(twice(choices.map((choice) => wording.choice(choice, names)))).toEqual([])
          for (const { fields } of choices) {
            for (const field of fields) expect(twice(answers(field))).toEqual([])
          }
        }
      }
    },
  )

  test.runIf(id in leftOut).each(languages)('in %s: whatever changes in a view changes its words', (language) => {
    const sample = [0, 0.2, 0.45, 0.7, 0.9].map((share) => all[Math.floor(share * all.length)])
    const silent = new Set<string>()
    const views = [...sample, all.at(-1)].flatMap((state) =>
      ([0, 'spectator'] satisfies Viewer[]).map((viewer) => ({ state, view: game.view(state, viewer) })),
    )
    const known = views.map(({ view }) => view)
    for (const { state, view } of views) {
      const wording = wordingIn(game, state, language)
      const said = wording.position(view, names).join('\n')
      for (const { at, changed } of changesOf(view, known)) {
        if (leftOut[id]?.some((pattern) => pattern.test(at))) continue
        if (!game.schemas.view.safeParse(changed).success) continue
        if (wording.position(changed, names).join('\n') === said) silent.add(at)
      }
    }
    expect([...silent].toSorted()).toEqual([])
  })
})

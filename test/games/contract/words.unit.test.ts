import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/game.ts'
import type { Field } from '../../../src/games/kit/choice.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { isLong, oneWithSeed } from '../../support/long.ts'
import { positions } from './positions.ts'
import { silences } from './silences.ts'

const names = (seat: number) => ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil'][seat] ?? ''

const games = [...catalogue.values()].flatMap(({ meta: { id, seats } }) =>
  oneWithSeed(`words of ${id}`, [...new Set([seats.min, seats.max])]).map((number) => [id, number] as const),
)

const gameOf = (id: string): Game => {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no ${id}`)
  return game
}

const twice = (all: readonly string[]): string[] => all.filter((one, place) => all.indexOf(one) !== place)

describe.each(games)('the words of %s with %d seats', (id, seats) => {
  const game = gameOf(id)
  const all = positions(game, seats, `words of ${id}`, {}, isLong ? 3 : 15)

  test.each(languages)(
    'in %s: no two choices offered together read alike, and no two answers to a field',
    (language) => {
      for (const state of all) {
        const wording = game.wordingOf(state, language)
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

  test.each(languages)('in %s: every change in a view changes its words', (language) => {
    const places = isLong ? [0, 0.2, 0.45, 0.7, 0.9] : [0.45]
    const sample = places.map((share) => all[Math.floor(share * all.length)])
    expect(silences(game, [...sample, all.at(-1)], language, names)).toEqual([])
  })
})

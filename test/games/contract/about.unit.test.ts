import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Noun } from '../../../src/games/kit/choice.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { positions } from './positions.ts'

/** Words of a view that name no component; parts of moves use them. */
const mereWords: Readonly<Record<string, readonly string[]>> = {
  // A stage of the turn has the name of the move that ends it.
  'le-havre': ['type', 'feeding', 'interest'],
  // A path or a bridge is no component before it is built.
  hamlet: ['kind'],
}

const names = (seat: number) => ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil'][seat] ?? ''

interface Named {
  readonly words: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
}

/** Everything that a view names: its words, and the keys of its records. */
function namedIn(view: unknown): Named {
  const words = new Set<string>()
  const keys = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) keys.add(key)
      look(part)
    }
  }
  look(view)
  return { words, keys }
}

/** Whether a part of a move may name something of the view. A type is often called like a part of the view, as `cast`. */
const mayName = (part: string, value: string, { words, keys }: Named): boolean =>
  words.has(value) || (part !== 'type' && keys.has(value))

const games = [...catalogue.values()].map((game) => ({ id: game.meta.id, game }))

describe.each(games)('the nouns of the choices of $id', ({ id, game }) => {
  const { max } = game.meta.seats
  const all = positions(game, max, `about ${id}`, {}, 5).flatMap((state) =>
    [...Array(max).keys()].flatMap((seat) => {
      const named = namedIn(game.view(state, seat))
      return game.choices(state, seat).map((choice) => ({ choice, named, state }))
    }),
  )

  test('cover every fixed part that names a component of the view, in random matches', () => {
    const unnamed = all.flatMap(({ choice: { move, about }, named }) =>
      Object.entries(move)
        .filter(
          ([part, value]) => typeof value === 'string' && mayName(part, value, named) && !mereWords[id]?.includes(part),
        )
        .filter(([, value]) => !about.some((noun) => noun.id === value))
        .map(([part, value]) => `${move.type}: ${part} ${value}`),
    )
    expect([...new Set(unnamed)]).toEqual([])
    expect(all.length).toBeGreaterThan(10)
  })

  test('name each component once, with a name in every language', () => {
    const said = new Map<string, { noun: Noun; state: unknown }>()
    for (const { choice, state } of all) {
      const ids = choice.about.map(({ kind, id: thing }) => `${kind}/${thing}`)
      expect(ids).toEqual([...new Set(ids)])
      for (const noun of choice.about) said.set(`${noun.kind}/${noun.id}`, { noun, state })
    }
    for (const { noun, state } of said.values()) {
      for (const language of languages) expect(game.wordingOf(state, language).noun(noun, names)).toMatch(/\S/)
    }
  })
})

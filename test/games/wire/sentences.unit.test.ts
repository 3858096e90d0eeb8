import { expect, it } from 'vitest'
import { withNouns } from '../../../src/games/wire/sentences.ts'

it('leaves out the empty sentences of events that need none', () => {
  expect(withNouns(['Ann built.', '', 'Bob took two pesos.'])).toEqual({
    says: ['Ann built.', 'Bob took two pesos.'],
    nouns: [[], []],
  })
})

import { describe, expect, test } from 'vitest'
import { namedIn, noun } from '../../../../web/src/boards/kit/pieces.ts'

const ada = noun('seat', 0)
const bob = noun('seat', 1)
const franc = noun('item', 'franc')
const clay = noun('item', 'clay')

/** The copies of seats that a sentence with these nouns means. */
const copies = (...nouns: Parameters<typeof namedIn>[0]): readonly string[] =>
  namedIn(nouns).filter((name) => name.includes('@'))

describe('a sentence names what seats have', () => {
  test('everything that it names is named', () => {
    expect(namedIn([ada, franc])).toEqual(['seat:0', 'item:franc', 'item:franc@0'])
  })

  test('"Supply: clay" means nobody’s clay', () => {
    expect(copies(clay)).toEqual([])
  })

  test('"Ada paid 1 franc" means hers alone', () => {
    expect(copies(ada, franc)).toEqual(['item:franc@0'])
  })

  test('"Ada paid 1 franc to Bob" means the francs of both, in whatever order they are named', () => {
    expect(copies(ada, franc, bob)).toEqual(['item:franc@0', 'item:franc@1'])
    expect(copies(ada, bob, franc)).toEqual(['item:franc@0', 'item:franc@1'])
    expect(copies(franc, ada)).toEqual(['item:franc@0'])
  })

  test('in a list of seats, each has what follows it', () => {
    expect(copies(ada, franc, bob, clay)).toEqual(['item:franc@0', 'item:clay@1'])
  })
})

import { expect, test } from 'vitest'
import { boundedCache } from '../../src/platform/bounded-cache.ts'

test('the oldest value is evicted first, and a value that is stored again is the newest', () => {
  const cache = boundedCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  cache.set('c', 4)
  expect([...cache.entries()]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

test('values count by their size, and the newest stays, however large', () => {
  const cache = boundedCache<string, readonly number[]>(3, (values) => values.length)
  cache.set('a', [1])
  cache.set('b', [1, 2])
  cache.set('a', [1, 2])
  expect([...cache.entries()].map(([key]) => key)).toEqual(['a'])
  cache.set('c', [1, 2, 3, 4])
  expect([...cache.entries()].map(([key]) => key)).toEqual(['c'])
  cache.delete('c')
  cache.set('d', [1])
  cache.set('e', [1, 2])
  expect([...cache.entries()].map(([key]) => key)).toEqual(['d', 'e'])
})

import { expect, test } from 'vitest'
import { computedOnce } from '../../../src/games/kit/computed-once.ts'

test('what follows from an object is computed once for each object, also where nothing follows', () => {
  const asked: string[] = []
  const nameOf = computedOnce((one: { readonly name?: string }) => {
    asked.push(one.name ?? 'nobody')
    return one.name
  })
  const [ada, nobody] = [{ name: 'Ada' }, {}]

  expect([nameOf(ada), nameOf(nobody), nameOf(ada), nameOf(nobody), nameOf({ name: 'Ada' })]).toEqual([
    'Ada',
    undefined,
    'Ada',
    undefined,
    'Ada',
  ])
  expect(asked).toEqual(['Ada', 'nobody', 'Ada'])
})

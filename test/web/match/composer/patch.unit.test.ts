import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchBetween } from '../../../../src/matches/replay/patch.ts'
import { patch } from '../../../../web/src/match/composer/patch.ts'
import { times } from '../../../support/long.ts'

const key = fc.constantFrom('a', 'b', 'a/b', 'a~b', '~1', '0', '')
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}))
const view = fc.dictionary(key, json, { maxKeys: 4, noNullPrototype: true })

test('whatever the server’s patch says of a view, it becomes the view that the server meant (RFC 6902)', () => {
  fc.assert(
    fc.property(view, view, (before, after) => {
      const patched = structuredClone(before)
      patch(patched, patchBetween(before, after))
      expect(patched).toEqual(after)
    }),
    { numRuns: times(500, 20_000) },
  )
})

test.each([
  { op: 'remove', path: '/offers/2' },
  { op: 'replace', path: '/sold', value: 1 },
  { op: 'add', path: '/sold/0', value: 1 },
] as const)('a patch for another view is refused: $op $path', (operation) => {
  expect(() => patch({ offers: [3, 4] }, [operation])).toThrow(operation.path)
})

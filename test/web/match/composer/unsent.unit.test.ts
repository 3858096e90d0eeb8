import { describe, expect, test } from 'vitest'
import type { Choice } from '../../../../web/src/api/schemas.ts'
import type { Draft } from '../../../../web/src/match/composer/draft.ts'
import { earlierAmong, isAllThere, nothing } from '../../../../web/src/match/composer/unsent.ts'

const choice: Choice = {
  move: { type: 'act' },
  about: [],
  fields: [{ kind: 'count', name: 'times', min: 0, max: 9 }],
  limits: [],
  example: { type: 'act' },
  says: '',
  labels: {},
  nouns: [],
}
const times = (many: number): Draft => ({ choice, values: { times: many } })

describe('of what was composed, all is still there', () => {
  const before = { lined: [times(1)], narrowed: [], draft: times(2) }
  const lined = [{ draft: times(1), after: [], patch: [] }]

  test('if each move has each of its values', () => {
    expect(isAllThere(before, { ...nothing, lined, draft: times(2) })).toBe(true)
  })

  test('not if a move is gone, or one of its values is another', () => {
    expect(isAllThere(before, { ...nothing, lined })).toBe(false)
    expect(isAllThere(before, { ...nothing, lined, draft: times(1) })).toBe(false)
    expect(
      isAllThere(before, { ...nothing, lined: [{ draft: times(3), after: [], patch: [] }], draft: times(2) }),
    ).toBe(false)
  })

  test('as long as one of the choices is left that a piece could mean', () => {
    const several = { lined: [], narrowed: [choice, choice] }
    expect(isAllThere(several, { ...nothing, narrowed: [choice] })).toBe(true)
    expect(isAllThere(several, nothing)).toBe(false)
  })
})

describe('when the match has changed, the steps before a move', () => {
  const at = (many: number) => ({ ...nothing, draft: times(many) })
  const offering = (max: number): Choice => ({ ...choice, fields: [{ kind: 'count', name: 'times', min: 0, max }] })
  const many = (states: ReturnType<typeof earlierAmong>) => states.map(({ draft }) => draft?.values.times)

  test('can still be taken off one by one', () => {
    expect(many(earlierAmong([nothing, at(1), at(2)], at(3), [offering(9)]))).toEqual([undefined, 1, 2])
  })

  test('count as one where they have become the same', () => {
    expect(many(earlierAmong([nothing, at(2), at(5)], at(3), [offering(3)]))).toEqual([undefined, 2])
  })

  test('are gone if the move is not offered any more', () => {
    expect(earlierAmong([nothing, at(1)], nothing, [])).toEqual([])
  })
})

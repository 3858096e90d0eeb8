import { describe, expect, test } from 'vitest'
import { conditionHolds, valueAt } from '../../../src/matches/orders/condition.ts'
import { answersQuestion } from '../../../src/matches/orders/order.ts'

const view = {
  round: 3,
  top: 'h22',
  stalled: false,
  stack: null,
  seats: [{ vp: 7 }, { vp: 0 }],
  'a/b': 1,
  'm~n': 2,
  '~1': 4,
  '': 3,
}

describe('a JSON pointer (RFC 6901)', () => {
  test.each([
    ['', view],
    ['/round', 3],
    ['/seats/0/vp', 7],
    ['/seats/1', { vp: 0 }],
    ['/a~1b', 1],
    ['/m~0n', 2],
    ['/~01', 4],
    ['/', 3],
    ['/stack', null],
  ])('%j finds a value that exists', (pointer, value) => {
    expect(valueAt(view, pointer)).toEqual(value)
  })

  test.each([
    '/rounds',
    '/seats/2/vp',
    '/seats/00/vp',
    '/seats/-',
    '/seats/-1',
    '/seats/length',
    '/top/0',
    '/top/length',
    '/stack/0',
    '/round/0',
    '/constructor',
    '/__proto__',
    '/seats/map',
  ])('%j finds nothing: JSON has no such value', (pointer) => {
    expect(valueAt(view, pointer)).toBeUndefined()
  })
})

describe('a condition', () => {
  test.each([
    [{ at: '/round', is: 'equal', value: 3 }, true],
    [{ at: '/round', is: 'equal', value: 4 }, false],
    [{ at: '/round', is: 'equal', value: '3' }, false],
    [{ at: '/top', is: 'equal', value: 'h22' }, true],
    [{ at: '/stalled', is: 'equal', value: false }, true],
    [{ at: '/stack', is: 'equal', value: null }, true],
    [{ at: '/seats/2', is: 'equal', value: null }, false],
    [{ at: '/round', is: 'at-least', value: 3 }, true],
    [{ at: '/round', is: 'at-least', value: 4 }, false],
    [{ at: '/round', is: 'at-most', value: 3 }, true],
    [{ at: '/round', is: 'at-most', value: 2 }, false],
    [{ at: '/top', is: 'at-least', value: 0 }, false],
    [{ at: '/stack', is: 'at-most', value: 0 }, false],
    [{ at: '/seats', is: 'at-most', value: 9 }, false],
    [{ at: '/nowhere', is: 'at-most', value: 0 }, false],
  ] as const)('%j: %s', (condition, isTrue) => {
    expect(conditionHolds(condition, view)).toBe(isTrue)
  })
})

describe('an order', () => {
  test.each([
    [null, 'feeding-3', true],
    ['feeding-3', 'feeding-3', true],
    ['feeding', 'feeding-3', true],
    ['feeding', 'feeding-13', true],
    ['opening', 'opening', true],
    ['feeding-3', 'feeding-13', false],
    ['feeding-1', 'feeding-13', false],
    ['feed', 'feeding-3', false],
    ['feeding-', 'feeding-3', false],
  ])('for %j answers %s: %s', (question, asked, isAnswer) => {
    expect(answersQuestion({ question }, asked)).toBe(isAnswer)
  })
})

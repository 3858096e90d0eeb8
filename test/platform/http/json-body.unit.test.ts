import { describe, expect, test } from 'vitest'
import { isTooDeep } from '../../../src/platform/http/json-body.ts'

describe('how deep a JSON text is nested', () => {
  test.each([
    ['a value', '"text"', 0],
    ['an object', '{"a":1}', 1],
    ['lists within objects', '{"a":[{"b":[1,2]}]}', 4],
    ['siblings count once', '[[1],[2],[3]]', 2],
    ['brackets in a text do not count', '{"[[[{":"]}{[\\"[[["}', 1],
    ['a text that ends with a backslash is over', '["\\\\",[1]]', 2],
  ])('%s', (_, text, depth) => {
    expect(isTooDeep(text, depth)).toBe(false)
    if (depth > 0) expect(isTooDeep(text, depth - 1)).toBe(true)
  })

  test('of a text that is not JSON, only what opens counts', () => {
    expect(isTooDeep('[[[[', 3)).toBe(true)
    expect(isTooDeep(']]]]"', 0)).toBe(false)
  })
})

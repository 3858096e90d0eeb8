import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, sameJson } from '../../src/journal/canonical.ts'

describe('canonical JSON', () => {
  test('has its keys sorted by UTF-16 code units and no white space', () => {
    const value = { b: [1, { z: null, a: 'é"\n' }], '10': true, '2': 0.5, B: -0, '\u{1F600}': 1, '\uFB33': 2 }
    const written = canonical(value)
    expect(written).toBe('{"10":true,"2":0.5,"B":0,"b":[1,{"a":"é\\"\\n","z":null}],"\u{1F600}":1,"\uFB33":2}')
  })

  test('is the same after a round trip through a store that reorders keys', () => {
    const event = { type: 'drawn', seat: 1, bricks: { white: 2, black: 0.1 }, far: 1e21, near: 1e-7 }
    const reordered = JSON.parse(
      '{"far":1000000000000000000000,"near":0.0000001,"bricks":{"black":0.10,"white":2},"seat":1,"type":"drawn"}',
    )
    expect(canonical(reordered)).toBe(canonical(event))
  })

  test('leaves out undefined values, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(sameJson({ a: undefined }, {})).toBe(true)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])('refuses %s, which is not JSON', (value) => {
    expect(() => canonical({ value: [value] })).toThrow()
  })

  test('has no form for undefined', () => {
    expect(() => canonical(undefined)).toThrow(TypeError)
  })

  test('refuses a value that contains itself', () => {
    const value: { self?: unknown } = {}
    value.self = value
    expect(() => canonical(value)).toThrow(TypeError)
  })
})

describe('values are the same JSON', () => {
  const letters = fc.constantFrom('a', 'b', 'c', 'toString')
  /** Few values, so that two of them are often the same. */
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, -0, 1, '', 'a', new Date(0), new Date(1), new Date(0).toISOString()),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(letters, fc.oneof(tie('json'), fc.constant(undefined)), { maxKeys: 3, noNullPrototype: true }),
    ),
  }))

  test('exactly where their canonical forms are equal', () => {
    let same = 0
    fc.assert(
      fc.property(json, json, (one, other) => {
        const isSame = canonical(one) === canonical(other)
        if (isSame) same += 1
        expect(sameJson(one, other)).toBe(isSame)
        expect(sameJson(one, JSON.parse(canonical(one)))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
    expect(same).toBeGreaterThan(20)
  })

  test('refuses what is not JSON', () => {
    expect(() => sameJson({ value: 1 }, { value: Number.NaN })).toThrow()
  })
})

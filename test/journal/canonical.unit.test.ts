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

import { describe, expect, test } from 'vitest'
import { aboutParts } from '../../../src/games/kit/about.ts'
import { asItStands, type Form } from '../../../src/games/kit/choice.ts'

const parts = { victim: 'seat', building: 'building', at: 'building' }

describe('a choice is about', () => {
  test('the components that the fixed parts of its move name, including numbers', () => {
    const { about } = aboutParts(asItStands({ type: 'rob', victim: 0, building: 'h12', pesos: 2 }), parts)
    expect(about).toEqual([
      { kind: 'seat', id: 0 },
      { kind: 'building', id: 'h12' },
    ])
  })

  test('the only possible value in its example, but nothing that a field asks for', () => {
    const form: Form = {
      move: { type: 'rob' },
      fields: [{ kind: 'one-of', name: 'building', options: [], optional: false }],
      limits: [],
      example: { type: 'rob', victim: 1, building: 'h12' },
    }
    expect(aboutParts(form, parts).about).toEqual([{ kind: 'seat', id: 1 }])
  })

  test('what its rule adds, each component once', () => {
    const here = { kind: 'building', id: 'h12' }
    const { about } = aboutParts(asItStands({ type: 'act', building: 'h12', at: 'h12' }), parts, here)
    expect(about).toEqual([here])
  })

  test('no part with the name of a method of every object', () => {
    expect(aboutParts(asItStands({ type: 'act', constructor: 'x' }), parts).about).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { playedOnBy, rulesVersions } from '../../../src/games/kit/rules-versions.ts'

interface Rulings {
  readonly soldShipsStay: boolean
  readonly mostCards: number
}

describe('the versions of a game’s rules', () => {
  const versions = rulesVersions<Rulings>(
    { soldShipsStay: true, mostCards: 5 },
    { soldShipsStay: false },
    { mostCards: 6 },
  )

  test('are numbered from 1, and the last is the newest', () => {
    expect(versions.newest).toBe(3)
    expect(() => versions.by(4)).toThrow(RangeError)
    expect(() => versions.by(0)).toThrow(RangeError)
  })

  test('have the settings that they name, and the version before decides the others', () => {
    expect([1, 2, 3].map(versions.by)).toEqual([
      { soldShipsStay: true, mostCards: 5 },
      { soldShipsStay: false, mostCards: 5 },
      { soldShipsStay: false, mostCards: 6 },
    ])
  })

  test('convert a position over all versions in between, and leave it as it is if a version names no step', () => {
    const byRules = playedOnBy<{ rules: number; steps: readonly number[] }>({
      2: (state) => ({ ...state, steps: [...state.steps, 2] }),
      4: (state) => ({ ...state, steps: [...state.steps, 4] }),
    })
    expect(byRules({ rules: 1, steps: [] }, 3)).toEqual({ rules: 3, steps: [2] })
    expect(byRules({ rules: 1, steps: [] }, 4)).toEqual({ rules: 4, steps: [2, 4] })
    expect(byRules({ rules: 2, steps: [] }, 2)).toEqual({ rules: 2, steps: [] })
  })
})

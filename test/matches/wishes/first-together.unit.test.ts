import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { firstTogether } from '../../../src/matches/wishes/first-together.ts'

/** Pairs that must not meet, as `ab`. */
const apart =
  (...pairs: string[]) =>
  (one: string, other: string) =>
    !pairs.some((pair) => pair.includes(one) && pair.includes(other))

const group = (people: string, size: number, ...pairs: string[]) =>
  firstTogether([...people], size, apart(...pairs))?.join('')

describe('the first group in which all may meet', () => {
  test('has those who came first, if there are no blocks', () => {
    expect(group('abcde', 3)).toBe('abc')
  })

  test('leaves out players who may not meet an earlier one', () => {
    expect(group('abcd', 3, 'ab')).toBe('acd')
  })

  test('leaves out the very first if nobody may meet them', () => {
    expect(group('abcd', 3, 'ab', 'ac', 'ad')).toBe('bcd')
  })

  test('does not exist if there are too few players, or each may not meet another', () => {
    expect(group('ab', 3)).toBeUndefined()
    expect(group('abc', 3, 'bc')).toBeUndefined()
    expect(group('abcd', 3, 'ab', 'cd')).toBeUndefined()
  })

  test('is what a search of every group finds', () => {
    const dice = seededDice('groups')
    const people = [...'abcdefg']
    const inOrder = (size: number, from = 0): string[] =>
      size === 0
        ? ['']
        : people.flatMap((one, place) => {
            return place < from ? [] : inOrder(size - 1, place + 1).map((others) => one + others)
          })
    const found = new Set<string | undefined>()
    for (let round = 0; round < 200; round++) {
      const pairs = inOrder(2).filter(() => dice.below(2) === 0)
      const areTogether = (all: string) =>
        !pairs.some(([one = '', other = '']) => all.includes(one) && all.includes(other))
      const size = 2 + dice.below(3)
      const first = group('abcdefg', size, ...pairs)
      expect(first).toBe(inOrder(size).find(areTogether))
      found.add(first)
    }
    expect(found.size).toBeGreaterThan(10)
  })
})

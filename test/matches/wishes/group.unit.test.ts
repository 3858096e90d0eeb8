import { describe, expect, test } from 'vitest'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { firstTogether } from '../../../src/matches/wishes/group.ts'

/** Pairs that do not meet, as `ab`. */
const apart =
  (...pairs: string[]) =>
  (one: string, other: string) =>
    !pairs.some((pair) => pair.includes(one) && pair.includes(other))

const group = (people: string, size: number, ...pairs: string[]) =>
  firstTogether([...people], size, apart(...pairs))?.join('')

describe('the first who may all meet', () => {
  test('are those who came first, where nobody minds', () => {
    expect(group('abcde', 3)).toBe('abc')
  })

  test('leave out whoever does not go with an earlier one', () => {
    expect(group('abcd', 3, 'ab')).toBe('acd')
  })

  test('leave out the very first, where nobody goes with them', () => {
    expect(group('abcd', 3, 'ab', 'ac', 'ad')).toBe('bcd')
  })

  test('are none, where there are too few, or each of them minds another', () => {
    expect(group('ab', 3)).toBeUndefined()
    expect(group('abc', 3, 'bc')).toBeUndefined()
    expect(group('abcd', 3, 'ab', 'cd')).toBeUndefined()
  })

  test('are what looking at every group finds', () => {
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

import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { matchDice } from '../../src/journal/dice.ts'
import { secretsOf } from '../../src/journal/secrets.ts'
import { match, seed } from './given.ts'

const key = Buffer.alloc(32, 7)

/** The first 48 bits of a try, according to docs/journal.md, without the code under test. */
function tried(n: number, t: number): bigint {
  const mac = createHmac('sha256', key).update(`${match}/${n}/${t}`).digest('hex')
  return BigInt(`0x${mac.slice(0, 12)}`)
}

describe('secrets', () => {
  test('follow from the seed and the entropies according to the specification', () => {
    const { commitment, salt, diceKey } = secretsOf(seed, ['00ff', ''])
    const bytes = Buffer.from(seed, 'hex')
    expect(commitment).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(salt).toEqual(createHmac('sha256', bytes).update('salt').digest())
    expect(diceKey).toEqual(createHash('sha256').update(`{"entropies":["00ff",""],"seed":"${seed}"}`).digest())
  })

  test('match a vector that was computed with other tools', () => {
    const { commitment, salt, diceKey } = secretsOf('00'.repeat(32), ['aa', 'bb'])
    expect(commitment).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
    expect(salt.toString('hex')).toBe('f8f8ac8a762266c2c8471bb305ebb9d398c8bc8f1140abcf6ea93a181ecae047')
    expect(diceKey.toString('hex')).toBe('3d46dc148cc4cbfa046c02b9d22af1dc8c666e7d0418345987be6947991f5279')
    expect(Array.from({ length: 5 }, (_, n) => matchDice(diceKey, match, n).below(6))).toEqual([4, 1, 1, 5, 0])
  })

  test('depend on who added what, and in which order', () => {
    const keys = [['aa', ''], ['', 'aa'], ['aa'], ['a', 'a'], []].map((entropies) => secretsOf(seed, entropies).diceKey)
    expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(keys.length)
  })

  test.each(['', '00', 'zz'.repeat(32), '00'.repeat(33)])('cannot follow from %s, which is no seed', (wrong) => {
    expect(() => secretsOf(wrong, [])).toThrow(RangeError)
  })
})

describe('dice', () => {
  test('draw n is the first 48 bits of HMAC-SHA256(key, match/n/0), reduced', () => {
    const dice = matchDice(key, match, 0)
    const drawn = Array.from({ length: 200 }, () => dice.below(52))
    expect(drawn).toEqual(Array.from({ length: 200 }, (_, n) => Number(tried(n, 0) % 52n)))
  })

  test('try again if a draw exceeds the largest multiple of the limit', () => {
    // Three eighths of all tries are too high for this limit, so a hundred draws include many of them.
    const limit = 2 ** 48 * (5 / 8)
    const dice = matchDice(key, match, 0)
    const drawn = Array.from({ length: 100 }, () => dice.below(limit))
    const expected = drawn.map((_, n) => {
      const fair = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((t) => tried(n, t) < BigInt(limit))
      return Number(tried(n, fair ?? 99))
    })
    expect(drawn).toEqual(expected)
    expect(drawn.filter((value, n) => value !== Number(tried(n, 0))).length).toBeGreaterThan(20)
    expect(dice.drawn()).toBe(100)
  })

  test('continue after the previous entry, so that no draw is made twice', () => {
    const whole = matchDice(key, match, 0)
    const ten = Array.from({ length: 10 }, () => whole.below(1000))
    const rest = matchDice(key, match, 4)
    expect(Array.from({ length: 6 }, () => rest.below(1000))).toEqual(ten.slice(4))
    expect(rest.drawn()).toBe(10)
  })

  test('count a draw below one like any other', () => {
    const dice = matchDice(key, match, 0)
    expect(dice.below(1)).toBe(0)
    expect(dice.drawn()).toBe(1)
  })

  test('differ in every match', () => {
    const one = matchDice(key, match, 0)
    const other = matchDice(key, match.replace('0', '1'), 0)
    expect(one.below(2 ** 48)).not.toBe(other.below(2 ** 48))
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1])('have no draw below %d', (limit) => {
    expect(() => matchDice(key, match, 0).below(limit)).toThrow(RangeError)
  })

  test.each([2, 6, 7, 34])('are even: each of %d values comes up as often as chance allows', (limit) => {
    const draws = 20_000
    const dice = matchDice(key, match, 0)
    const counts = Array.from({ length: limit }, () => 0)
    for (let n = 0; n < draws; n++) {
      const value = dice.below(limit)
      counts[value] = (counts[value] ?? 0) + 1
    }
    const expected = draws / limit
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Chi squared has the mean limit - 1 and twice that as variance; fair dice never deviate by five standard
    // deviations.
    expect(chiSquared).toBeLessThan(limit - 1 + 5 * Math.sqrt(2 * (limit - 1)) + 5)
  })
})

import { describe, expect, test } from 'vitest'
import { asOfRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { havana } from '../../src/games/havana/index.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { settle } from '../../src/games/playout/turn.ts'

/**
 * As perft does in chess: how many choices, and how many options, goods and places in them, are offered along seeded
 * random matches. A number that changes shows a change of what is legal, which every change of the rules has to answer
 * for.
 */
function offered(rules: Game, seats: number, seed: string, options: object = {}): number[] {
  const dice = seededDice('perft', seed)
  const counts: number[] = []
  const start = rules.opening({ seats, options: rules.meta.options.parse(options) })
  let { state } = settle(rules, start, [], dice)
  for (let move = 0; move < 60; move++) {
    const owing = rules.decisions(state)
    if (owing.length === 0) break
    const choices = owing.map(({ seat }) => rules.choices(state, seat))
    counts.push(choices.flat().reduce((sum, choice) => sum + 1 + width(choice.fields), 0))
    const seat = pick(dice, owing)?.seat ?? 0
    const choice = pick(dice, rules.choices(state, seat))
    if (!choice) throw new Error('a decision without a choice')
    const decided = rules.decide(state, seat, fill(choice, dice))
    state = settle(rules, state, decided, dice).state
  }
  return counts
}

function width(fields: ReturnType<Game['choices']>[number]['fields']): number {
  return fields.reduce((sum, field) => {
    if ('options' in field) return sum + field.options.length
    if ('goods' in field) return sum + field.goods.reduce((most, { max }) => most + max, 0)
    if ('places' in field) return sum + field.places.length
    return sum + 1
  }, 0)
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

describe('Havana offers along seeded matches', () => {
  test.each([
    { rules: 1, seats: 2, seed: 'a', total: 382 },
    { rules: 1, seats: 3, seed: 'b', total: 492 },
    { rules: 1, seats: 4, seed: 'c', total: 511 },
  ])('with $seats seats by rules $rules the same number of choices as ever', ({ rules, seats, seed, total }) => {
    expect(sum(offered(asOfRules(havana, rules), seats, seed))).toBe(total)
  })
})

describe('Le Havre offers along seeded matches', () => {
  test.each([
    { rules: 1, seats: 1, seed: 'a', options: { length: 'short' }, total: 2180 },
    { rules: 1, seats: 3, seed: 'b', options: {}, total: 831 },
    { rules: 1, seats: 5, seed: 'c', options: { length: 'short' }, total: 2160 },
    { rules: 2, seats: 1, seed: 'a', options: { length: 'short' }, total: 1991 },
    { rules: 2, seats: 3, seed: 'b', options: {}, total: 681 },
    { rules: 2, seats: 5, seed: 'c', options: { length: 'short' }, total: 1945 },
  ])(
    'with $seats seats by rules $rules the same number of choices as ever',
    ({ rules, seats, seed, options, total }) => {
      expect(sum(offered(asOfRules(leHavre, rules), seats, seed, options))).toBe(total)
    },
  )
})

describe('Hamlet offers along seeded matches', () => {
  test.each([
    { rules: 1, seats: 2, seed: 'a', options: {}, total: 2085 },
    { rules: 1, seats: 3, seed: 'b', options: { layout: 'drawn' }, total: 2840 },
    { rules: 1, seats: 4, seed: 'c', options: { parallelRoads: true }, total: 1871 },
  ])(
    'with $seats seats by rules $rules the same number of choices as ever',
    ({ rules, seats, seed, options, total }) => {
      expect(sum(offered(asOfRules(hamlet, rules), seats, seed, options))).toBe(total)
    },
  )
})

import { z } from 'zod'
import { allRules, asOfRules } from '../../src/games/earlier-rules.ts'
import type { Game } from '../../src/games/game.ts'
import { pick } from '../../src/games/kit/dice.ts'
import { fill } from '../../src/games/kit/forms.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { settle } from '../../src/games/playout/turn.ts'

/** A seeded random match, and how many choices it offered when its rules were released. */
export const Count = z.strictObject({
  game: z.string(),
  rules: z.int(),
  seats: z.int(),
  seed: z.string(),
  options: z.record(z.string(), z.unknown()),
  total: z.int(),
})
export type Count = z.infer<typeof Count>

/** The recorded counts, which never change. */
export const countsFile = 'test/fixtures/choices-offered.json'

/** The recorded counts, and new ones for rules that have none. */
export function countsFor(games: Iterable<Game>, known: readonly Count[]): Count[] {
  const isKnown = (game: Game, rules: number) =>
    known.some((count) => count.game === game.meta.id && count.rules === rules)
  const missing = [...games].flatMap((game) =>
    allRules(game).flatMap((rules) => (isKnown(game, rules) ? [] : countsOf(game, rules))),
  )
  return [...known, ...missing]
}

function countsOf(game: Game, rules: number): Count[] {
  const { id, seats } = game.meta
  return [...new Set([seats.min, seats.max])].map((many) => {
    const match = { game: id, rules, seats: many, seed: `${many}`, options: {}, total: 0 }
    return { ...match, total: offered(match, game) }
  })
}

/**
 * Counts, like perft in chess, how many choices, options, goods and places are offered along seeded random matches. A
 * changed number shows that legality has changed, which every change of the rules has to justify.
 */
export function offered({ rules: version, seats, seed, options }: Count, game: Game): number {
  const rules = asOfRules(game, version)
  const dice = seededDice('perft', seed)
  let total = 0
  const start = rules.opening({ seats, options: rules.meta.options.parse(options) })
  let { state } = settle(rules, start, [], dice)
  for (let move = 0; move < 60; move++) {
    const owing = rules.decisions(state)
    if (owing.length === 0) break
    const choices = owing.map(({ seat }) => rules.choices(state, seat))
    total += choices.flat().reduce((sum, choice) => sum + 1 + width(choice.fields), 0)
    const seat = pick(dice, owing)?.seat ?? 0
    const choice = pick(dice, rules.choices(state, seat))
    if (!choice) throw new Error('a decision without a choice')
    const decided = rules.decide(state, seat, fill(choice, dice))
    state = settle(rules, state, decided, dice).state
  }
  return total
}

function width(fields: ReturnType<Game['choices']>[number]['fields']): number {
  return fields.reduce((sum, field) => {
    if ('options' in field) return sum + field.options.length
    if ('goods' in field) return sum + field.goods.reduce((most, { max }) => most + max, 0)
    if ('places' in field) return sum + field.places.length
    return sum + 1
  }, 0)
}

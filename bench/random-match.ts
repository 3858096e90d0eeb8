import type { Game } from '../src/games/game.ts'
import { pick } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import type { Head } from '../src/journal/head.ts'
import { open } from '../src/journal/open.ts'
import { secretsOf } from '../src/journal/secrets.ts'
import { submit } from '../src/journal/submit.ts'

const at = '2026-01-01T00:00:00.000Z'
const match = '018f0000-0000-7000-8000-000000000000'

/**
 * Plays a whole match in memory by random choices. The same number gives the same match.
 * @returns the head after each entry of its journal
 */
export function randomMatch(game: Game, seats: number, number: number): readonly Head[] {
  const seed = number.toString(16).padStart(64, '0')
  const joined = Array.from({ length: seats }, (_, seat) => ({ participant: `p${seat}`, entropy: '' }))
  const secrets = secretsOf(
    seed,
    joined.map(({ entropy }) => entropy),
  )
  const dice = seededDice('bench', game.meta.id, number)
  const opened = open(game, { match, at, seed, joined, seating: 'as-joined', options: game.meta.options.parse({}) })
  const heads = [opened.head]
  for (let { head } = opened; ; heads.push(head)) {
    const owing = pick(dice, head.decisions)
    if (owing === undefined) return heads
    const { seat } = owing
    const move = pick(dice, game.choices(head.state, seat))?.example
    if (move === undefined) throw new Error(`version ${head.version} has a decision that nobody can answer`)
    const made = submit(game, head, secrets, { seat, by: 'hand', moves: [game.schemas.move.parse(move)], at })
    if (made.outcome === 'refused') throw new Error(`version ${head.version}: ${made.code}`)
    head = made.head
  }
}

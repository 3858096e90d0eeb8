import type { Game, Tagged } from '../../src/games/game.ts'
import type { Entry, Seating } from '../../src/journal/entry.ts'
import type { Head } from '../../src/journal/head.ts'
import { open } from '../../src/journal/open.ts'
import { type Secrets, secretsOf } from '../../src/journal/secrets.ts'
import { submit } from '../../src/journal/submit.ts'
import { hunch } from './hunch.ts'

export const match = '0193f0aa-5b1c-7c3e-9d3f-4b8a6c2d1e0f'
export const seed = '8f'.repeat(32)
export const at = '2026-11-21T03:47:02.125Z'

/** A match on the table: everything a server would hold of it. */
export interface Table {
  readonly game: Game
  readonly head: Head
  readonly entries: readonly Entry[]
  readonly secrets: Secrets
  readonly joinerAt: readonly number[]
}

interface Setup {
  game?: Game
  seats?: number
  options?: unknown
  seating?: Seating
  position?: unknown
  entropies?: readonly string[]
  seed?: string
}

export function aMatch(setup: Setup = {}): Table {
  const { game = hunch, seats = 2, options = game.meta.options.parse({}), seating = 'as-joined' } = setup
  const joined = Array.from({ length: seats }, (_, place) => ({
    participant: `p${place}`,
    entropy: setup.entropies?.[place] ?? '',
  }))
  const { position } = setup
  const ownSeed = setup.seed ?? seed
  const opened = open(game, { match, at, seed: ownSeed, joined, seating, options, position })
  const entropies = joined.map(({ entropy }) => entropy)
  return { ...opened, game, entries: [opened.entry], secrets: secretsOf(ownSeed, entropies) }
}

/** A table after a seat's moves. @throws when they are refused */
export function played(table: Table, seat: number, ...moves: Tagged[]): Table {
  const { game, head, secrets } = table
  const submitted = submit(game, head, secrets, { seat, by: 'hand', moves, at })
  if (submitted.outcome === 'refused') throw new Error(submitted.code)
  return { ...table, head: submitted.head, entries: [...table.entries, ...submitted.entries] }
}

export const guess = (sum: number) => ({ type: 'guess', sum })
export const boast = { type: 'boast' }

/** A match of Hunch that was played to its end. */
export function aMatchThatIsOver(): Table {
  const first = played(played(aMatch(), 0, boast, guess(7)), 1, guess(9))
  return played(played(first, 1, guess(4)), 0, guess(12))
}

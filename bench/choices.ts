import type { Game } from '../src/games/game.ts'
import type { Entry } from '../src/journal/entry.ts'
import { heads } from '../src/journal/replay.ts'
import { byTurns } from './fold.ts'

export interface Choosing {
  readonly game: string
  readonly positions: number
  /** Processor milliseconds for computing the choices of one position. */
  readonly choices: number
  /** Processor milliseconds for serializing them as JSON. */
  readonly writing: number
}

/** Computes and serializes the choices of every seat that owes a decision, at every position of a match. */
export function timeChoices(game: Game, journal: readonly Entry[], turns: number): Choosing {
  const asked = positionsOf(game, journal)
  const offered = asked.map(({ state, seat }) => game.choices(state, seat))
  const taken = byTurns(
    turns,
    () => offered.map((choices) => JSON.stringify(choices)),
    () => asked.map(({ state, seat }) => game.choices(state, seat)),
  )
  const each = (milliseconds: number) => milliseconds / asked.length
  return {
    game: game.meta.title,
    positions: asked.length,
    choices: each(taken.measured),
    writing: each(taken.limit),
  }
}

function positionsOf(game: Game, journal: readonly Entry[]): { state: unknown; seat: number }[] {
  const positions = []
  for (const { state, decisions } of heads(game, journal)) {
    const [owing] = decisions
    if (owing !== undefined) positions.push({ state, seat: owing.seat })
  }
  return positions
}

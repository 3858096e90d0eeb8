import type { Game, Seat, Tagged } from '../game.ts'
import type { MoveJson } from '../kit/choice.ts'
import type { Dice } from '../kit/dice.ts'
import { IllegalMove, unlessIllegal } from '../kit/illegal-move.ts'
import { brief } from './json.ts'
import { hold } from './property.ts'

const mostDraws = 1000

/** The move of one seat, or that it was given up, and all resulting events. */
export interface Turn {
  readonly seat: Seat
  readonly move: MoveJson | 'forfeit'
  readonly events: readonly Tagged[]
}

/** The events that a move causes, without draws; undefined if the rules refuse it. */
export function decided(game: Game, state: unknown, seat: Seat, move: Turn['move']): Tagged[] | undefined {
  if (move === 'forfeit') return game.forfeit(state, seat)
  const read = game.schemas.move.safeParse(move)
  if (!read.success) return undefined
  return unlessIllegal(() => game.decide(state, seat, read.data))
}

/** Why a move is refused, by its code and parameters; undefined if the rules accept it. */
export function refusalOf(game: Game, state: unknown, seat: Seat, move: MoveJson) {
  const read = game.schemas.move.safeParse(move)
  if (!read.success) return { code: 'by the schema of moves', params: read.error.issues.map(({ message }) => message) }
  try {
    game.decide(state, seat, read.data)
    return undefined
  } catch (error) {
    if (error instanceof IllegalMove) return { code: error.code, params: error.params }
    throw error
  }
}

/** Why a move is refused, for a reader. */
export function refusalInWords(game: Game, state: unknown, seat: Seat, move: MoveJson): string {
  const refusal = refusalOf(game, state, seat, move)
  return refusal === undefined ? 'accepted' : `refused, ${refusal.code} ${brief(refusal.params)}`
}

export function fold(game: Game, state: unknown, events: readonly Tagged[]): unknown {
  return events.reduce((before, event) => game.evolve(before, event), state)
}

/** Applies decided events, then lets nature draw until nothing is left to draw. */
export function settle(game: Game, before: unknown, decided: readonly Tagged[], dice: Dice) {
  const events = [...decided]
  let state = fold(game, before, decided)
  for (let draws = 0; ; draws++) {
    hold('progress', draws < mostDraws, () => `chance still draws after ${mostDraws} calls`)
    const drawn = game.chance(state, dice)
    if (drawn.length === 0) return { events, state }
    events.push(...drawn)
    state = fold(game, state, drawn)
  }
}

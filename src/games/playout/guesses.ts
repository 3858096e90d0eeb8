import type { Game } from '../game.ts'
import { MoveJson } from '../kit/choice.ts'
import { type Dice, pick } from '../kit/dice.ts'
import { jsonDrawer } from './draw-json.ts'

const learntAtOnce = 6
const mostKnown = 60

/** Moves that somebody might try. Most are refused; an accepted one must have been offered. */
export interface Guesses {
  /** Remembers some offered moves of any seat. */
  learn(moves: readonly MoveJson[], dice: Dice): void
  guess(dice: Dice): MoveJson
}

/**
 * A guess is a move that the schema allows, or one that was offered before: unchanged, or with one part changed, left
 * out, or taken from another move.
 */
export function guesser(game: Game): Guesses {
  const known: MoveJson[] = []
  const drawJson = jsonDrawer(game.schemas.move)
  return {
    learn(moves, dice) {
      const learnt = Array.from({ length: learntAtOnce }, () => pick(dice, moves) ?? [])
      known.push(...learnt.flat())
      while (known.length > mostKnown) known.splice(dice.below(known.length), 1)
    },
    guess(dice) {
      const move = pick(dice, known)
      const other = pick(dice, known)
      if (move === undefined || other === undefined || dice.below(3) === 0) return MoveJson.parse(drawJson(dice))
      return dice.below(3) === 0 ? move : altered(move, other, dice)
    },
  }
}

function altered(move: MoveJson, other: MoveJson, dice: Dice): MoveJson {
  const key = pick(
    dice,
    Object.keys({ ...move, ...other }).filter((name) => name !== 'type'),
  )
  if (key === undefined) return other
  const { [key]: value, ...rest } = move
  switch (dice.below(4)) {
    case 0:
      return { ...rest, type: move.type }
    case 1:
      return { ...move, [key]: other[key] ?? value }
    default:
      return { ...move, [key]: changed(value, dice) }
  }
}

function changed(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value + 1 - 2 * dice.below(2)
  if (Array.isArray(value)) {
    const index = dice.below(value.length + 1)
    const instead =
      [[], value.slice(index, index + 1), [...value.slice(0, 1), ...value.slice(0, 1)]][dice.below(3)] ?? []
    return value.toSpliced(index, 1, ...instead)
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
    const index = dice.below(parts.length + 1)
    const instead = parts.slice(index, index + 1).map(([key, part]) => [key, changed(part, dice)] as const)
    return Object.fromEntries([...parts.toSpliced(index, 1), ...(dice.below(3) === 0 ? [] : instead)])
  }
  return typeof value === 'boolean' ? !value : value
}

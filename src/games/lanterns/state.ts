import { z } from 'zod'
import type { Setup } from '../game.ts'
import { arithmetic } from '../kit/counts.ts'
import { resultSchema } from '../kit/result-schema.ts'
import type { Options } from './meta.ts'

const count = z.int().min(0)

export const pieces = ['coins', 'red', 'blue'] as const
export type Piece = (typeof pieces)[number]
const Pieces = z.strictObject({ coins: count, red: count, blue: count })
export const { plus, minus, total } = arithmetic(pieces)

const nothing = { coins: 0, red: 0, blue: 0 }
/** How many lanterns of each colour there are. */
export const lanternsOfAColour = 6
export const cards: readonly number[] = [1, 2, 3]

export const Player = z.strictObject({
  hand: z.array(count),
  laid: z.array(count).describe('The card that lies face down until everybody has laid one.'),
  shown: z.array(count).describe('The cards of earlier rounds.'),
  has: Pieces,
  points: count,
})
export type Player = z.infer<typeof Player>

export const Result = resultSchema({ reasons: ['played', 'forfeit'], labels: ['shone'], points: count })
export type Result = z.infer<typeof Result>

/** What everybody sees: the middle of the table, and the phase of play. */
export const openTable = {
  rounds: count,
  round: count,
  phase: z.enum(['laying', 'drawing', 'shining', 'over']),
  winner: count.nullable().describe('The seat that laid the highest card of this round.'),
  bag: Pieces,
  spent: Pieces,
  result: Result.nullable(),
}

export const State = z.strictObject({ ...openTable, seats: z.array(Player) })
export type State = z.infer<typeof State>

export const opening = ({ seats, options }: Setup<Options>): State => ({
  rounds: options.short ? 2 : 3,
  round: 0,
  phase: 'laying',
  winner: null,
  bag: { ...nothing, red: lanternsOfAColour, blue: lanternsOfAColour },
  spent: nothing,
  result: null,
  seats: Array.from({ length: seats }, () => ({
    hand: [...cards],
    laid: [],
    shown: [],
    has: { ...nothing, coins: 1 },
    points: 0,
  })),
})

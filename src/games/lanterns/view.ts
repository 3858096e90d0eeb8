import { z } from 'zod'
import type { Viewer } from '../game.ts'
import { type Dice, pick } from '../kit/dice.ts'
import { cards, openTable, Player, type State } from './state.ts'

const count = z.int().min(0)

/** What others see of a player: how many cards there are, but not which. */
const Unseen = Player.omit({ hand: true, laid: true }).extend({ cards: count, laid: count })

export const View = z.strictObject({ ...openTable, seats: z.array(z.union([Player, Unseen])) })
export type View = z.infer<typeof View>

export const view = (state: State, viewer: Viewer): View => ({
  ...state,
  seats: state.seats.map((one, seat) => {
    if (viewer === seat || viewer === 'administrator') return one
    const { hand, laid, ...open } = one
    return { ...open, cards: hand.length + laid.length, laid: laid.length }
  }),
})

/** What a player may imagine: the others hold cards that nobody has seen, and have laid any of them. */
export const imagine = (seen: View, dice: Dice): State => ({
  ...seen,
  seats: seen.seats.map((one) => {
    if ('hand' in one) return one
    const { cards: _, laid, ...open } = one
    const held = cards.filter((card) => !open.shown.includes(card))
    const down = laid > 0 ? pick(dice, held) : undefined
    return { ...open, hand: held.filter((card) => card !== down), laid: down === undefined ? [] : [down] }
  }),
})

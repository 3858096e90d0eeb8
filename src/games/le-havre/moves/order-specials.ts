import { z } from 'zod'
import { BuildingId } from '../data/building-ids.ts'
import { option } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { stillPlaying } from '../turn.ts'
import { rule } from './rule.ts'

const looking = ({ peek, phase }: State, seat: number): boolean =>
  peek?.shown === true && peek.seat === seat && phase.name !== 'over'

/** Put back the special buildings that the player has looked at, in either order. Rulebook: Marketplace. */
export const orderSpecials = rule({
  move: z.strictObject({ type: z.literal('order-specials'), top: BuildingId }),
  offer(state, seat) {
    const { top } = state.specials
    if (!looking(state, seat)) return []
    return [
      {
        move: { type: 'order-specials' },
        fields: [{ kind: 'one-of', name: 'top', options: top.map((id) => option('building', id)), optional: false }],
        limits: [],
        example: { type: 'order-specials', top: top[0] },
      },
    ]
  },
  decide(state, seat, { top }) {
    stillPlaying(state, seat)
    if (!looking(state, seat)) refuse('nothing-to-decide')
    const seen = state.specials.top
    if (!seen.includes(top)) refuse('no-such-choice')
    const cards = [top, ...seen.filter((card) => card !== top)]
    return [
      { type: 'specials-ordered', seat, cards },
      { type: 'peek-closed', seat, lapsed: false },
    ]
  },
})

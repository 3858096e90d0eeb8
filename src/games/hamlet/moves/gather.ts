import { z } from 'zod'
import { SourceId, sourceIds } from '../data/tile-ids.ts'
import { counted, RawCounts, total } from '../goods.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { action, villager } from './rule.ts'

/** How many slots of a source are empty. */
export const emptySlots = ({ box, sources }: State, at: SourceId): number =>
  box.sources[at].slots - total(sources[at] ?? {})

/**
 * Fills all empty slots of a source. A barn takes any mix; a source of a single good need not name it. The reward comes
 * once. Rulebook: Sources of raw goods.
 */
export const gather = action({
  move: z.strictObject({ type: z.literal('gather'), at: SourceId, goods: RawCounts.exactOptional(), ...villager }),
  where: ({ at }) => at,
  offer({ state, village }) {
    return sourceIds
      .filter((at) => village.connected.has(at) && emptySlots(state, at) > 0)
      .map((at) => {
        const move = { type: 'gather', at }
        const { goods } = state.box.sources[at]
        const empty = emptySlots(state, at)
        const all = counted((good) => (good === goods[0] ? empty : 0))
        if (goods.length === 1) return { move, fields: [], limits: [], example: { ...move, goods: all } }
        return {
          move,
          fields: [
            {
              kind: 'goods',
              name: 'goods',
              goods: goods.map((good) => range('good', good, empty)),
              min: empty,
              max: empty,
              from: null,
            },
          ],
          limits: [],
          example: { ...move, goods: all },
        }
      })
  },
  decide({ state, seat }, { at, goods }) {
    const { goods: grown, reward } = state.box.sources[at]
    const empty = emptySlots(state, at)
    if (empty === 0) refuse('slots-full', { tile: at })
    const [only, ...others] = grown
    const named = goods ?? (others.length === 0 && only !== undefined ? { [only]: empty } : {})
    const fits = total(named) === empty && total(named, grown) === empty
    return fits ? [{ type: 'gathered', seat, at, goods: named, reward }] : refuse('choose-goods', { number: empty })
  },
})

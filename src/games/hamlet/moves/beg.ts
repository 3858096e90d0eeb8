import { z } from 'zod'
import { asItStands } from '../../kit/choice.ts'
import { alms } from '../data/set-up.ts'
import { ringIds, sourceIds } from '../data/tile-ids.ts'
import { refuse } from '../refuse.ts'
import type { State } from '../state.ts'
import { emptySlots } from './gather.ts'
import { action, villager } from './rule.ts'

const firstSources = sourceIds.filter((source) => ringIds.some((tile) => tile === source))

/** If nothing can be gathered at the first sources, the church gives a coin. Rulebook: Alms. */
export const beg = action({
  move: z.strictObject({ type: z.literal('beg'), ...villager }),
  where: () => 'church',
  offer: ({ state }) => (giveAlms(state) ? [asItStands({ type: 'beg' })] : []),
  decide({ state, seat }) {
    return giveAlms(state) ? [{ type: 'alms-received', seat, coins: alms }] : refuse('alms-not-yet')
  },
})

const giveAlms = (state: State): boolean => firstSources.every((source) => emptySlots(state, source) === 0)

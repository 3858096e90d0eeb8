import { refineryIds } from '../data/tile-ids.ts'
import type { Refined } from '../goods.ts'
import type { State } from '../state.ts'

/** Whether a refinery of this good has been built. */
export const isBuilt = ({ village, box }: State, good: Refined): boolean =>
  refineryIds.some((id) => box.refineries[id].makes === good && village.some(({ tile }) => tile === id))

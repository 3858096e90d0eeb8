import { refineryIds } from '../data/tile-ids.ts'
import type { Refined } from '../goods.ts'
import type { State } from '../state.ts'

/** Whether some refinery of a good was built. */
export const isBuilt = ({ village, box }: State, good: Refined): boolean =>
  refineryIds.some((id) => box.refineries[id].makes === good && village.some(({ tile }) => tile === id))

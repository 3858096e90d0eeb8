import type { BuildingId } from '../data/building-ids.ts'
import type { State } from '../state.ts'

/** The buildings in play: those of the town and of the players. */
export const standingBuildings = ({ town, seats }: State): BuildingId[] => [
  ...town,
  ...seats.flatMap(({ buildings }) => buildings),
]

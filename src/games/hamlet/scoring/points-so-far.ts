import type { Player } from '../state.ts'

/** The points on the score track during play. */
export const pointsSoFar = ({ scored }: Player): number =>
  scored.goods + scored.buildings + scored.deliveries + scored.sales

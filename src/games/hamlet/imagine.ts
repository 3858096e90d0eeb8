import type { State } from './state.ts'
import type { View } from './view.ts'

/**
 * The state behind a view. Nothing is hidden, so nothing is drawn. Values that a view only adds for display are left
 * out.
 */
export const imagine = ({ village, roads, seats, ...table }: View): State => ({
  ...table,
  village: village.map(({ tile, place }) => ({ tile, place })),
  roads: roads.map(({ seat, from, segment, to }) => ({ seat, from, segment, to })),
  seats: seats.map(({ points: _points, roadsLeft: _roadsLeft, ...player }) => player),
})

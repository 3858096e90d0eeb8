import type { Spot } from './lattice.ts'

/** What a finger meets on the screen, in pixels. */
export const fingertip = 32
/** A reach is at least this large on the drawing, in its units. */
const least = 12

/**
 * How far around its centre something small reacts to touch, in units of the drawing: as far as a fingertip at any zoom,
 * but not as far as the middle of anything else.
 * @param scale the length of a unit in pixels
 */
export function reachOf(centre: Spot, others: readonly Spot[], scale: number): number {
  const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)))
  return Math.max(least, Math.min(fingertip / 2 / scale, nearest * 0.9))
}

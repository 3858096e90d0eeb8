import { equal } from '../../kit/equal.ts'
import type { Box } from '../box.ts'
import { boxFor } from './printed-box.ts'

/**
 * What was ever printed on the pieces, by data version: matches and positions of all of them go on. Whoever corrects a number
 * raises the data version, and keeps here what there was before.
 */
export const boxes: ReadonlyMap<number, (seats: number) => Box> = new Map([[1, boxFor]])

/** Whether so many were ever played with such a box. */
export const isKnown = (box: Box, seats: number): boolean => [...boxes.values()].some((made) => equal(made(seats), box))

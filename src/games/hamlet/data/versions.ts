import { equal } from '../../kit/equal.ts'
import type { Box } from '../box.ts'
import { boxFor } from './printed-box.ts'

/**
 * The box of every data version, because matches and positions of old versions go on. To correct a number, raise the
 * data version and keep the old box here.
 */
export const boxes: ReadonlyMap<number, (seats: number) => Box> = new Map([[1, boxFor]])

/** Whether some data version had this box for this number of players. */
export const isKnown = (box: Box, seats: number): boolean => [...boxes.values()].some((made) => equal(made(seats), box))

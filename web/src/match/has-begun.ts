import type { Match } from '../api/schemas.ts'

/** Whether a match has begun. One that was cancelled before has no position. */
export const hasBegun = ({ version }: Match): boolean => version > 0

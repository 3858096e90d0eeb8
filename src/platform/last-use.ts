import { later } from './clock.ts'

/** A last use that was noted at this moment or earlier is noted anew: to the minute is exact enough, and writes little. */
export const staleUse = (now: Date): Date => later(now, -60_000)

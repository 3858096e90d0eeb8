/** A last use that was noted at this moment or earlier is noted anew: to the minute is exact enough, and writes little. */
export const staleUse = (now: Date): Date => new Date(now.getTime() - 60_000)

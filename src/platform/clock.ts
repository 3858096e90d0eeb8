/** The time, passed in so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const millisecondsAnHour = 3_600_000

/** The moment that is this many hours after another. */
export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * millisecondsAnHour)

/** The moment that is this many days of 24 hours after another. */
export const daysAfter = (moment: Date, days: number): Date => hoursAfter(moment, 24 * days)

/** A moment moved by some milliseconds. */
export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** The later of two moments. */
export const laterOf = (moment: Date, other: Date | null): Date => (other !== null && other > moment ? other : moment)

const minute = 60_000
const hour = 60 * minute

const sixHours = Array.from({ length: 12 }, () => 6 * hour)

/** Between the tries of a mail: about three days in all, so that a mail server that is away for a weekend loses nothing. */
export const mailWaits: readonly number[] = [minute, 5 * minute, 30 * minute, 2 * hour, ...sixHours]

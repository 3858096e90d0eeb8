const minute = 60_000
const hour = 60 * minute

const sixHours = Array.from({ length: 12 }, () => 6 * hour)

/**
 * The waits between attempts to send a mail: about three days in all, so that a mail server may be down for a weekend.
 */
export const mailWaits: readonly number[] = [minute, 5 * minute, 30 * minute, 2 * hour, ...sixHours]

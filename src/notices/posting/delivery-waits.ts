const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The waits between attempts to deliver, as Standard Webhooks suggest: ten attempts in a little more than three days. */
export const deliveryWaits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

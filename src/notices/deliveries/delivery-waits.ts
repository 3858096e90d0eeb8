const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Between the tries of a delivery, as Standard Webhooks suggest: ten tries in a little more than three days. */
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

/** The marks of the scale, in seconds: a minute, an hour, a day, a week. Between each two it is logarithmic. */
export const times = [60, 3_600, 86_400, 604_800] as const

/** Where a time lies on the scale: 0 at a minute or less, 1 at a week or more. */
export function placeOfTime(seconds: number): number {
  const parts = times.length - 1
  const sum = times.slice(1).reduce((place, to, index) => {
    const from = times[index] ?? to
    const part = Math.log(seconds / from) / Math.log(to / from)
    return place + Math.min(1, Math.max(0, part))
  }, 0)
  return sum / parts
}

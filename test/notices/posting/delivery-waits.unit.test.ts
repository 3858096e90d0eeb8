import { expect, test } from 'vitest'
import { deliveryWaits } from '../../../src/notices/posting/delivery-waits.ts'
import { nextTry } from '../../../src/platform/back-off.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const minute = 60
const hour = 60 * minute

test('after each failed try the next one waits longer, and the tenth is the last', () => {
  const waits = Array.from({ length: 10 }, (_, tries) => {
    const at = nextTry(deliveryWaits, tries + 1, now, () => 0)
    return at && (at.getTime() - now.getTime()) / 1000
  })

  expect(waits).toEqual([
    5,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
    undefined,
  ])
})

test('jitter delays a try by less than a tenth of its wait, and never brings it forward', () => {
  const planned = now.getTime() + 2 * hour * 1000
  for (const chance of [0, 0.3, 0.999]) {
    const at = nextTry(deliveryWaits, 4, now, () => chance)?.getTime() ?? 0
    expect(at).toBeGreaterThanOrEqual(planned)
    expect(at).toBeLessThan(planned + 0.1 * 2 * hour * 1000)
  }
})

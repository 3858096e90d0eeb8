import { describe, expect, test } from 'vitest'
import { afterDeadlineMissed } from '../../../src/matches/reliability/decision-counts.ts'

const at = new Date('2026-03-02T09:00:00.000Z')
const later = new Date('2026-03-05T09:00:00.000Z')
const earlier = new Date('2026-03-01T09:00:00.000Z')

type Given = Parameters<typeof afterDeadlineMissed>
const record = (changed: Partial<Given[0]> = {}): Given[0] => ({
  late: 'wait',
  seatOpensAfter: 3,
  pausedUntil: null,
  ...changed,
})
const holder = (changed: Partial<Given[1]> = {}): Given[1] => ({
  late: 1,
  missed: 0,
  retaken: 0,
  offeredAt: null,
  ...changed,
})
const open = (changed: Partial<Given[2]> = {}): Given[2] => ({
  lapses: false,
  claimedBy: null,
  missedAt: null,
  ...changed,
})

describe('a player whose deadline has passed', () => {
  test('is late, and has missed one more decision', () => {
    expect(afterDeadlineMissed(record(), holder(), open(), at)).toEqual({ late: 2, missed: 1, offeredAt: null })
  })

  test.each([
    ['a question that holds nobody up', { lapses: true }],
    ['a second deadline, after the win was claimed', { claimedBy: 1 }],
  ])('is not late with %s', (_, changed) => {
    expect(afterDeadlineMissed(record(), holder(), open(changed), at)).toEqual({ late: 1, missed: 0, offeredAt: null })
  })

  test('is not late a second time after taking back, but has missed the deadline', () => {
    const after = afterDeadlineMissed(record(), holder({ retaken: 1 }), open(), at)
    expect(after).toEqual({ late: 1, missed: 1, offeredAt: null })
  })

  test('opens the seat if the match agreed to, whatever counts', () => {
    const after = afterDeadlineMissed(record({ late: 'substitute' }), holder(), open({ lapses: true }), at)
    expect(after).toEqual({ late: 1, missed: 0, offeredAt: at })
  })

  test('opens the seat with the last decision that may be missed in a row', () => {
    expect(afterDeadlineMissed(record(), holder({ missed: 1 }), open(), at).offeredAt).toBe(null)
    expect(afterDeadlineMissed(record(), holder({ missed: 2 }), open(), at).offeredAt).toBe(at)
  })

  test('opens no seat by a question that holds nobody up, however many were missed before', () => {
    expect(afterDeadlineMissed(record(), holder({ missed: 3 }), open({ lapses: true }), at).offeredAt).toBe(null)
  })

  test('keeps the time at which the seat was first opened; during a pause, its end', () => {
    const agreed = record({ late: 'substitute', pausedUntil: later })
    expect(afterDeadlineMissed(agreed, holder(), open(), at).offeredAt).toBe(later)
    expect(afterDeadlineMissed(agreed, holder({ offeredAt: earlier }), open(), at).offeredAt).toBe(earlier)
  })
})

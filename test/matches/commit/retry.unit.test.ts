import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NotStored } from '../../../src/matches/commit/group-commit.ts'
import { retry, retryOrGiveUp } from '../../../src/matches/commit/retry.ts'
import type { Problem } from '../../../src/platform/problems/problem.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An action that misses so often for this reason, and then is stored. */
function missing(why: NotStored, times: number) {
  let tries = 0
  return async () => (tries++ < times ? why : 'stored')
}

/** What comes of it, and how many milliseconds it waits. */
async function outcomeOf(act: () => Promise<'stored' | NotStored>): Promise<{ answer: unknown; waits: number }> {
  const before = Date.now()
  let outcome: { answer: unknown; waits: number } | undefined
  const settle = (answer: unknown) => {
    outcome = { answer, waits: Date.now() - before }
  }
  void retry(act).then(settle, ({ code }: Problem) => settle(code))
  while (outcome === undefined) await vi.advanceTimersByTimeAsync(5)
  return outcome
}

describe('an action is repeated', () => {
  test('at once when another change came first', async () => {
    expect(await outcomeOf(missing('lost', 19))).toEqual({ answer: 'stored', waits: 0 })
  })

  test('after growing waits while its match is locked', async () => {
    expect(await outcomeOf(missing('locked', 3))).toEqual({ answer: 'stored', waits: 5 + 10 + 20 })
  })
})

describe('an action is given up', () => {
  test('when it has lost the race too often', async () => {
    expect(await outcomeOf(missing('lost', 100))).toMatchObject({ answer: 'race-lost' })
  })

  test('without a problem, if it may be left undone', async () => {
    expect(await retryOrGiveUp(missing('lost', 100))).toBe('lost')
    expect(await retryOrGiveUp(missing('lost', 1))).toBe('stored')
  })

  test('when its match is locked for about five seconds', async () => {
    const { answer, waits } = await outcomeOf(missing('locked', 100))
    expect(answer).toBe('unavailable')
    expect(waits).toBeGreaterThan(4_000)
    expect(waits).toBeLessThan(6_000)
  })
})

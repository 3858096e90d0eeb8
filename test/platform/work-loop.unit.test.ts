import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { type Found, type Rest, type WorkLoop, workLoop } from '../../src/platform/work-loop.ts'

const farAway = 3_600_000
const loops: WorkLoop[] = []
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.stop())))

/** A loop that notes when it polls, with what its work says to each poll, and when the next is due. */
function started(
  work: { poll?: () => Found; next?: () => number | null },
  rest: Partial<Rest> = {},
): { loop: WorkLoop; polls: number[]; failures: unknown[] } {
  const polls: number[] = []
  const failures: unknown[] = []
  const loop = workLoop(
    systemClock,
    {
      async poll() {
        await Promise.resolve()
        polls.push(performance.now())
        return work.poll?.() ?? 'nothing'
      },
      async next() {
        const at = work.next?.() ?? null
        return at === null ? null : new Date(at)
      },
      failed: (error) => failures.push(error),
    },
    { afterPoll: 0, whileDue: 1, idle: farAway, ...rest },
  )
  loops.push(loop)
  loop.start()
  return { loop, polls, failures }
}

/** Long enough for a loop that does not rest to poll again. */
const aMoment = () => wait(50)
const times = (polls: readonly number[], count: number) => expect.poll(() => polls.length).toBe(count)

describe('a loop', () => {
  test('given that nothing is due, rests until it is woken', async () => {
    const { loop, polls } = started({})
    await aMoment()
    expect(polls).toHaveLength(1)
    loop.wake()
    await times(polls, 2)
  })

  test('given work, when a poll has found some or all of it, polls again', async () => {
    const found: Found[] = ['more', 'done', 'nothing']
    const { polls } = started({ poll: () => found.shift() ?? 'nothing' })
    await times(polls, 3)
  })

  test('given something to come, polls when it is due, and not before', async () => {
    const due = Date.now() + 100
    const { polls } = started({ next: () => (polls.length === 1 ? due : null) })
    await times(polls, 2)
    expect(Date.now()).toBeGreaterThanOrEqual(due)
  })

  test('given something that stays due, tries again after a rest', async () => {
    const { polls } = started({ next: () => 0 }, { whileDue: 40 })
    await expect.poll(() => polls.length).toBeGreaterThan(3)
    const [first = 0, , , fourth = 0] = polls
    expect(fourth - first).toBeGreaterThan(3 * 35)
  })

  test('given that nobody says anything, looks from time to time', async () => {
    const { polls } = started({}, { idle: 5 })
    await expect.poll(() => polls.length).toBeGreaterThan(3)
  })

  test('given that it is woken while it polls, polls again', async () => {
    const { loop, polls } = started({
      poll() {
        if (polls.length === 1) loop.wake()
        return 'nothing'
      },
    })
    await times(polls, 2)
  })

  test('given a least rest, when it is woken all the time, keeps it', async () => {
    const { loop, polls } = started({}, { afterPoll: 40, whileDue: 40 })
    const waking = setInterval(loop.wake, 1)
    await expect.poll(() => polls.length).toBeGreaterThan(3)
    clearInterval(waking)
    const [first = 0, , , fourth = 0] = polls
    expect(fourth - first).toBeGreaterThan(3 * 35)
  })

  test('given a least rest, goes on without it as long as more may be due, and then keeps it', async () => {
    const found: Found[] = ['more', 'more', 'done', 'nothing']
    const { polls } = started({ poll: () => found.shift() ?? 'nothing' }, { afterPoll: farAway })
    await times(polls, 3)
    await aMoment()
    expect(polls).toHaveLength(3)
  })

  test('given a failure, reports it and goes on', async () => {
    const { polls, failures } = started({
      poll() {
        if (polls.length === 1) throw new Error('away')
        return 'nothing'
      },
    })
    await times(polls, 2)
    expect(failures).toEqual([new Error('away')])
  })

  test('given that it rests, when it is stopped, stops at once; started again, it polls', async () => {
    const { loop, polls } = started({}, { afterPoll: farAway, whileDue: farAway })
    await times(polls, 1)
    await loop.stop()
    loop.wake()
    await aMoment()
    expect(polls).toHaveLength(1)
    loop.start()
    await times(polls, 2)
  })
})

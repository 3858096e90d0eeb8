import { afterAll, describe, expect, test } from 'vitest'
import { threads } from '../../../src/platform/threads/threads.ts'
import { doubled, endless, faulty, greedy, lost, noted, refusing, taken, waiting } from '../../support/jobs.ts'

const pool = threads({ most: 1 })
afterAll(() => pool.close())

describe('a job in a worker thread', () => {
  test('returns its result', async () => {
    expect(await pool.run(doubled, 21, { by: 'ann' })).toBe(42)
  })

  test('refuses as it would in this thread', async () => {
    await expect(pool.run(refusing, 'not-found', { by: 'ann' })).rejects.toMatchObject({
      name: 'Problem',
      code: 'not-found',
      extra: { params: { said: 'so' } },
    })
  })

  test('refuses a search that takes too many steps', async () => {
    await expect(pool.run(lost, undefined, { by: 'ann' })).rejects.toMatchObject({ code: 'too-much-to-compute' })
  })

  test('fails with its own error, and the next one succeeds', async () => {
    await expect(pool.run(faulty, 'too far', { by: 'ann' })).rejects.toThrow(new RangeError('too far'))
    expect(await pool.run(doubled, 1, { by: 'ann' })).toBe(2)
  })

  test('fails if its input cannot be copied, alone or after another job, and the next one succeeds', async () => {
    let nested: readonly unknown[] = []
    for (let level = 0; level < 50_000; level++) nested = [nested]
    const deep = () => pool.run(taken, nested, { by: 'eve' })
    await expect(deep()).rejects.toThrow(RangeError)
    const [before, failed, after] = await Promise.allSettled([
      pool.run(doubled, 4, { by: 'ann' }),
      deep(),
      pool.run(doubled, 5, { by: 'ann' }),
    ])
    expect([before, after]).toMatchObject([{ value: 8 }, { value: 10 }])
    expect(failed).toMatchObject({ reason: expect.any(RangeError) })
  })

  test('takes over memory that is transferred', async () => {
    const bytes = new Uint8Array(8)
    const taking = pool.run(taken, bytes, { by: 'ann', transfer: [bytes.buffer] })
    expect(bytes).toHaveLength(0)
    await taking
  })

  test('is stopped at its time limit while this thread goes on, and the next one succeeds', async () => {
    let turns = 0
    const counting = setInterval(() => turns++, 5)
    await expect(pool.run(endless, undefined, { by: 'eve', within: 300 })).rejects.toMatchObject({
      code: 'too-much-to-compute',
    })
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
    expect(await pool.run(doubled, 2, { by: 'ann' })).toBe(4)
  })

  test('has its time even if it waits for the processor', async () => {
    await pool.run(doubled, 1, { by: 'ann' })
    expect(await pool.run(waiting, 2_600, { by: 'ann', within: 2_000 })).toBe('timed-out')
  })

  test('is stopped at last if it does nothing', async () => {
    await expect(pool.run(waiting, 600_000, { by: 'eve', within: 50 })).rejects.toMatchObject({
      code: 'too-much-to-compute',
    })
  })

  test('is stopped at its memory limit, and the next one succeeds', async () => {
    const narrow = threads({ most: 1, megabytes: 40 })
    await expect(narrow.run(greedy, undefined, { by: 'eve', within: 60_000 })).rejects.toMatchObject({
      code: 'too-much-to-compute',
    })
    expect(await narrow.run(doubled, 3, { by: 'ann' })).toBe(6)
    await narrow.close()
  })
})

describe('with many callers', () => {
  test('jobs take turns, however many one caller has', async () => {
    const asked = [
      ...[1, 2, 3].map((number) => ({ number, by: 'eve' })),
      ...[10, 20].map((number) => ({ number, by: 'ann' })),
    ]
    const done = await Promise.all(asked.map(({ number, by }) => pool.run(noted, number, { by })))
    expect(done.reduce((longest, one) => (one.length > longest.length ? one : longest))).toEqual([1, 2, 10, 3, 20])
  })

  test('a caller with too many jobs at once is refused, and nobody else is', async () => {
    const much = Array.from({ length: 30 }, () => pool.run(doubled, 1, { by: 'eve' }))
    const ann = pool.run(doubled, 3, { by: 'ann' })
    const outcomes = await Promise.allSettled(much)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'too-many-requests' } })
    expect(await ann).toBe(6)
  })
})

test('closed threads accept no job, and running jobs fail', async () => {
  const other = threads({ most: 1 })
  const underWay = expect(other.run(endless, undefined, { by: 'ann' })).rejects.toThrow('ended')
  const waiting = expect(other.run(doubled, 1, { by: 'ann' })).rejects.toThrow('closed')
  await other.close()
  await Promise.all([underWay, waiting])
  await expect(other.run(doubled, 1, { by: 'ann' })).rejects.toThrow('closed')
})

import { expect, test, vi } from 'vitest'
import { oneByOne } from '../../src/platform/chore.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test('given something that fails, when it is postponed, then the others are done, and it counts as done', async () => {
  const [logged, done] = [log(), vi.fn()]
  const seeTo = async (due: string) => (due === 'bad' ? Promise.reject(new Error('broken')) : done(due))

  const count = await oneByOne(
    logged,
    async () => ['bad', 'good'],
    seeTo,
    async () => undefined,
  )(now)

  expect([count, done.mock.calls]).toEqual([2, [['good']]])
  expect(logged.error).toHaveBeenCalledOnce()
  expect(logged.warn).not.toHaveBeenCalled()
})

test('given something that fails and cannot be postponed, then the log says why, and it does not count', async () => {
  const logged = log()
  const refusal = new Error('locked')
  const failing = async () => Promise.reject(new Error('broken'))

  const count = await oneByOne(
    logged,
    async () => ['bad'],
    failing,
    async () => Promise.reject(refusal),
  )(now)

  expect(count).toBe(0)
  expect(logged.warn).toHaveBeenCalledExactlyOnceWith({ due: 'bad', error: refusal }, expect.any(String))
})

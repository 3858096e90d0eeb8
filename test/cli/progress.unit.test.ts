import { afterEach, expect, test, vi } from 'vitest'
import { loggedProgress, progress, watched } from '../../src/cli/progress.ts'

const { isTTY } = process.stderr
afterEach(() => {
  process.stderr.isTTY = isTTY
  vi.restoreAllMocks()
})

/** What is written to stderr. */
function written(): () => string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const line = vi.spyOn(console, 'error').mockReturnValue()
  return () => [...write.mock.calls, ...line.mock.calls].map(([text]) => text).join('\n')
}

test('shows how many of all are done, on a terminal', () => {
  process.stderr.isTTY = true
  const text = written()
  const { reached, stop } = progress('journals')
  reached(0, 4)
  expect(text()).toContain(' 0% | 0/4 journals | ')
  reached(4, 4)
  stop()
  expect(text()).toContain(' 100% | 4/4 journals | ')
})

test('writes nothing elsewhere, or a line at every tenth', () => {
  process.stderr.isTTY = false
  const text = written()
  for (const shown of [progress('journals'), loggedProgress('matches')]) {
    for (let done = 0; done <= 20; done++) shown.reached(done, 20)
    shown.stop()
  }
  const tenths = Array.from({ length: 10 }, (_, tenth) => `${2 * (tenth + 1)}/20 matches`)
  expect(text()).toBe(tenths.join('\n'))
})

test('passes on what it watches, and stops also where nobody asks for more', async () => {
  const reached = vi.fn()
  const stop = vi.fn()
  for await (const item of watched('abc', 3, { reached, stop })) {
    if (item === 'b') break
  }
  expect(reached.mock.calls).toEqual([
    [0, 3],
    [1, 3],
  ])
  expect(stop).toHaveBeenCalledOnce()
})

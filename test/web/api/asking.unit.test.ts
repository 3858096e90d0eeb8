import { describe, expect, test, vi } from 'vitest'
import { newestAnswer } from '../../../web/src/api/newest-answer.ts'
import { oneAtATime } from '../../../web/src/api/one-at-a-time.ts'

/** A promise that the test resolves. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolved) => {
    resolve = resolved
  })
  return { promise, resolve }
}

describe('of several questions, only the newest counts', () => {
  test('whichever is answered last', async () => {
    const { ask } = newestAnswer()
    const [older, newer] = [later<string>(), later<string>()]
    const taken: string[] = []
    const all = [older, newer].map(({ promise }) =>
      ask(
        () => promise,
        (answer) => taken.push(answer),
      ),
    )
    newer.resolve('newer')
    older.resolve('older')
    await Promise.all(all)
    expect(taken).toEqual(['newer'])
  })

  test('and only the newest fails', async () => {
    const { ask } = newestAnswer()
    const fail = () => Promise.reject(new Error('the server is away'))
    const older = ask(fail, vi.fn())
    await expect(ask(fail, vi.fn())).rejects.toThrow('the server is away')
    await older
  })
})

test('Calls during a read start one more when it ends, and resolve after that one', async () => {
  const reads: { resolve(value: undefined): void }[] = []
  const read = oneAtATime(() => {
    const one = later<undefined>()
    reads.push(one)
    return one.promise
  })
  const asked = [read(), read(), read()]
  expect(reads).toHaveLength(1)
  reads[0]?.resolve(undefined)
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve(undefined)
  await Promise.all(asked)
  expect(reads).toHaveLength(2)
})

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { closeAll } from '../../src/platform/closing.ts'

describe('closing', () => {
  test('goes from the newest to the oldest, and each waits for the one before', async () => {
    const steps: string[] = []
    const part = (name: string) => async () => {
      steps.push(`${name} begins`)
      await wait(5)
      steps.push(`${name} ends`)
    }
    expect(await closeAll([part('database'), part('worker')])).toEqual([])
    expect(steps).toEqual(['worker begins', 'worker ends', 'database begins', 'database ends'])
  })

  test('goes on where one fails, and says every failure', async () => {
    let closed = false
    const failures = await closeAll([
      async () => {
        closed = true
      },
      () => Promise.reject(new Error('second')),
      () => Promise.reject(new Error('first')),
    ])
    expect(closed).toBe(true)
    expect(failures).toEqual([new Error('first'), new Error('second')])
  })
})

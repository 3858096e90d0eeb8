import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { closeAll } from '../../src/platform/closing.ts'

const part = (what: string, close: () => Promise<void>) => ({ what, close })
const longEnough = 60_000

describe('closing', () => {
  test('closes all parts at once, without waiting in between', async () => {
    const steps: string[] = []
    const noted = (what: string) =>
      part(what, async () => {
        steps.push(`${what} begins`)
        await wait(5)
        steps.push(`${what} ends`)
      })
    expect(await closeAll([noted('mails'), noted('requests')], longEnough)).toEqual({ failures: [], left: [] })
    expect(steps.slice(0, 2)).toEqual(['mails begins', 'requests begins'])
  })

  test('goes on if one fails, and reports every failure', async () => {
    let closed = false
    const { failures } = await closeAll(
      [
        part('first', () => Promise.reject(new Error('first'))),
        part('second', () => Promise.reject(new Error('second'))),
        part('third', async () => {
          await wait(5)
          closed = true
        }),
      ],
      longEnough,
    )
    expect(closed).toBe(true)
    expect(failures).toEqual([new Error('first'), new Error('second')])
  })

  test('stops waiting at its limit, and reports what is still open', async () => {
    const never = part('mails', () => new Promise(() => {}))
    expect(await closeAll([never, part('requests', async () => {})], 20)).toEqual({ failures: [], left: ['mails'] })
  })
})

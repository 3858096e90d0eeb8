import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serverDatabase } from '../../../src/platform/database/database.ts'
import { sharedSignals } from '../../../src/platform/database/shared-signals.ts'
import { freshDatabase } from '../../support/database.ts'

const server = process.env.TEST_DATABASE_URL

describe('signals', () => {
  test('reach every listener in its own process, even on the embedded database', async () => {
    const database = await freshDatabase()
    onTestFinished(() => database.close())
    const signals = sharedSignals(database)
    const heard = new Promise<void>((resolve) => signals.onNoticesWritten(resolve))
    const changed = new Promise((resolve) => signals.onMatchesChanged(resolve))
    const accounts = new Promise((resolve) => signals.onAccountsChanged(resolve))
    signals.noticesWritten()
    signals.matchesChanged(['one'])
    signals.accountsChanged(['two'])
    await heard
    expect(await changed).toEqual(['one'])
    expect(await accounts).toEqual(['two'])
    await signals.stop()
  })

  test.runIf(server !== undefined)(
    'reach other processes on the same server, even after a lost connection',
    async () => {
      const [one, other, killer] = [1, 2, 3].map(() => serverDatabase(server ?? ''))
      if (!one || !other || !killer) throw new Error('three databases were opened')
      const sender = sharedSignals(one)
      const listener = sharedSignals(other)
      let calls = 0
      listener.onNoticesWritten(() => {
        calls += 1
      })
      const heard = () =>
        expect
          .poll(() => {
            sender.noticesWritten()
            return calls
          })
          .toBeGreaterThan(0)

      await heard()
      await killer.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN paquebot_outbox' AND datname = current_database()`,
      )
      calls = 0
      await heard()

      // A signal also says which matches or accounts have changed: each of them, or any.
      for (const [send, hear] of [
        [sender.matchesChanged, listener.onMatchesChanged],
        [sender.accountsChanged, listener.onAccountsChanged],
      ] as const) {
        const changed = new Set<string>()
        let any = 0
        hear((ids) => {
          if (ids === undefined) any += 1
          for (const id of ids ?? []) changed.add(id)
        })
        const few = Array.from({ length: 40 }, () => randomUUID())
        for (const id of few) send([id])
        await expect.poll(() => changed.size).toBe(few.length)
        expect([...changed].toSorted()).toEqual(few.toSorted())
        expect(any).toBe(0)
        send(Array.from({ length: 500 }, () => randomUUID()))
        await expect.poll(() => any).toBeGreaterThan(0)
      }

      await Promise.all([sender.stop(), listener.stop()])
      await Promise.all([one, other, killer].map((database) => database.close()))
    },
  )

  test.runIf(server !== undefined)('two about one commit make one notification', async () => {
    const database = serverDatabase(server ?? '')
    const heard: unknown[] = []
    const onlooker = await database.pool.connect()
    onlooker.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    await onlooker.query('LISTEN paquebot_outbox')
    const sender = sharedSignals(database)
    const match = randomUUID()
    sender.matchesChanged([match])
    sender.noticesWritten()
    await sender.stop()
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ matches: [match], written: true }))
    expect(heard.filter((news) => JSON.stringify(news).includes(match))).toHaveLength(1)
    onlooker.release(true)
    await database.close()
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serverDatabase } from '../../../src/platform/database/database.ts'
import { sharedOutboxSignal } from '../../../src/platform/database/outbox-news.ts'
import { freshDatabase } from '../../support/database.ts'

const server = process.env.TEST_DATABASE_URL

describe('the outbox signal', () => {
  test('reaches every listener in its own process, even on the embedded database', async () => {
    const database = await freshDatabase()
    onTestFinished(() => database.close())
    const signal = sharedOutboxSignal(database)
    const heard = new Promise<void>((resolve) => signal.onWritten(resolve))
    const changed = new Promise((resolve) => signal.onChanged(resolve))
    signal.written()
    signal.changed(['one'])
    await heard
    expect(await changed).toEqual(['one'])
    await signal.stop()
  })

  test.runIf(server !== undefined)(
    'reaches other processes on the same server, even after a lost connection',
    async () => {
      const [one, other, killer] = [1, 2, 3].map(() => serverDatabase(server ?? ''))
      if (!one || !other || !killer) throw new Error('three databases were opened')
      const sender = sharedOutboxSignal(one)
      const listener = sharedOutboxSignal(other)
      let calls = 0
      listener.onWritten(() => {
        calls += 1
      })
      const heard = () =>
        expect
          .poll(() => {
            sender.written()
            return calls
          })
          .toBeGreaterThan(0)

      await heard()
      await killer.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN paquebot_outbox' AND datname = current_database()`,
      )
      calls = 0
      await heard()

      // The signal also says which matches have changed: each of them, or any.
      const changed = new Set<string>()
      let any = 0
      listener.onChanged((matches) => {
        if (matches === undefined) any += 1
        for (const match of matches ?? []) changed.add(match)
      })
      const few = Array.from({ length: 40 }, () => randomUUID())
      for (const match of few) sender.changed([match])
      await expect.poll(() => changed.size).toBe(few.length)
      expect([...changed].toSorted()).toEqual(few.toSorted())
      expect(any).toBe(0)
      sender.changed(Array.from({ length: 500 }, () => randomUUID()))
      await expect.poll(() => any).toBeGreaterThan(0)

      await Promise.all([sender.stop(), listener.stop()])
      await Promise.all([one, other, killer].map((database) => database.close()))
    },
  )

  test.runIf(server !== undefined)('given two words about one commit, sends one notification', async () => {
    const database = serverDatabase(server ?? '')
    const heard: unknown[] = []
    const onlooker = await database.pool.connect()
    onlooker.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    await onlooker.query('LISTEN paquebot_outbox')
    const sender = sharedOutboxSignal(database)
    const match = randomUUID()
    sender.changed([match])
    sender.written()
    await sender.stop()
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ matches: [match], written: true }))
    expect(heard.filter((news) => JSON.stringify(news).includes(match))).toHaveLength(1)
    onlooker.release(true)
    await database.close()
  })
})

import { get, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { Credential } from '../../../../src/platform/http/caller.ts'
import { openEventStream } from '../../../../src/platform/http/event-stream/connection.ts'
import { eventText } from '../../../../src/platform/http/event-stream/event-text.ts'
import {
  type Listener,
  type Listening,
  listening,
  type SendPage,
} from '../../../../src/platform/http/event-stream/listening.ts'
import { localSignals } from '../../../../src/platform/signals.ts'
import { handClock } from '../../../support/server.ts'

const apps: { close(): Promise<unknown> }[] = []
afterAll(async () => {
  for (const app of apps) await app.close()
})

interface Counting extends Listener {
  /** The newest number that the stream has sent. */
  sent: number
}

const kibibyte = 'x'.repeat(1024)

/** A server whose streams send numbers up to `most`, a kibibyte each, this many at once. */
async function counter(sending: (listeners: Listening<Counting>) => SendPage<Counting>) {
  const signedOut = new Set<string>()
  const warnings: unknown[] = []
  const stillGood = async (credentials: readonly Credential[]) =>
    new Set(credentials.filter(({ id }) => !signedOut.has(id)))
  const log = { warn: (about: unknown) => warnings.push(about) }
  const signals = localSignals()
  const listeners: Listening<Counting> = listening({ clock: handClock(), signals }, log, stillGood, {
    sendPage: (...asked) => sending(listeners)(...asked),
  })
  const app = Fastify({ forceCloseConnections: true })
  app.get('/:name', async (request, reply) => {
    const { name } = Object(request.params)
    const stream = openEventStream(reply)
    const credential = { account: name, role: 'player' as const, kind: 'session' as const, id: name, expiresAt: null }
    listeners.join({ about: name, stream, credential, follows: true, sent: 0 })
  })
  apps.push(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const listen = (name: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/${name}`, { agent: false }, resolve).on('error', reject)
    })
  return { listeners, listen, signedOut, warnings, signals }
}

/** Pushes pages of a thousand numbers, without an end. @param asked counts the pages */
const endless =
  (asked: Map<string, number>): SendPage<Counting> =>
  async (ready) => {
    for (const one of ready) {
      asked.set(one.about, (asked.get(one.about) ?? 0) + 1)
      for (let count = 0; count < 1000; count++) {
        one.sent += 1
        one.stream.send(eventText({ event: 'number', id: String(one.sent), data: JSON.stringify(kibibyte) }))
      }
    }
    return new Set(ready)
  }

describe('a client that stops reading', () => {
  test('gets no more events before it reads, delays nobody, and is disconnected at the second heartbeat', async () => {
    const asked = new Map<string, number>()
    const { listeners, listen } = await counter(() => endless(asked))
    const stuck = await listen('stuck')
    stuck.pause()
    const closed = new Promise<void>((resolve) => stuck.on('close', resolve).on('error', () => {}))
    const lively = await listen('lively')
    let taken = 0
    lively.on('data', (chunk: Buffer) => {
      taken += chunk.length
    })
    const takesMore = (bytes: number) => {
      const before = taken
      return expect.poll(() => taken - before).toBeGreaterThan(bytes)
    }
    await takesMore(50_000_000)
    // The system's buffers, and a page.
    expect(asked.get('stuck')).toBeLessThan(20)

    // Which heartbeat is the second depends on when the system's buffers are full.
    for (let beats = 0; beats < 4; beats++) {
      await listeners.beat()
      await takesMore(5_000_000)
    }
    stuck.resume()
    await closed
    expect(lively.destroyed).toBe(false)
    lively.destroy()
    await listeners.stop()
  })
})

describe('listeners', () => {
  test('who take everything at once leave the turns between their rounds to others', async () => {
    let [rounds, roundsBeforeOthers] = [0, 0]
    const { listeners, listen } = await counter(() => async (ready) => {
      rounds += 1
      if (rounds === 1)
        setImmediate(() => {
          roundsBeforeOthers = rounds
        })
      return new Set(rounds % 1000 === 0 ? [] : ready)
    })
    const stream = await listen('a')
    await listeners.poll()
    rounds = 0

    await listeners.poll()

    expect(rounds).toBe(1000)
    expect(roundsBeforeOthers).toBeLessThan(10)
    stream.destroy()
    await listeners.stop()
  })

  test('are served together, by one query, however many were woken', async () => {
    const rounds: number[] = []
    const { listeners, listen } = await counter(() => async (ready) => {
      rounds.push(ready.length)
      return new Set<Counting>()
    })
    const streams = await Promise.all(['a', 'b', 'c', 'd'].map(listen))
    await listeners.poll()
    rounds.length = 0
    for (const about of ['a', 'b', 'b', 'nobody']) listeners.wake(about)
    await listeners.poll()
    expect(rounds).toEqual([4])
    for (const stream of streams) stream.destroy()
    await listeners.stop()
  })

  test('get at the next poll what could not be sent', async () => {
    let fails = true
    const { listeners, listen, warnings } = await counter(() => async (ready) => {
      if (fails) throw new Error('the database is away')
      for (const one of ready) one.stream.send(eventText({ event: 'number', id: '1', data: '1' }))
      return new Set<Counting>()
    })
    const stream = await listen('a')
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    await listeners.poll()
    expect(warnings.length).toBeGreaterThan(0)
    fails = false
    await listeners.poll()
    await expect.poll(() => text).toContain('event:number')
    stream.destroy()
    await listeners.stop()
  })

  test('are disconnected when they are signed out without a signal: at the heartbeat, or before the next event', async () => {
    const { listeners, listen, signedOut } = await counter(() => async (ready, keepGood) => {
      for (const one of await keepGood(ready)) one.stream.send(':told\n\n')
      return new Set<Counting>()
    })
    const [one, other] = [await listen('one'), await listen('other')]
    const ends = (stream: IncomingMessage) => new Promise<void>((resolve) => stream.on('end', resolve).resume())
    signedOut.add('one').add('other')
    const [first, second] = [ends(one), ends(other)]
    listeners.wake('one')
    await first
    await listeners.beat()
    await second
    await listeners.stop()
  })

  test('are disconnected without an event when a signal says that their account, or any, has changed', async () => {
    const { listeners, listen, signedOut, signals } = await counter(() => async () => new Set<Counting>())
    const [one, other, third] = [await listen('one'), await listen('other'), await listen('third')]
    const ends = (stream: IncomingMessage) => new Promise<void>((resolve) => stream.on('end', resolve).resume())
    const [first, second] = [ends(one), ends(other)]
    signedOut.add('one').add('other')
    signals.accountsChanged(['one'])
    await first
    expect(listeners.count()).toBe(2)
    signals.accountsChanged(undefined)
    await second
    expect(listeners.count()).toBe(1)
    third.destroy()
    await listeners.stop()
  })

  test('who were signed out while their request was under way are disconnected as they join', async () => {
    const { listeners, listen, signedOut } = await counter(() => async () => new Set<Counting>())
    signedOut.add('late')
    const stream = await listen('late')
    await new Promise<void>((resolve) => stream.on('end', resolve).resume())
    await listeners.stop()
  })
})

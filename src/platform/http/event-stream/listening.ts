import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import type { Log } from '../../log.ts'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import type { Credential, ValidCredentials } from '../caller.ts'
import type { EventStream } from './connection.ts'
import { heartbeat } from './event-text.ts'

/** A client that listens on a stream. */
export interface Listener {
  /** The match or the account that the stream is about. */
  readonly about: string
  readonly stream: EventStream
  /** The credential of its request: the stream ends when it is no longer valid. */
  readonly credential: Credential
  /** Whether it stays connected when it has got everything. */
  readonly follows: boolean
}

/**
 * Sends each listener a page of what it has not received yet. It uses few queries for all of them together, since
 * there may be thousands.
 * @param keepGood dismisses listeners who are signed out, and returns the others; only those may get anything
 * @returns the listeners for whom there is more
 */
export type SendPage<One extends Listener> = (
  listeners: readonly One[],
  keepGood: (listeners: readonly One[]) => Promise<One[]>,
) => Promise<ReadonlySet<One>>

/** What a stream of one kind is about. */
interface Subject<One extends Listener> {
  readonly sendPage: SendPage<One>
  /** Notes who listens: called for each one who joins, and for all at each heartbeat. */
  readonly notePresence?: (listeners: readonly One[]) => Promise<void>
}

/** The listeners of one kind of stream, and when they get their events. */
export interface Listening<One extends Listener> {
  /** @throws Problem too-many-streams if the account has no stream left */
  requireStreamLeft(account: string): void
  /** Adds a listener, and sends it at once what it has missed. */
  join(listener: One): void
  /** Says that there may be news about this, or, if left out, about anything. */
  wake(about?: string): void
  /** Polls for all listeners, and dismisses those whose credentials have expired. */
  poll(): Promise<void>
  /** Sends heartbeats, and dismisses listeners who are signed out or have stopped reading. */
  beat(): Promise<void>
  /** How many listen now. */
  count(): number
  /** Ends all streams, waits for what is under way, and accepts no more listeners. */
  stop(): Promise<void>
}

/** The streams of one kind, and their route. */
export interface Streams extends Pick<Listening<never>, 'poll' | 'beat' | 'count' | 'stop'> {
  readonly routes: FastifyPluginAsync
}

interface Rhythm {
  /** How often to poll for news of which this process got no signal. */
  readonly pollMilliseconds: number
  readonly beatMilliseconds: number
  /** The least time between the end of one round of sending and the next. */
  readonly restMilliseconds: number
}

const usualRhythm: Rhythm = { pollMilliseconds: 2000, beatMilliseconds: 25_000, restMilliseconds: 0 }
/** Per process. The stream of the account covers all matches. */
const mostOfAnAccount = 50

/**
 * Ends a stream before its listener has received everything. A listener that does not follow would take a clean end as
 * complete, so its stream is cut.
 */
export function breakOff({ stream, follows }: Pick<Listener, 'stream' | 'follows'>): void {
  if (follows) stream.end()
  else stream.cut()
}

type Groups<One> = Map<string, Set<One>>

function putIn<One>(groups: Groups<One>, name: string, one: One): void {
  groups.set(name, (groups.get(name) ?? new Set<One>()).add(one))
}

/** @returns whether it was in that group */
function takeOut<One>(groups: Groups<One>, name: string, one: One): boolean {
  const group = groups.get(name)
  if (!group?.delete(one)) return false
  if (group.size === 0) groups.delete(name)
  return true
}

/**
 * The listeners of one kind of stream. Its timers run only while somebody listens. A listener who is signed out is
 * dismissed as soon as a signal says so, and otherwise before the next event or at the next heartbeat.
 * @param stillGood which of the listeners' credentials are valid
 */
export function listening<One extends Listener>(
  { clock, signals }: Pick<Platform, 'clock' | 'signals'>,
  log: Pick<Log, 'warn'>,
  stillGood: ValidCredentials,
  { sendPage, notePresence }: Subject<One>,
  rhythm: Partial<Rhythm> = {},
): Listening<One> {
  const { pollMilliseconds, beatMilliseconds, restMilliseconds } = { ...usualRhythm, ...rhythm }
  const rooms: Groups<One> = new Map()
  const ofAccount: Groups<One> = new Map()
  /** Listeners for whom there may be news. */
  const woken = new Set<One>()
  /** Listeners who had not read everything at the last heartbeat. */
  const stuck = new WeakSet<One>()
  let timers: NodeJS.Timeout[] = []
  let sending: Promise<void> | undefined
  let stopped = false

  const everybody = (): One[] => [...rooms.values()].flatMap((room) => [...room])

  async function wakeEach(listeners: Iterable<One>): Promise<void> {
    for (const one of listeners) woken.add(one)
    if (woken.size > 0) sending ??= sendToWoken()
    await sending
  }

  async function sendToWoken(): Promise<void> {
    while (woken.size > 0 && !stopped) {
      // Listeners woken in the same turn of the event loop share a round, and what closed their streams is heard first.
      await nextTurn()
      // A choked listener is woken again when it has read everything.
      const ready = [...woken].filter(({ stream }) => !stream.isChoked())
      woken.clear()
      if (ready.length > 0) await sendTo(ready)
    }
    sending = undefined
  }

  async function sendTo(ready: readonly One[]): Promise<void> {
    try {
      const unfinished = await sendPage(ready, keepGood)
      for (const one of unfinished) if (isIn(one)) woken.add(one)
      for (const one of ready) if (!one.follows && !unfinished.has(one)) complete(one)
    } catch (error) {
      log.warn({ error }, 'events could not be sent; the next poll retries')
    }
    if (restMilliseconds > 0) await wait(restMilliseconds)
  }

  const isIn = (one: One): boolean => rooms.get(one.about)?.has(one) ?? false

  async function keepGood(listeners: readonly One[]): Promise<One[]> {
    const good = await stillGood(listeners.map(({ credential }) => credential))
    for (const one of listeners) if (!good.has(one.credential)) dismiss(one)
    return listeners.filter(isIn)
  }

  function poll(): Promise<void> {
    const now = clock.now()
    for (const one of everybody()) {
      const { expiresAt } = one.credential
      if (expiresAt !== null && expiresAt <= now) dismiss(one)
    }
    return wakeEach(everybody())
  }

  async function beat(): Promise<void> {
    await check(everybody(), async (good) => {
      for (const one of good) {
        if (!one.stream.isChoked()) one.stream.send(heartbeat)
        else if (stuck.has(one)) one.stream.cut()
        else stuck.add(one)
      }
      await notePresence?.(good)
    })
  }

  /** Dismisses listeners who are signed out. @param attend what to do for the others */
  async function check(listeners: readonly One[], attend?: (good: readonly One[]) => Promise<void>): Promise<void> {
    try {
      const good = await keepGood(listeners)
      await attend?.(good)
    } catch (error) {
      log.warn({ error }, 'listeners could not be checked; the next heartbeat retries')
    }
  }

  signals.onAccountsChanged((accounts) => {
    void check(
      accounts === undefined ? everybody() : accounts.flatMap((account) => [...(ofAccount.get(account) ?? [])]),
    )
  })

  function complete(one: One): void {
    one.stream.end()
    leave(one)
  }

  function dismiss(one: One): void {
    breakOff(one)
    leave(one)
  }

  function leave(one: One): void {
    if (!takeOut(rooms, one.about, one)) return
    takeOut(ofAccount, one.credential.account, one)
    woken.delete(one)
    if (rooms.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    requireStreamLeft(account) {
      if ((ofAccount.get(account)?.size ?? 0) < mostOfAnAccount) return
      throw new Problem('too-many-streams', { params: { most: mostOfAnAccount } })
    },
    join(one) {
      if (stopped) return breakOff(one)
      if (timers.length === 0) {
        timers = [setInterval(poll, pollMilliseconds).unref(), setInterval(beat, beatMilliseconds).unref()]
      }
      putIn(rooms, one.about, one)
      putIn(ofAccount, one.credential.account, one)
      one.stream.onDrained(() => {
        stuck.delete(one)
        void wakeEach([one])
      })
      one.stream.onClosed(() => leave(one))
      void check([one], notePresence)
      void wakeEach([one])
    },
    wake(about) {
      void wakeEach(about === undefined ? everybody() : (rooms.get(about) ?? []))
    },
    poll,
    beat,
    count: () => everybody().length,
    async stop() {
      stopped = true
      for (const one of everybody()) dismiss(one)
      await sending
    },
  }
}

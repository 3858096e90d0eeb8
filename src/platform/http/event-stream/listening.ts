import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Platform } from '../../platform.ts'
import { Problem } from '../../problems/problem.ts'
import type { Credential, ValidCredentials } from '../caller.ts'
import type { EventStream } from './connection.ts'
import { heartbeat } from './event-text.ts'

/** Somebody who listens on a stream. */
export interface Listener {
  /** The match, or the account, that it is about. */
  readonly about: string
  readonly stream: EventStream
  /** What its request was signed with: when that is good no more, the stream ends. */
  readonly credential: Credential
  /** Whether it stays when it has been told everything. */
  readonly follows: boolean
}

/**
 * Tells listeners what each of them has not been told yet, a page of it: with few questions to the database for all of
 * them, since there may be thousands.
 * @param keepGood lets go of those who are signed out. Whoever is told anything has to be among those it answers
 * @returns those for whom there is more
 */
export type Push<One extends Listener> = (
  listeners: readonly One[],
  keepGood: (listeners: readonly One[]) => Promise<One[]>,
) => Promise<ReadonlySet<One>>

/** Who listens to something, and when they are told. */
export interface Listening<One extends Listener> {
  /** @throws Problem too-many-streams, where one more stream would be too many for its account */
  makeRoom(account: string): void
  /** Takes somebody in, who is told at once what they have missed. */
  join(listener: One): void
  /** Something may have happened about this; where it is left out, about anything. */
  wake(about?: string): void
  /** Looks whether there is anything to tell anybody, and lets go of those whose time has come. */
  look(): Promise<void>
  /** Shows that the streams live, and lets go of those who are signed out, or take nothing any more. */
  beat(): Promise<void>
  /** Ends all streams, waits for what is under way, and takes in nobody else. */
  stop(): Promise<void>
}

/** The streams of a kind, and the route that they are asked for at. */
export interface Streams extends Pick<Listening<never>, 'look' | 'beat' | 'stop'> {
  readonly routes: FastifyPluginAsync
}

export interface Rhythm {
  /** How often it is looked for what nobody has told this process of. */
  readonly lookMilliseconds: number
  readonly beatMilliseconds: number
  /** The least between the end of one telling and the next. */
  readonly restMilliseconds: number
}

const usualRhythm: Rhythm = { lookMilliseconds: 2000, beatMilliseconds: 25_000, restMilliseconds: 0 }
/** In one process. Whoever watches fifty matches at once has other ways. */
const mostOfAnAccount = 50

export function listening<One extends Listener>(
  { clock }: Pick<Platform, 'clock'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  stillGood: ValidCredentials,
  tell: Push<One>,
  rhythm: Partial<Rhythm> = {},
): Listening<One> {
  const { lookMilliseconds, beatMilliseconds, restMilliseconds } = { ...usualRhythm, ...rhythm }
  const rooms = new Map<string, Set<One>>()
  const ofAccount = new Map<string, number>()
  /** Those who may have something to be told. */
  const woken = new Set<One>()
  /** Those who had not taken what was sent at the last beat. */
  const stuck = new WeakSet<One>()
  let timers: NodeJS.Timeout[] = []
  let telling: Promise<void> | undefined
  let stopped = false

  const everybody = (): One[] => [...rooms.values()].flatMap((room) => [...room])

  async function wakeEach(listeners: Iterable<One>): Promise<void> {
    for (const one of listeners) woken.add(one)
    if (woken.size > 0) telling ??= tellWoken()
    await telling
  }

  async function tellWoken(): Promise<void> {
    // Whoever is woken in the same turn of the event loop is told together.
    await nextTurn()
    while (woken.size > 0 && !stopped) {
      // Whoever is choked is woken when they are not.
      const ready = [...woken].filter(({ stream }) => !stream.isChoked())
      woken.clear()
      if (ready.length > 0) await tellReady(ready)
    }
    telling = undefined
  }

  async function tellReady(ready: readonly One[]): Promise<void> {
    try {
      const unfinished = await tell(ready, keepGood)
      for (const one of unfinished) if (isIn(one)) woken.add(one)
      for (const one of ready) if (!one.follows && !unfinished.has(one)) dismiss(one)
    } catch (error) {
      log.warn({ error }, 'those who listen could not be told: they are at the next look')
    }
    if (restMilliseconds > 0) await wait(restMilliseconds)
  }

  const isIn = (one: One): boolean => rooms.get(one.about)?.has(one) ?? false

  async function keepGood(listeners: readonly One[]): Promise<One[]> {
    const good = await stillGood(listeners.map(({ credential }) => credential))
    for (const one of listeners) if (!good.has(one.credential)) dismiss(one)
    return listeners.filter(isIn)
  }

  function look(): Promise<void> {
    const now = clock.now()
    for (const one of everybody()) {
      const { expiresAt } = one.credential
      if (expiresAt !== null && expiresAt <= now) dismiss(one)
    }
    return wakeEach(everybody())
  }

  async function beat(): Promise<void> {
    try {
      for (const one of await keepGood(everybody())) {
        if (!one.stream.isChoked()) one.stream.send(heartbeat)
        else if (stuck.has(one)) one.stream.cut()
        else stuck.add(one)
      }
    } catch (error) {
      log.warn({ error }, 'who listens could not be looked through')
    }
  }

  function dismiss(one: One): void {
    one.stream.end()
    leave(one)
  }

  function leave(one: One): void {
    const room = rooms.get(one.about)
    if (!room?.delete(one)) return
    if (room.size === 0) rooms.delete(one.about)
    woken.delete(one)
    count(one.credential.account, -1)
    if (rooms.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  function count(account: string, change: 1 | -1): void {
    const streams = (ofAccount.get(account) ?? 0) + change
    if (streams === 0) ofAccount.delete(account)
    else ofAccount.set(account, streams)
  }

  return {
    makeRoom(account) {
      if ((ofAccount.get(account) ?? 0) < mostOfAnAccount) return
      throw new Problem('too-many-streams', { params: { most: mostOfAnAccount } })
    },
    join(one) {
      if (stopped) return one.stream.end()
      if (timers.length === 0) {
        timers = [setInterval(look, lookMilliseconds).unref(), setInterval(beat, beatMilliseconds).unref()]
      }
      rooms.set(one.about, (rooms.get(one.about) ?? new Set<One>()).add(one))
      count(one.credential.account, 1)
      one.stream.onDrained(() => {
        stuck.delete(one)
        void wakeEach([one])
      })
      one.stream.onClosed(() => leave(one))
      void wakeEach([one])
    },
    wake(about) {
      void wakeEach(about === undefined ? everybody() : (rooms.get(about) ?? []))
    },
    look,
    beat,
    async stop() {
      stopped = true
      for (const one of everybody()) dismiss(one)
      await telling
    },
  }
}

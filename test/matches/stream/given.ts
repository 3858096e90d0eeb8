import { expect } from 'vitest'
import { z } from 'zod'
import { DisputesNow } from '../../../src/disputes/raising/disputes-now.ts'
import { ProposalBody } from '../../../src/matches/proposals/proposal-body.ts'
import { MessageBody } from '../../../src/matches/talk/message.ts'
import { TalkMarks } from '../../../src/matches/talk/talk-marks.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { StoryEntry } from '../../../src/matches/wire/story-entry.ts'
import { type Heard, type Listener, listener } from '../../support/event-stream.ts'
import type { Person } from '../../support/people.ts'
import { type TestServer, urlOf } from '../../support/server.ts'

/** A listener to a match's stream. */
export const listenTo = (server: TestServer, match: string, person: Person): Listener =>
  listener(() => urlOf(server), `/v1/matches/${match}/stream`, person.token)

/** Somebody who listens to a match from now on: they have got its present state. */
export async function listens(server: TestServer, match: string, person: Person): Promise<Listener> {
  const stream = listenTo(server, match, person)
  await stream.connect()
  await expect.poll(() => stream.heard.length).toBe(1)
  return stream
}

/** What somebody hears who was away since an event. */
export async function missed(
  server: TestServer,
  match: string,
  person: Person,
  lastId: string | undefined,
): Promise<Listener> {
  const stream = listenTo(server, match, person)
  await stream.connect({ lastId: lastId ?? '', query: '?follow=false' })
  await stream.ended()
  return stream
}

const PushedEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('entry'), data: StoryEntry }),
  z.object({ event: z.literal('message'), data: MessageBody }),
  z.object({ event: z.literal('talk'), data: TalkMarks }),
  z.object({ event: z.literal('match'), data: MatchBody }),
  z.object({ event: z.literal('disputes'), data: DisputesNow }),
  z.object({ event: z.literal('proposals'), data: z.object({ open: z.array(ProposalBody) }) }),
])

/** Each event is parsed once, however often tests look at it: a match has many entries. */
const known = new WeakMap<Heard, z.infer<typeof PushedEvent>>()
const parsed = (heard: readonly Heard[]) =>
  heard.map((one) => {
    const read = known.get(one) ?? PushedEvent.parse(one)
    known.set(one, read)
    return read
  })

export const entriesIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'entry' ? [one.data] : []))

const Numbered = z.union([
  z.looseObject({ entry: z.looseObject({ version: z.int() }) }).transform(({ entry }) => entry.version),
  z.looseObject({ number: z.int() }).transform(({ number }) => number),
])
const numbersOf = (heard: readonly Heard[], event: string) =>
  heard.flatMap((one) => (one.event === event ? [Numbered.parse(one.data)] : []))

/** The numbers of the entries and messages that were pushed, without parsing their content. */
export const versionsIn = (heard: readonly Heard[]) => numbersOf(heard, 'entry')
export const messageNumbersIn = (heard: readonly Heard[]) => numbersOf(heard, 'message')

export const messagesIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'message' ? [one.data] : []))
export const talkMarksIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'talk' ? [one.data] : []))
export const matchesIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'match' ? [one.data] : []))
export const proposalsIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'proposals' ? [one.data.open] : []))
export const disputesIn = (heard: readonly Heard[]) =>
  parsed(heard).flatMap((one) => (one.event === 'disputes' ? [one.data.disputes] : []))

/** Has the server push what is new to all listeners, as it does by itself every two seconds. */
export async function pushAll({ streams }: Pick<TestServer, 'streams'>): Promise<void> {
  for (const { poll } of streams) await poll()
}

/** Expects that a stream ends long before the next heartbeat. */
export const endsAtOnce = (stream: Listener): Promise<void> =>
  expect.poll(() => stream.isOpen(), { timeout: 5000 }).toBe(false)

/** Has the server check whether listeners are still connected, as it does by itself every 25 seconds. */
export async function beats({ streams }: Pick<TestServer, 'streams'>): Promise<void> {
  for (const { beat } of streams) await beat()
}

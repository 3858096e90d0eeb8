import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { MessageBody } from '../../../src/matches/talk/message.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { StoryEntry } from '../../../src/matches/wire/story-entry.ts'
import { type Ear, ear, type Heard } from '../../support/event-stream.ts'
import type { Person } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'

/** How long something may take to be heard on a machine that is busy. */
export const soon = { timeout: 20_000 }

/** Where a server listens. */
export function urlOf({ app }: Pick<TestServer, 'app'>): string {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return `http://127.0.0.1:${address.port}`
}

/** Somebody who listens to a match. */
export const earOn = (server: TestServer, match: string, person: Person): Ear =>
  ear(() => urlOf(server), `/v1/matches/${match}/stream`, person.token)

const Told = z.discriminatedUnion('event', [
  z.object({ event: z.literal('entry'), data: StoryEntry }),
  z.object({ event: z.literal('message'), data: MessageBody }),
  z.object({ event: z.literal('match'), data: MatchBody }),
])

/** Each is read once, however often it is looked at: the entries of a match are many. */
const known = new WeakMap<Heard, z.infer<typeof Told>>()
const told = (heard: readonly Heard[]) =>
  heard.map((one) => {
    const read = known.get(one) ?? Told.parse(one)
    known.set(one, read)
    return read
  })

export const entriesIn = (heard: readonly Heard[]) =>
  told(heard).flatMap((one) => (one.event === 'entry' ? [one.data] : []))

const Numbered = z.union([
  z.looseObject({ entry: z.looseObject({ version: z.int() }) }).transform(({ entry }) => entry.version),
  z.looseObject({ number: z.int() }).transform(({ number }) => number),
])
const numbersOf = (heard: readonly Heard[], event: string) =>
  heard.flatMap((one) => (one.event === event ? [Numbered.parse(one.data)] : []))

/** The numbers of the entries and of the messages that were told, without reading what is in them. */
export const versionsIn = (heard: readonly Heard[]) => numbersOf(heard, 'entry')
export const messageNumbersIn = (heard: readonly Heard[]) => numbersOf(heard, 'message')

export const messagesIn = (heard: readonly Heard[]) =>
  told(heard).flatMap((one) => (one.event === 'message' ? [one.data] : []))
export const matchesIn = (heard: readonly Heard[]) =>
  told(heard).flatMap((one) => (one.event === 'match' ? [one.data] : []))

/** Has the server tell everybody who listens what there is to tell, as it does by itself every two seconds. */
export async function tellsAll({ streams }: Pick<TestServer, 'streams'>): Promise<void> {
  for (const { look } of streams) await look()
}

/** Has the server look whether those who listen are still there, as it does by itself every 25 seconds. */
export async function beats({ streams }: Pick<TestServer, 'streams'>): Promise<void> {
  for (const { beat } of streams) await beat()
}

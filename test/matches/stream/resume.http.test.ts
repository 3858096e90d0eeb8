import request from 'supertest'
import { expect, test } from 'vitest'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import type { Heard } from '../../support/event-stream.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { entriesIn, listenTo, matchesIn, messageNumbersIn, pushAll, versionsIn } from './given.ts'

const server = await testServer()
const http = request(server.app.server)

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })

/** All events for a listener who returns with an id. */
async function eventsAfter(match: string, person: Person, lastId: string): Promise<Heard[]> {
  const stream = listenTo(server, match, person)
  await stream.connect({ lastId, query: '?follow=false' })
  await stream.ended()
  return stream.heard
}

/** Resuming from the first id, and from each id after that, adds up to the same events. */
const mostMoves = 60

const sequence = (heard: readonly Heard[]) => ({
  entries: versionsIn(heard),
  messages: messageNumbersIn(heard),
})

test('a stream that cannot be completed is cut, if its reader does not stay for the rest', async () => {
  // given a match of which an entry cannot be read
  const match = await httpMatch(server, [ann, bob])
  const first = listenTo(server, match.id, ann)
  await first.connect({ query: '?follow=false' })
  await first.ended()
  expect(first.isWhole()).toBe(true)
  await match.playOn()
  const { prisma } = server.platform.database
  const renumber = (from: number, version: number) =>
    prisma.entry.update({ where: { matchId_version: { matchId: match.id, version: from } }, data: { version } })
  await renumber(2, 999)

  // when somebody asks for what they have missed
  const lost = listenTo(server, match.id, ann)
  await lost.connect({ lastId: first.lastId() ?? '', query: '?follow=false' })
  await lost.ended()

  // then the stream does not pretend to be complete
  expect([versionsIn(lost.heard), lost.isWhole()]).toEqual([[], false])

  // and once it can be read, it is
  await renumber(999, 2)
  await lost.connect({ lastId: first.lastId() ?? '', query: '?follow=false' })
  await lost.ended()
  expect([versionsIn(lost.heard), lost.isWhole()]).toEqual([[2], true])
})

test('from start to end: a listener who returns with any id gets the same events as one who never left', async () => {
  const dice = seededDice(11)
  const match = await httpMatch(server, [ann, bob])
  const listeners = [ann, bob, eve].map((person) => ({ person, stream: listenTo(server, match.id, person) }))
  for (const { stream } of listeners) {
    await stream.connect()
    await expect.poll(() => stream.heard.length).toBe(1)
  }

  let more = true
  for (let moves = 0; more && moves < mostMoves; moves++) {
    more = await match.playOn()
    if (dice.below(5) === 0) await match.post(dice.below(2), '/messages', { text: `So it is ${dice.below(100)}.` })
    if (dice.below(8) > 0 || !more) continue
    // While it goes on, each gets the same bytes again.
    await pushAll(server)
    const { version } = (await match.get(0, '').expect(200)).body
    for (const { person, stream } of listeners) {
      await expect.poll(() => versionsIn(stream.heard).at(-1)).toBe(version)
      const place = dice.below(stream.heard.length)
      const again = await eventsAfter(match.id, person, stream.heard[place]?.id ?? '')
      expect(entriesIn(again)).toEqual(entriesIn(stream.heard.slice(place + 1)))
      expect(sequence(again)).toEqual(sequence(stream.heard.slice(place + 1)))
    }
  }

  if (more) await match.post(1, '/resignation').expect(200)
  await pushAll(server)
  const over = (await match.get(0, '').expect(200)).body
  for (const { person, stream } of listeners) {
    await expect.poll(() => matchesIn(stream.heard).at(-1)?.status).toBe('ended')
    expect(versionsIn(stream.heard)).toEqual(Array.from({ length: over.version - 1 }, (_, index) => index + 2))
    const own = (await person.as(http.get(`/v1/matches/${match.id}`)).expect(200)).body
    for (const [place, { id }] of stream.heard.entries()) {
      // One listener returns with every id; the others return anywhere and get the same.
      if (person !== ann && dice.below(10) > 0) continue
      const again = await eventsAfter(match.id, person, id)
      const rest = stream.heard.slice(place + 1)
      expect(sequence(again)).toEqual(sequence(rest))
      // However often it was pushed meanwhile, it is pushed once: as it is now.
      const wasShown = rest.some(({ event }) => event === 'match')
      expect(again.filter(({ event }) => event === 'match').map(({ data }) => data)).toEqual(wasShown ? [own] : [])
    }
    stream.hangUp()
  }
  expect(messageNumbersIn(listeners[0]?.stream.heard ?? []).length).toBeGreaterThan(3)
  expect(messageNumbersIn(listeners[2]?.stream.heard ?? [])).toEqual([])
}, 240_000)

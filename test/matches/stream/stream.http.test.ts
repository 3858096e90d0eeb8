import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { takeRole } from '../../../src/accounts/administration/administrators.ts'
import { Refusal } from '../../support/event-stream.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { expectWithin } from '../../support/wall-time.ts'
import {
  beats,
  endsAtOnce,
  entriesIn,
  listenTo,
  matchesIn,
  messagesIn,
  proposalsIn,
  pushAll,
  versionsIn,
} from './given.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob', language: 'fr' })
const eve = await newPlayer(server, { name: 'Eve' })

const started = (wish: object = {}) => httpMatch(server, [ann, bob], wish)
const example = async (match: HttpMatch, seat: number) => {
  const [choice] = await match.choices(seat)
  if (!choice) throw new Error(`seat ${seat} has no choice`)
  return choice.example
}
const says = ({ id }: HttpMatch, person: typeof ann, text: string) =>
  person
    .as(http.post(`/v1/matches/${id}/messages`))
    .send({ text })
    .expect(201)
const refused = (connecting: Promise<void>) =>
  connecting.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? [error.status, error.code] : error),
  )

describe('the stream of a match', () => {
  test('tells of the open proposals whenever they differ, in the reader’s language, and of none twice', async () => {
    const match = await started()
    const [bobs, eves] = [bob, eve].map((person) => listenTo(server, match.id, person))
    if (!bobs || !eves) throw new Error('two listen')
    for (const one of [bobs, eves]) {
      await one.connect()
      await expect.poll(() => one.heard.length).toBe(1)
    }
    const proposals = `/v1/matches/${match.id}/proposals`
    await ann.as(http.post(proposals)).send({ kind: 'pause', days: 3 }).expect(201)

    for (const [one, person] of [
      [bobs, bob],
      [eves, eve],
    ] as const) {
      await expect.poll(() => proposalsIn(one.heard).length).toBe(1)
      const listed = await person.as(http.get(proposals)).expect(200)
      expect(proposalsIn(one.heard)).toEqual([listed.body.items])
    }
    const again = listenTo(server, match.id, bob)
    await again.connect({ lastId: bobs.heard.at(-1)?.id ?? '', query: '?follow=false' })
    await again.ended()
    expect(again.heard).toEqual([])

    await bob
      .as(http.post(`${proposals}/1/answer`))
      .send({ agree: false })
      .expect(200)
    await expect.poll(() => proposalsIn(bobs.heard).at(-1)).toEqual([])
    for (const one of [bobs, eves]) one.hangUp()
  })

  test('is that of the match, also if its id is written in capitals', async () => {
    const match = await started()
    const one = listenTo(server, match.id.toUpperCase(), ann)
    await one.connect({ query: '?follow=false' })
    await one.ended()
    expect(matchesIn(one.heard).map(({ id }) => id)).toEqual([match.id])
  })

  test('begins with the match as it is, and pushes every entry as the journal shows it, in the reader’s language', async () => {
    const match = await started()
    const [anns, bobs, eves] = [ann, bob, eve].map((person) => listenTo(server, match.id, person))
    if (!anns || !bobs || !eves) throw new Error('three listen')
    for (const one of [anns, bobs, eves]) {
      await one.connect()
      await expect.poll(() => one.heard.length).toBe(1)
    }
    expect(matchesIn(anns.heard)[0]).toEqual((await match.get(0, '').expect(200)).body)
    expect(matchesIn(eves.heard)[0]).toMatchObject({ version: 1, yourSeat: null })

    for (const seat of [0, 1]) await match.move(seat, await example(match, seat)).expect(200)

    for (const [one, person] of [
      [anns, ann],
      [bobs, bob],
      [eves, eve],
    ] as const) {
      await expect.poll(() => versionsIn(one.heard)).toEqual([2, 3])
      const journal = await person.as(http.get(`/v1/matches/${match.id}/journal?since=1`)).expect(200)
      expect(entriesIn(one.heard)).toEqual(journal.body.items)
      await expect.poll(() => matchesIn(one.heard).at(-1)?.version).toBe(3)
      one.hangUp()
    }
    expect(entriesIn(bobs.heard)[1]?.says).not.toEqual(entriesIn(anns.heard)[1]?.says)
  })

  test('pushes who plays, before the start too', async () => {
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 3 }).expect(201)).body
    const eves = listenTo(server, id, eve)
    await eves.connect()
    await expect.poll(() => eves.heard.length).toBe(1)
    await bob
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({})
      .expect(200)
    await expect.poll(() => matchesIn(eves.heard).map(({ players }) => players.length)).toEqual([1, 2])
    await bob.as(http.delete(`/v1/matches/${id}/seats/mine`)).expect(204)
    await expect.poll(() => matchesIn(eves.heard).map(({ players }) => players.length)).toEqual([1, 2, 1])
    eves.hangUp()
  })

  test('pushes messages to those at the table, and to others not even that there was one', async () => {
    const match = await started()
    const [bobs, eves] = [listenTo(server, match.id, bob), listenTo(server, match.id, eve)]
    for (const one of [bobs, eves]) {
      await one.connect()
      await expect.poll(() => one.heard.length).toBe(1)
    }
    const before = eves.text()
    await says(match, ann, 'Good evening!')
    await says(match, ann, 'Shall we?')
    await expect.poll(() => messagesIn(bobs.heard).map(({ text }) => text)).toEqual(['Good evening!', 'Shall we?'])
    await pushAll(server)
    expect(eves.text()).toBe(before)
    const listed = (await match.get(1, '/messages').expect(200)).body.items
    expect(messagesIn(bobs.heard).toReversed()).toEqual(listed)
    for (const one of [bobs, eves]) one.hangUp()
  })

  test('does not push a muted person’s words', async () => {
    const match = await started()
    await bob.as(http.put('/v1/account/mutes/ann')).expect(204)
    const bobs = listenTo(server, match.id, bob)
    await bobs.connect()
    await expect.poll(() => bobs.heard.length).toBe(1)
    await says(match, ann, 'Anybody there?')
    await expect.poll(() => messagesIn(bobs.heard)).toMatchObject([{ text: null, hidden: 'muted' }])
    await bob.as(http.delete('/v1/account/mutes/ann')).expect(204)
    bobs.hangUp()
  })

  test('is not found by strangers to a private match', async () => {
    const wish = { game: 'havana', seats: 2, private: true, rated: false }
    const { id } = (await ann.as(http.post('/v1/matches')).send(wish).expect(201)).body
    expect(await refused(listenTo(server, id, eve).connect())).toEqual([404, 'not-found'])
    const anns = listenTo(server, id, ann)
    await anns.connect()
    await expect.poll(() => anns.heard.length).toBe(1)
    anns.hangUp()
  })

  test('refuses an invalid id, and ignores one that the match has not reached', async () => {
    const match = await started()
    for (const lastId of ['7', '1.2', '1.-.xyz', '-1.0.000000000000', '1.0.000000000000.1', 'é']) {
      const stream = listenTo(server, match.id, ann)
      expect(await refused(stream.connect({ query: `?after=${encodeURIComponent(lastId)}` }))).toEqual([
        400,
        'invalid-request',
      ])
    }
    const ahead = listenTo(server, match.id, ann)
    await ahead.connect({ lastId: '999.5.0123456789ab' })
    await expect.poll(() => ahead.heard.map(({ event }) => event)).toEqual(['match'])
    expect(matchesIn(ahead.heard)[0]?.version).toBe(1)
    ahead.hangUp()
  })

  test('ends after everything missed was pushed if the client does not follow it', async () => {
    const match = await started()
    const first = listenTo(server, match.id, ann)
    await first.connect({ query: '?follow=false' })
    await expect.poll(() => first.isOpen()).toBe(false)
    expect(first.heard.map(({ event }) => event)).toEqual(['match'])
    await match.move(0, await example(match, 0)).expect(200)
    await first.connect({ query: '?follow=false' })
    await expect.poll(() => first.isOpen()).toBe(false)
    expect(first.heard.map(({ event }) => event)).toEqual(['match', 'entry', 'match'])
  })

  test('has a limited number of listeners per account', async () => {
    const match = await started()
    const many = await newPlayer(server)
    const ears = Array.from({ length: 51 }, () => listenTo(server, match.id, many))
    for (const one of ears.slice(0, 50)) await one.connect()
    expect(await refused(ears[50]?.connect() ?? Promise.resolve())).toEqual([409, 'too-many-streams'])
    ears[0]?.hangUp()
    await expect.poll(() => refused(ears[50]?.connect() ?? Promise.resolve())).toBeUndefined()
    for (const one of ears) one.hangUp()
  })

  test('keeps the limit even if all connect at once: they count when they take their place', async () => {
    const match = await started()
    const many = await newPlayer(server)
    const ears = Array.from({ length: 70 }, () => listenTo(server, match.id, many))
    const answers = await Promise.all(ears.map((one) => refused(one.connect())))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(50)
    expect(answers.filter((answer) => answer !== undefined)).toEqual(
      Array.from({ length: 20 }, () => [409, 'too-many-streams']),
    )
    for (const one of ears) one.hangUp()
  })
})

describe('a stream ends', () => {
  test('when its access token expires, and goes on with the next', async () => {
    const match = await started()
    const anns = listenTo(server, match.id, ann)
    await anns.connect()
    await expect.poll(() => anns.heard.length).toBe(1)
    server.clock.turn(14 * 60_000)
    await pushAll(server)
    await match.move(1, await example(match, 1)).expect(200)
    await expect.poll(() => versionsIn(anns.heard)).toEqual([2])
    server.clock.turn(61_000)
    await pushAll(server)
    await expect.poll(() => anns.isOpen()).toBe(false)
    await match.move(0, await example(match, 0)).expect(200)
    await anns.connect()
    await expect.poll(() => versionsIn(anns.heard)).toEqual([2, 3])
    anns.hangUp()
  })

  test('at once when its session ends or its account is banned', async () => {
    const match = await started()
    for (const end of ['signs out', 'is banned']) {
      const administrator = await newAdministrator(server)
      const people = [await newPlayer(server), await newPlayer(server)]
      const streams = people.map((person) => listenTo(server, match.id, person))
      for (const one of streams) await one.connect()
      for (const one of streams) await expect.poll(() => one.heard.length).toBe(1)
      for (const person of people) {
        if (end === 'signs out') await person.as(http.delete(`/v1/sessions/${person.session}`)).expect(204)
        else
          await administrator
            .as(http.post(`/v1/admin/accounts/${person.id}/ban`))
            .send({ reason: 'insults' })
            .expect(200)
      }
      for (const one of streams) await endsAtOnce(one)
    }
  })

  test('when its listener is no administrator any more, before what only an administrator may see', async () => {
    const match = await started()
    await prisma.match.update({ where: { id: match.id }, data: { private: true } })
    const judge = await newAdministrator(server)
    await judge
      .as(http.post(`/v1/admin/matches/${match.id}/looks`))
      .send({ as: 'spectator', reason: 'a reader says that they cheat' })
      .expect(201)
    const stream = listenTo(server, match.id, judge)
    await stream.connect()
    await expect.poll(() => stream.heard.length).toBe(1)

    await takeRole(server.platform, judge.email)
    const [seat = 0] = await match.waitsFor()
    await match.move(seat, await example(match, seat)).expect(200)
    await pushAll(server)

    await expect.poll(() => stream.isOpen()).toBe(false)
    expect(stream.heard.map(({ event }) => event)).toEqual(['match'])
  })

  test('when the match becomes invisible to the listener', async () => {
    const wish = { game: 'havana', seats: 3, private: true, rated: false }
    const { id } = (await ann.as(http.post('/v1/matches')).send(wish).expect(201)).body
    const link = (await ann.as(http.post(`/v1/matches/${id}/links`)).expect(201)).body
    await eve
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({ invitation: link.token })
      .expect(200)
    const eves = listenTo(server, id, eve)
    await eves.connect()
    await expect.poll(() => eves.heard.length).toBe(1)
    await eve.as(http.delete(`/v1/matches/${id}/seats/mine`)).expect(204)
    await expect.poll(() => eves.isOpen()).toBe(false)
    expect(matchesIn(eves.heard).at(-1)?.players).toHaveLength(2)
    expect(await refused(eves.connect())).toEqual([404, 'not-found'])
  })

  test('never by itself: a heartbeat shows that it is alive', async () => {
    const match = await started()
    const anns = listenTo(server, match.id, ann)
    await anns.connect()
    await expect.poll(() => anns.heard.length).toBe(1)
    expect(anns.text()).toMatch(/^retry:\s?\d+\n\n/)
    await beats(server)
    await expect.poll(() => anns.text()).toMatch(/\n:\n\n$/)
    expect(anns.heard).toHaveLength(1)
    anns.hangUp()
  })
})

test('a substitute gets the seat’s events, and the former holder a spectator’s', async () => {
  const match = await started()
  const [bobs, eves] = [listenTo(server, match.id, bob), listenTo(server, match.id, eve)]
  for (const one of [bobs, eves]) {
    await one.connect()
    await expect.poll(() => one.heard.length).toBe(1)
  }
  await match.post(1, '/proposals', { kind: 'replace', seat: 1, by: 'person' }).expect(201)
  await match.post(0, '/proposals/1/answer', { agree: true }).expect(200)
  await eve
    .as(http.post(`/v1/matches/${match.id}/substitute`))
    .send({ seat: 1 })
    .expect(200)
  await expect.poll(() => matchesIn(eves.heard).at(-1)?.yourSeat).toBe(1)
  await expect.poll(() => matchesIn(bobs.heard).at(-1)?.yourSeat).toBeNull()
  await says(match, ann, 'Welcome, Eve!')
  await expect.poll(() => messagesIn(eves.heard).map(({ text }) => text)).toEqual(['Welcome, Eve!'])
  const choice = (await eve.as(http.get(`/v1/matches/${match.id}/choices`)).expect(200)).body.choices[0]
  await eve
    .as(http.post(`/v1/matches/${match.id}/moves`))
    .send({ moves: [choice.example] })
    .expect(200)
  await expect.poll(() => entriesIn(eves.heard).at(-1)?.entry.move.kind).toBe('shown')
  await expect.poll(() => entriesIn(bobs.heard).at(-1)?.entry.move.kind).toBe('hidden')
  expect(messagesIn(bobs.heard)).toEqual([])
  for (const one of [bobs, eves]) one.hangUp()
})

test('a server that stops ends its streams, and does not wait for them', async () => {
  const own = await testServer()
  const player = await newPlayer(own)
  const { id } = (
    await player.as(request(own.app.server).post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)
  ).body
  const streams = [listenTo(own, id, player), listenTo(own, id, player)]
  for (const one of streams) await one.connect()
  const since = performance.now()
  await own.app.close()
  expectWithin(performance.now() - since, 2000)
  for (const one of streams) await expect.poll(() => one.isOpen()).toBe(false)
})

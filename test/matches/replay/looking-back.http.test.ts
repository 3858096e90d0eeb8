import { applyPatch } from 'rfc6902'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { agrees, proposed } from '../proposals/given.ts'
import { day, exampleFor, hour, keeps } from '../scheduler/given.ts'

const server = await testServer()
const http = request(server.app.server)
const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })

const differenceOf = async (match: HttpMatch, seat: number, from: number, to: number) =>
  (await match.get(seat, `/difference?from=${from}&to=${to}`).expect(200)).body
const entryOf = async (match: HttpMatch, seat: number, version: number, as = '') =>
  (await match.get(seat, `/entries/${version}${as}`).expect(200)).body
const viewOf = async (match: HttpMatch, seat: number, version: number) =>
  (await match.get(seat, `/view?version=${version}`).expect(200)).body.view

/** Both have secretly chosen the two cards they open with, which are then revealed. */
async function opened(): Promise<HttpMatch> {
  const match = await httpMatch(server, [ann, bob])
  await match.move(0, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
  await match.move(1, { type: 'open', cards: ['mendigo', 'reciclaje'] }).expect(200)
  return match
}

describe('the difference between two versions', () => {
  test('turns the one view into the other, for every seat, forwards and backwards', async () => {
    const match = await httpMatch(server, [ann, bob])
    for (let moves = 0; moves < 8; moves++) await match.playOn()
    for (const [from, to] of [
      [1, 9],
      [9, 1],
      [3, 7],
      [4, 4],
    ] as const) {
      for (const seat of [0, 1]) {
        const difference = await differenceOf(match, seat, from, to)
        const view = await viewOf(match, seat, from)
        expect(applyPatch(view, difference.patch).filter((problem) => problem !== null)).toEqual([])
        expect(view).toEqual(await viewOf(match, seat, to))
        expect(difference).toMatchObject({ match: match.id, from, to, viewer: seat })
        expect(difference.steps).toHaveLength(Math.abs(to - from))
      }
    }
  })

  test('says what happened as the journal does; backwards, the last comes first', async () => {
    const match = await opened()
    const { items } = (await match.get(0, '/journal?since=1').expect(200)).body
    const steps = items.map(({ entry: { version }, says }: { entry: { version: number }; says: string[] }) => {
      return { version, says }
    })
    expect(steps.flatMap(({ says }: { says: string[] }) => says).length).toBeGreaterThan(3)

    expect(await differenceOf(match, 0, 1, 3)).toMatchObject({ direction: 'forwards', steps })
    const back = await differenceOf(match, 0, 3, 1)
    expect(back.direction).toBe('backwards')
    expect(back.steps.map(({ version }: { version: number }) => version)).toEqual([3, 2])
    expect(back.steps.flatMap(({ says }: { says: string[] }) => says)).toEqual(
      steps.flatMap(({ says }: { says: string[] }) => says).reverse(),
    )
  })

  test('goes up to the newest version by default', async () => {
    const match = await opened()
    expect((await match.get(0, '/difference?from=2').expect(200)).body).toEqual(await differenceOf(match, 0, 2, 3))
  })

  test('with an unknown version is not found', async () => {
    const match = await opened()
    for (const [query, at] of [
      ['from=4', 'from'],
      ['from=1&to=4', 'to'],
      ['from=1000000000000', 'from'],
    ]) {
      const { errors } = (await match.get(0, `/difference?${query}`).expect(404)).body
      expect(errors).toEqual([{ at: `querystring/${at}`, problem: 'The match has not come that far.' }])
    }
    for (const path of ['/view?version=4', '/picture?version=4']) {
      const { errors } = (await match.get(0, path).expect(404)).body
      expect(errors).toEqual([{ at: 'querystring/version', problem: 'The match has not come that far.' }])
    }
    for (const query of ['', 'from=0', 'from=1&to=0', 'from=one']) {
      await match.get(0, `/difference?${query}`).expect(400)
    }
  })
})

describe('a seat’s hidden choice', () => {
  const cards = /siesta|obreros/

  test('is in its own difference and entry, and in nobody else’s', async () => {
    const match = await httpMatch(server, [ann, bob])
    await match.move(0, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
    const paths = ['/difference?from=1&to=2', '/difference?from=2&to=1', '/entries/2']
    for (const path of paths) {
      expect((await match.get(0, path).expect(200)).text).toMatch(cards)
      expect((await match.get(1, path).expect(200)).text).not.toMatch(cards)
      expect((await eve.as(http.get(`/v1/matches/${match.id}${path}`)).expect(200)).text).not.toMatch(cards)
    }
    for (const path of paths) {
      const as = `${path}${path.includes('?') ? '&' : '?'}as=`
      for (const viewer of ['0', 'administrator']) {
        expect((await match.get(1, `${as}${viewer}`).expect(403)).body.code).toBe('not-allowed')
      }
    }
  })

  test('stays out of how the others saw it then, even after it is revealed and the match is over', async () => {
    const match = await opened()
    expect(JSON.stringify(await differenceOf(match, 1, 1, 2))).not.toMatch(cards)
    expect(JSON.stringify(await differenceOf(match, 1, 2, 3))).toMatch(cards)
    await match.post(1, '/resignation').expect(200)
    const then = (await match.get(1, '/difference?from=1&to=2&as=1').expect(200)).text
    expect(then).not.toMatch(cards)
    expect((await match.get(1, '/entries/2?as=1').expect(200)).text).not.toMatch(cards)
  })

  test('is visible to all when the match is over', async () => {
    const match = await opened()
    await match.post(1, '/resignation').expect(200)
    expect(await differenceOf(match, 1, 1, 2)).toMatchObject({ viewer: 'administrator' })
    expect(JSON.stringify(await differenceOf(match, 1, 1, 2))).toMatch(cards)
    const entry = await entryOf(match, 1, 2)
    expect(entry).toMatchObject({ entry: { move: { kind: 'shown' } }, choices: [{ move: { type: 'open' } }] })
  })
})

describe('an entry', () => {
  test('has the versions before and after it', async () => {
    const match = await opened()
    const around = async (version: number) => {
      const { previous, next } = await entryOf(match, 0, version)
      return [previous, next]
    }
    expect([await around(1), await around(2), await around(3)]).toEqual([
      [null, 2],
      [1, 3],
      [2, null],
    ])
    await match.get(0, '/entries/4').expect(404)
    await match.get(0, '/entries/0').expect(400)
  })

  test('is described as in the journal, with the choices that its own seat had, and no other seat’s', async () => {
    const match = await httpMatch(server, [ann, bob])
    const offered = await match.choices(0)
    await match.move(0, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
    const { items } = (await match.get(0, '/journal?since=1').expect(200)).body

    const own = await entryOf(match, 0, 2)

    expect(own).toMatchObject({ match: match.id, viewer: 0, entry: items[0].entry, says: items[0].says })
    expect(own.choices).toEqual(offered)
    expect(await entryOf(match, 1, 2)).toMatchObject({ viewer: 1, entry: { move: { kind: 'hidden' } }, choices: null })
    expect(own).not.toHaveProperty('origin')
  })

  test('that no seat made has no choices, no decision and no time', async () => {
    const match = await opened()
    await match.post(1, '/resignation').expect(200)
    for (const version of [1, 4]) {
      expect(await entryOf(match, 0, version)).toMatchObject({ decision: null, took: null, choices: null })
    }
  })

  test('says what the seat was asked, and whether its move answered that completely', async () => {
    const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
    const asked = (await match.get(0, '').expect(200)).body.decisions[0]
    await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
    await match.move(0, { type: 'end-turn' }).expect(200)
    const { id, seat, player, question, asks, since, sinceAt } = asked
    const decision = { id, seat, player, question, asks, since, sinceAt }
    expect((await entryOf(match, 1, 2)).decision).toEqual({ ...decision, answered: false })
    expect((await entryOf(match, 1, 3)).decision).toEqual({ ...decision, answered: true })
  })
})

describe('the time that a seat took', () => {
  const moves = async (match: HttpMatch, seat: number) => match.move(seat, await exampleFor(match, seat)).expect(200)

  test('starts when it is asked, and its clock stops at night', async () => {
    const cleo = await newPlayer(server)
    await keeps(server, cleo, { night: { from: '22:00', until: '06:00' } })
    const match = await httpMatch(server, [cleo, bob])
    server.clock.turn(day)
    await moves(match, 0)
    expect((await entryOf(match, 0, 2)).took).toEqual({ milliseconds: day, running: 16 * hour })
    // When a player sleeps stays private, even after the end.
    expect((await entryOf(match, 1, 2)).took).toEqual({ milliseconds: day, running: null })
    await match.post(1, '/resignation').expect(200)
    expect((await entryOf(match, 1, 2)).took).toEqual({ milliseconds: day, running: null })
  })

  test('has no running part in a match without deadlines', async () => {
    const match = await httpMatch(server, [ann, bob], { pace: { kind: 'none' } })
    server.clock.turn(hour)
    await moves(match, 0)
    expect((await entryOf(match, 1, 2)).took).toEqual({ milliseconds: hour, running: null })
  })

  test('does not run during an agreed pause', async () => {
    const match = await httpMatch(server, [ann, bob])
    server.clock.turn(hour)
    await proposed(match, 0, { kind: 'pause', days: 3 })
    await agrees(match, 1)
    server.clock.turn(day)
    await proposed(match, 1, { kind: 'resume' })
    await agrees(match, 0, 2)
    server.clock.turn(2 * hour)
    await moves(match, 0)
    expect((await entryOf(match, 0, 2)).took).toEqual({ milliseconds: day + 3 * hour, running: 3 * hour })
  })

  test('runs by the hours of the seat’s holder at that time', async () => {
    const [cleo, dan] = [await newPlayer(server), await newPlayer(server)]
    await keeps(server, cleo, { night: { from: '12:00', until: '22:00' } })
    const match = await httpMatch(server, [bob, cleo])
    server.clock.turn(day)
    await moves(match, 1)
    await proposed(match, 1, { kind: 'replace', seat: 1, by: 'person' })
    await agrees(match, 0)
    await dan
      .as(http.post(`/v1/matches/${match.id}/substitute`))
      .send({ seat: 1 })
      .expect(200)
    expect((await entryOf(match, 1, 2)).took).toEqual({ milliseconds: day, running: 14 * hour })
    expect((await entryOf(match, 0, 2)).took).toEqual({ milliseconds: day, running: null })
  })
})

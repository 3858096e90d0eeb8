import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { gives } from '../orders/given.ts'
import { talk } from './given.ts'

const server = await testServer()
const at = talk(server)
const { http } = at

let ann: Person
let bob: Person
let watcher: Person
let match: HttpMatch

beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  watcher = await newPlayer(server)
  match = await httpMatch(server, [ann, bob])
})

describe('notes', () => {
  const notes = (person: Person, id = match.id) => person.as(http.get(`/v1/matches/${id}/notes`))
  const keeps = (person: Person, text: string, id = match.id) =>
    person.as(http.put(`/v1/matches/${id}/notes`)).send({ text })

  test('are empty at first, and then what was written last', async () => {
    expect((await notes(ann).expect(200)).body).toEqual({ text: '', updatedAt: null })
    await keeps(ann, 'Bob holds the Thief.').expect(200)
    server.clock.turn(1000)
    const text = '1. Siesta\n2. Мама\n'.padEnd(10_000, '!')
    const kept = { text, updatedAt: server.clock.now().toISOString() }
    expect((await keeps(ann, text).expect(200)).body).toEqual(kept)
    expect((await notes(ann).expect(200)).body).toEqual(kept)
    expect((await keeps(ann, '').expect(200)).body).toEqual({ text: '', updatedAt: null })
  })

  test('are for everybody who may see the match, each their own: nobody reads those of others', async () => {
    const administrator = await newAdministrator(server)
    await keeps(ann, 'Mine alone.').expect(200)
    await keeps(watcher, 'Ann plays well.').expect(200)
    for (const person of [bob, administrator]) expect((await notes(person).expect(200)).body.text).toBe('')
    expect((await notes(watcher).expect(200)).body.text).toBe('Ann plays well.')
    expect((await notes(ann).expect(200)).body.text).toBe('Mine alone.')
  })

  test('belong to one match', async () => {
    const other = await httpMatch(server, [ann, bob])
    await keeps(ann, 'Here.').expect(200)
    expect((await notes(ann, other.id).expect(200)).body.text).toBe('')
  })

  test('that are emptied leave those on other matches, and those of others', async () => {
    const other = await httpMatch(server, [ann, bob])
    await keeps(bob, 'Ann bluffs.').expect(200)
    await keeps(ann, 'There.', other.id).expect(200)
    await keeps(ann, 'Here.').expect(200)
    await keeps(ann, '').expect(200)
    expect((await notes(bob).expect(200)).body.text).toBe('Ann bluffs.')
    expect((await notes(ann, other.id).expect(200)).body.text).toBe('There.')
  })

  test('on a private match are for those who may see it', async () => {
    const { id } = (
      await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2, private: true }).expect(201)
    ).body
    await keeps(ann, 'Secret.', id).expect(200)
    expect((await notes(watcher, id).expect(404)).body.code).toBe('not-found')
    expect((await keeps(watcher, 'Oh.', id).expect(404)).body.code).toBe('not-found')
  })

  test.each([
    ['more than 10 000 characters', 'x'.repeat(10_001)],
    ['NUL', 'a\u0000b'],
    ['half a character', '\udfff'],
  ])('that contain %s are refused, and the stored ones stay', async (_, text) => {
    await keeps(ann, 'Before.').expect(200)
    expect((await keeps(ann, text).expect(400)).body.code).toBe('invalid-request')
    expect((await notes(ann).expect(200)).body.text).toBe('Before.')
  })
})

describe('a read mark', () => {
  const mark = async (person: Person) =>
    (await person.as(http.get(`/v1/matches/${match.id}/read-mark`)).expect(200)).body

  test('never moves back, and never beyond the newest item', async () => {
    expect(await mark(ann)).toMatchObject({ version: 0, message: 0 })
    for (const text of ['One', 'Two', 'Three']) await at.said(bob, match.id, text)
    await at.marks(ann, match.id, { message: 2 }).expect(200)
    await at.marks(ann, match.id, { message: 1 }).expect(200)
    expect(await mark(ann)).toMatchObject({ version: 0, message: 2 })
    await at.marks(ann, match.id, { version: 1_000_000_000, message: 1_000_000_000 }).expect(200)
    expect(await mark(ann)).toMatchObject({ version: 1, message: 3 })
    await at.marks(ann, match.id, {}).expect(200)
    expect(await mark(ann)).toMatchObject({ version: 1, message: 3 })
  })

  test('that many send at once is the furthest of them', async () => {
    for (let number = 1; number <= 9; number++) await at.said(bob, match.id, `No. ${number}`)
    await Promise.all([3, 9, 1, 7, 5].map((message) => at.marks(ann, match.id, { message }).expect(200)))
    expect(await mark(ann)).toMatchObject({ version: 0, message: 9 })
  })

  test('of versions is for everybody who may see the match, and visible to its owner only', async () => {
    await at.said(ann, match.id, 'Hello.')
    const before = (await at.reads(ann, match.id).expect(200)).text
    await at.marks(watcher, match.id, { version: 1 }).expect(200)
    await at.marks(bob, match.id, { version: 1 }).expect(200)
    expect([await mark(watcher), await mark(bob), await mark(ann)]).toMatchObject([
      { version: 1, message: 0 },
      { version: 1, message: 0 },
      { version: 0, message: 0 },
    ])
    expect((await at.reads(ann, match.id).expect(200)).text).toBe(before)
  })

  test('stands beside one’s own last move, which no mark changes', async () => {
    const played = await httpMatch(server, [bob, ann], { game: 'hamlet' })
    const moved = async (person: Person) =>
      (await person.as(http.get(`/v1/matches/${played.id}/read-mark`)).expect(200)).body.moved
    expect([await moved(bob), await moved(ann), await moved(watcher)]).toEqual([0, 0, 0])
    await played.move(0, { type: 'gather', at: 'farm' }).expect(200)
    await played.post(0, '/take-back').expect(200)
    await at.marks(bob, played.id, { version: 1 }).expect(200)
    expect([await moved(bob), await moved(ann), await moved(watcher)]).toEqual([3, 0, 0])
  })

  test('stands beside one’s own last move: what standing orders did was not seen', async () => {
    const played = await httpMatch(server, [bob, ann], { game: 'hamlet' })
    await gives(server, played, 1, { question: 'turn', move: { type: 'end-turn' } })
    await played.move(0, { type: 'end-turn' }).expect(200)
    await server.deadlines.runOnce()
    expect((await played.get(1, '').expect(200)).body.version).toBe(3)
    const { body } = await played.get(1, '/read-mark').expect(200)
    expect(body.moved).toBe(0)
  })

  test('of messages is for those at the table', async () => {
    expect((await at.marks(watcher, match.id, { message: 0 }).expect(403)).body.code).toBe('not-your-seat')
    expect((await at.marks(ann, match.id, { version: -1 }).expect(400)).body.code).toBe('invalid-request')
  })
})

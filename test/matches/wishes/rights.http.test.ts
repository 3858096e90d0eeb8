import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../support/people.ts'
import { crew, wishingServer } from './given.ts'

const { server, http, terms, asks, wishes, standing } = await wishingServer()
const { prisma } = server.platform.database

const placed = async (person: Person, wanted: object): Promise<string> =>
  (await asks(person, wanted).expect(201)).body.wish.id
const takesBack = (person: Person, id: string) => person.as(http.delete(`/v1/wishes/${id}`))

describe('wishes', () => {
  test('are visible to their player only, who may take them back', async () => {
    const { ann, bob } = await crew(server)
    const id = await placed(ann, terms())
    expect(await standing(bob)).toEqual([])
    expect((await takesBack(bob, id).expect(404)).body.code).toBe('not-found')
    expect(await standing(ann)).toEqual([id])

    await takesBack(ann, id).expect(204)

    expect(await standing(ann)).toEqual([])
    expect((await takesBack(ann, id).expect(404)).body.code).toBe('not-found')
  })

  test('are not met after they are taken back', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    await takesBack(ann, await placed(ann, wanted)).expect(204)
    expect((await wishes(bob, wanted)).outcome).toBe('standing')
  })

  test('are listed, the newest first', async () => {
    const { ann } = await crew(server)
    const ids: string[] = []
    for (const wanted of [terms(), terms(), terms()]) {
      server.clock.turn(1000)
      ids.unshift(await placed(ann, wanted))
    }
    expect(await standing(ann)).toEqual(ids)
  })

  test('are limited to 20 per player, even if they are placed at the same moment', async () => {
    const { ann, bob } = await crew(server)
    const wanted = terms()
    const { id, ...one } = await prisma.wish.findUniqueOrThrow({ where: { id: await placed(ann, wanted) } })
    const more = Array.from({ length: 16 }, (_, place) => ({
      ...one,
      pace: wanted.pace,
      id: randomUUID(),
      terms: `other ${place}`,
    }))
    await prisma.wish.createMany({ data: more })

    const answers = await Promise.all(Array.from({ length: 6 }, () => asks(ann, terms())))

    const codes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code))
    expect(codes.sort()).toEqual([...Array(3).fill('placed'), ...Array(3).fill('too-many-wishes')])
    expect(await prisma.wish.count({ where: { accountId: ann.id } })).toBe(20)
    const refused = await asks(ann, terms()).expect(409)
    expect(refused.body).toMatchObject({ code: 'too-many-wishes', params: { most: 20 } })

    // An open wish can be repeated, and one that is met makes room.
    expect((await asks(ann, wanted).expect(200)).body.wish.id).toBe(id)
    expect((await wishes(bob, wanted)).outcome).toBe('matched')
    await asks(ann, terms()).expect(201)
  })

  test.each([
    ['no such game', { game: 'chess' }, 'body/game'],
    ['nobody else', { game: 'le-havre', seats: 1 }, 'body/seats'],
    ['more than can play', { seats: 5 }, 'body/seats'],
    ['no number of seats', { seats: undefined }, 'body/seats'],
    ['no pace there is', { pace: { kind: 'blitz' } }, 'body/pace/kind'],
    ['a language we do not speak', { language: 'tlh' }, 'body/language'],
    ['options', { options: { buildings: 36 } }, 'body'],
    ['an opponent', { opponent: 'Ann' }, 'body'],
  ])('are refused for %s, naming the field', async (_what, wanted, at) => {
    const { ann } = await crew(server)
    const answer = await asks(ann, { ...terms(), ...wanted }).expect(400)
    expect(answer.body.code).toBe('invalid-request')
    expect(answer.body.errors.map((error: { at: string }) => error.at)).toContain(at)
    expect(await standing(ann)).toEqual([])
  })

  test('are in their player’s export', async () => {
    const { ann } = await crew(server)
    const wanted = terms()
    const { createdAt, expiresAt } = (await asks(ann, wanted).expect(201)).body.wish
    const { body } = await ann.as(http.get('/v1/account/export')).expect(200)
    const written = { ...wanted, late: 'wait', language: null, rated: true }
    expect(body.wishes.map((wish: { terms: string }) => ({ ...wish, terms: JSON.parse(wish.terms) }))).toEqual([
      { terms: written, createdAt, expiresAt },
    ])
  })

  test('are refused to a player who was banned meanwhile, even if the server still caches them', async () => {
    const { ann } = await crew(server)
    await asks(ann, terms()).expect(201)
    await prisma.account.update({ where: { id: ann.id }, data: { status: 'banned' } })
    await prisma.wish.deleteMany({ where: { accountId: ann.id } })
    expect((await asks(ann, terms())).status).toBeGreaterThanOrEqual(400)
    expect(await prisma.wish.count({ where: { accountId: ann.id } })).toBe(0)
  })
})

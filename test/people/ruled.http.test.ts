import { beforeEach, describe, expect, test } from 'vitest'
import { type ResultOf, recount, resultAsStored } from '../../src/people/recount.ts'
import { court } from '../disputes/ruling/given.ts'
import type { HttpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { peopleOn } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const judge = await newAdministrator(server)
const { upholds } = court(server, judge)
const { won, counts, profile, stored } = peopleOn(server)
const minute = 60_000
const hour = 60 * minute

let [ann, bob] = [await newPlayer(server), await newPlayer(server)]
beforeEach(async () => {
  ;[ann, bob] = [await newPlayer(server), await newPlayer(server)]
})

const rowOf = ({ id }: HttpMatch) =>
  prisma.match.findUniqueOrThrow({ where: { id }, select: { countedAt: true, miscounted: true } })
const ratingOf = async (person: Person) => (await profile(person, person)).ratings[0]?.rating
const rewind = { kind: 'rewind', to: 1 }
const annul = { kind: 'annul' }
const otherWinner = {
  kind: 'end',
  result: [
    { seat: 0, place: 2, points: 0 },
    { seat: 1, place: 1, points: 9 },
  ],
}

/** Seat 0 has won a rated match, which is counted. Some time passes. */
async function counted(): Promise<HttpMatch> {
  const match = await won(ann, bob)
  server.clock.turn(2 * minute)
  await counts()
  expect((await rowOf(match)).countedAt).not.toBeNull()
  return match
}

/** A ruling on a dispute changes how the match ended. */
async function isRuled(match: HttpMatch, ...remedies: object[]): Promise<void> {
  const { body } = await match.post(1, '/disputes', { version: 1, text: 'No.', freeze: false }).expect(201)
  await upholds(match, remedies, body.number)
}

describe('a counted match', () => {
  test('that is annulled leaves everything as if it had never been', async () => {
    const before = await stored()
    const match = await counted()
    expect(await stored()).not.toEqual(before)

    await isRuled(match, annul)
    expect(await rowOf(match)).toEqual({ countedAt: null, miscounted: true })
    await counts()

    expect(await stored()).toEqual(before)
    expect(await rowOf(match)).toEqual({ countedAt: null, miscounted: false })
  })

  test('that gets another result counts with it, in its place, for all that came after it', async () => {
    const match = await counted()
    await won(ann, bob)
    server.clock.turn(2 * minute)
    await counts()
    const between = await ratingOf(ann)

    await isRuled(match, otherWinner)
    await counts()

    expect(await rowOf(match)).toEqual({ countedAt: server.clock.now(), miscounted: false })
    expect(await ratingOf(ann)).toBeLessThan(between ?? 0)
    const [cleo, dora] = [await newPlayer(server), await newPlayer(server)]
    await won(dora, cleo)
    server.clock.turn(1)
    await won(cleo, dora)
    await counts()
    expect(await Promise.all([ann, bob].map(ratingOf))).toEqual(await Promise.all([cleo, dora].map(ratingOf)))
  })

  test('that goes on counts for nothing until it ends, and then with its new end', async () => {
    const before = await stored()
    const match = await counted()
    await isRuled(match, rewind)
    await counts()
    expect(await stored()).toEqual(before)

    await match.post(0, '/resignation').expect(200)
    server.clock.turn(2 * minute)
    await counts()

    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann)) ?? 0)
    expect(await rowOf(match)).toMatchObject({ miscounted: false })
    const kept = await stored()
    await recount(server.platform)
    expect(await stored()).toEqual(kept)
  })

  test('that was ruled on counts once, even if it has only just ended', async () => {
    const match = await won(ann, bob)
    await counts()
    await isRuled(match, otherWinner)
    await counts()
    await counts()
    expect(await rowOf(match)).toMatchObject({ miscounted: false })
    expect((await profile(bob, bob)).ratings).toMatchObject([{ matches: 1 }])
    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann)) ?? 0)
  })
})

test('a match that was ruled on before it was counted counts as it is, without a recount', async () => {
  const match = await won(ann, bob)
  await isRuled(match, otherWinner)
  expect(await rowOf(match)).toEqual({ countedAt: null, miscounted: false })
  await counts()
  expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann)) ?? 0)
})

describe('a recount', () => {
  test('from the journals also leaves nothing miscounted', async () => {
    const match = await counted()
    await isRuled(match, otherWinner)
    await recount(server.platform)
    expect(await rowOf(match)).toEqual({ countedAt: server.clock.now(), miscounted: false })
    const anew = await stored()
    await counts()
    expect(await stored()).toEqual(anew)
  })

  test.each<[string, boolean]>([
    ['counted', true],
    ['not counted yet', false],
  ])('does not accept as correct a match that was ruled on meanwhile: %s', async (_, isCounted) => {
    const match = isCounted ? await counted() : await won(ann, bob)
    server.clock.turn(2 * minute)
    const ruledMeanwhile: ResultOf = async (database, record) => {
      const result = resultAsStored(database, record)
      if (record.id === match.id) await isRuled(match, otherWinner)
      return result
    }

    await recount(server.platform, ruledMeanwhile)

    expect(await rowOf(match)).toEqual({ countedAt: null, miscounted: true })
    await counts()
    expect(await rowOf(match)).toMatchObject({ miscounted: false })
    expect((await profile(bob, bob)).ratings).toMatchObject([{ matches: 1 }])
    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann)) ?? 0)
  })

  test('that is slower than another one leaves a match miscounted that only the other has seen as ruled', async () => {
    const match = await counted()
    const overtaken: ResultOf = async (database, record) => {
      const result = resultAsStored(database, record)
      if (record.id === match.id) {
        await isRuled(match, otherWinner)
        await recount(server.platform, resultAsStored)
      }
      return result
    }

    await recount(server.platform, overtaken)

    expect(await rowOf(match)).toMatchObject({ miscounted: true })
    await counts()
    expect(await rowOf(match)).toMatchObject({ miscounted: false })
    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann)) ?? 0)
  })

  test('that fails changes nothing, delays no match, and is tried again', async () => {
    const match = await counted()
    const broken = await counted()
    const { result } = await prisma.match.findUniqueOrThrow({ where: { id: broken.id } })
    await prisma.match.update({ where: { id: broken.id }, data: { result: 'no result' } })
    await isRuled(match, otherWinner)
    const before = await stored()
    await counts()
    expect(await stored()).toEqual(before)
    const another = await won(ann, bob)
    await counts()
    expect((await rowOf(another)).countedAt).not.toBeNull()
    expect(await rowOf(match)).toMatchObject({ miscounted: true })

    await prisma.match.update({ where: { id: broken.id }, data: { result: result ?? {} } })
    server.clock.turn(hour)
    await counts()
    expect(await rowOf(match)).toMatchObject({ miscounted: false })
  })
})

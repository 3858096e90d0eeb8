import { describe, expect, test } from 'vitest'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { later } from '../scheduler/given.ts'
import { lobbyOn } from './given.ts'

const server = await testServer()
const { opened, invite, join, list, look, leave, takeOver, blocks } = lobbyOn(server)
const { prisma } = server.platform.database

const day = 24 * 3_600_000
const hours = (most: number) => ({ kind: 'hours', hours: most })

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })

/** Which of these matches a player finds, by name. */
async function found(person: Person, query: string, matches: Readonly<Record<string, string>>): Promise<string> {
  const { items } = (await list(person, `limit=100&${query}`).expect(200)).body
  const ids = items.map(({ id }: { id: string }) => id)
  return Object.entries(matches)
    .flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
    .join(' ')
}

describe('filters of the list of matches', () => {
  const matches: Record<string, string> = {}

  test.beforeAll(async () => {
    const bank = { kind: 'bank', hours: 48, refill: 12 }
    matches.duel = await opened({ seats: 2, pace: { kind: 'none' } }, ann)
    matches.soir = await opened({ seats: 4, pace: hours(24), language: 'fr', rated: false }, ann)
    matches.bots = await opened({ seats: 4, bots: 2, pace: hours(72), language: 'en' }, ann)
    matches.bank = await opened({ seats: 3, pace: bank, language: 'fr' }, ann, bob)
    matches.runs = await opened({ seats: 2, pace: hours(24), language: 'en' }, ann, bob)
    matches.hamlet = await opened({ game: 'hamlet', seats: 4, pace: hours(24) }, ann, bob)
  })

  test.each([
    ['', 'duel soir bots bank runs hamlet'],
    ['seats=2', 'duel runs'],
    ['seats=4', 'soir bots hamlet'],
    ['free=1', 'duel soir bots bank hamlet'],
    ['free=2', 'soir hamlet'],
    ['free=3', 'soir'],
    ['free=4', ''],
    ['pace=none', 'duel'],
    ['pace=hours', 'soir bots runs hamlet'],
    ['pace=bank', 'bank'],
    ['hours=23', ''],
    ['hours=24', 'soir runs hamlet'],
    ['hours=48', 'soir bank runs hamlet'],
    ['hours=720', 'soir bots bank runs hamlet'],
    ['language=fr', 'duel soir bank hamlet'],
    ['language=en', 'duel bots runs hamlet'],
    ['language=ru', 'duel hamlet'],
    ['rated=true', 'duel bank runs hamlet'],
    ['rated=false', 'soir bots'],
    ['substitute=false', 'duel soir bots bank runs hamlet'],
    ['pace=none&hours=24', ''],
    ['seats=4&free=2&hours=24&language=en', 'hamlet'],
    ['game=havana&pace=hours&rated=false&status=open', 'soir bots'],
    ['free=1&status=running', ''],
  ])('?%s', async (query, names) => {
    expect(await found(ann, query, matches)).toBe(names)
    expect(await found(await newPlayer(server), query, matches)).toBe(names)
  })

  test.each([
    'seats=0',
    'seats=two',
    'seats=2.5',
    'free=0',
    'free=-1',
    'free=',
    'pace=fast',
    'hours=0',
    'hours=721',
    'language=xx',
    'rated=perhaps',
    'substitute=perhaps',
  ])('?%s is refused', async (query) => {
    expect((await list(ann, query).expect(400)).body.code).toBe('invalid-request')
  })

  test('pages of a filtered list have no gaps and no duplicates', async () => {
    const me = await newPlayer(server)
    const made: string[] = []
    for (let matches = 0; matches < 5; matches++) {
      made.push(await opened({ seats: 3 }, me))
      await opened({ seats: 2 }, me)
      if (matches % 2 === 0) server.clock.turn(1) // some have the same age
    }
    const pages: string[][] = []
    let next: string | null = ''
    while (next !== null) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`
      const { body } = await list(me, `mine=true&free=2&limit=2${cursor}`).expect(200)
      pages.push(body.items.map(({ id }: { id: string }) => id))
      next = body.next
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat().sort()).toEqual(made.sort())
  })

  test('a seat that was given back is free again', async () => {
    const me = await newPlayer(server)
    const waits = await opened({ seats: 3 }, ann, me)
    expect(await found(ann, 'free=2', { waits })).toBe('')
    await leave(me, waits).expect(204)
    expect(await found(ann, 'free=2', { waits })).toBe('waits')
  })
})

describe('open matches with a player whom a block keeps apart from the caller', () => {
  test('are not found, whichever of the two has blocked the other', async () => {
    const [me, foe, friend] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    const theirs = await opened({ seats: 3 }, foe)
    const joined = await opened({ seats: 3 }, friend, foe)
    const friends = await opened({ seats: 3 }, friend)
    const matches = { theirs, joined, friends }
    expect(await found(me, '', matches)).toBe('theirs joined friends')

    for (const [blocker, blocked] of [[me, foe] as const, [foe, me] as const]) {
      await blocks(blocker, blocked)
      expect(await found(me, '', matches)).toBe('friends')
      expect(await found(foe, 'free=1', { mine: await opened({}, me) })).toBe('')
      expect(await found(friend, '', matches)).toBe('theirs joined friends')
      await prisma.block.deleteMany({ where: { blockerId: blocker.id } })
    }
    expect(await found(me, '', matches)).toBe('theirs joined friends')
  })

  test('are found by players in them, once they have started, and by administrators', async () => {
    const [me, foe, friend] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    const ours = await opened({ seats: 3 }, foe, me)
    const started = await opened({ seats: 2 }, foe, friend)
    const theirs = await opened({ seats: 3 }, foe)
    const matches = { ours, started, theirs }
    await blocks(me, foe)
    expect(await found(me, '', matches)).toBe('ours started')
    expect((await look(me, theirs).expect(200)).body.status).toBe('open')

    const administrator = await newAdministrator(server)
    await blocks(foe, administrator)
    expect(await found(administrator, '', matches)).toBe('ours started theirs')
  })
})

describe('matches in which a seat is open to a substitute', () => {
  const overdue = { game: 'hamlet', seats: 3, seating: 'as-joined', pace: hours(24), late: 'substitute' }

  test('are found by everybody who could take it', async () => {
    const [one, two, three, me] = await Promise.all([1, 2, 3, 4].map(() => newPlayer(server)))
    if (!one || !two || !three || !me) throw new Error('four players were asked for')
    const match = await opened(overdue, one, two, three)
    const wanted = (person: Person) => found(person, 'substitute=true', { match })
    expect(await wanted(me)).toBe('')

    // given that the first seat is late
    await later(server, day)
    expect(await wanted(me)).toBe('match')
    for (const person of [one, two, three]) expect(await wanted(person)).toBe('')
    expect(await found(me, 'substitute=true&status=open', { match })).toBe('')

    // given a block between me and a player who stays, or the seat's holder
    await blocks(two, me)
    expect(await wanted(me)).toBe('')
    await prisma.block.deleteMany({ where: { blockerId: two.id } })
    await blocks(me, one)
    expect(await wanted(me)).toBe('match')

    // when it is taken: by nobody, not even its former holder
    await takeOver(me, match, 0).expect(200)
    for (const person of [me, one, await newPlayer(server)]) expect(await wanted(person)).toBe('')
  })

  test('are found by the seat’s former holder while a bot has it', async () => {
    const [one, two, three] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    const match = await opened(overdue, one, two, three)
    await later(server, day)
    await later(server, 3 * day)
    expect(await found(one, 'substitute=true', { match })).toBe('match')
    expect(await found(two, 'substitute=true', { match })).toBe('')
  })

  test('are not found if they are private', async () => {
    const match = await opened({ ...overdue, seats: 2, private: true }, ann)
    await invite(ann, match, bob.email).expect(202)
    await join(bob, match).expect(200)
    await later(server, day)
    expect(await found(await newPlayer(server), 'substitute=true', { match })).toBe('')
    expect(await found(await newAdministrator(server), 'substitute=true', { match })).toBe('')
  })
})

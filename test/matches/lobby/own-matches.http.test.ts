import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const hour = 3_600_000

let ann: Person
let bob: Person
beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
})

const own = async (person: Person, query = '') =>
  (await person.as(http.get(`/v1/account/matches${query}`)).expect(200)).body
const wantsOf = async (person: Person): Promise<[string, string | null][]> =>
  (await own(person)).items.map(({ match, want }: { match: { name: string }; want: string | null }) => [
    match.name,
    want,
  ])

/** A match of Hamlet in which the first of these people is asked; an hour passes. */
async function started(name: string, people: readonly Person[], wish: object = {}): Promise<HttpMatch> {
  const match = await httpMatch(server, people, { game: 'hamlet', pace: { kind: 'none' }, name, ...wish })
  server.clock.turn(hour)
  return match
}
const says = (person: Person, { id }: HttpMatch, text = 'Hello.') =>
  person
    .as(http.post(`/v1/matches/${id}/messages`))
    .send({ text })
    .expect(201)

describe('the matches of an account', () => {
  test('come in the order in which they want it: decisions, ends that it has not seen, unread messages, all others', async () => {
    const ended = await started('ended', [bob, ann])
    const talk = await started('talk', [bob, ann])
    await started('quiet', [bob, ann])
    await started('mine', [ann, bob])
    await says(bob, talk)
    await ended.post(0, '/resignation').expect(200)

    expect(await wantsOf(ann)).toEqual([
      ['mine', 'decision'],
      ['ended', 'look'],
      ['talk', 'reading'],
      ['quiet', null],
    ])
    expect((await own(ann)).wanting).toEqual({ decision: 1, look: 1, reading: 1 })
  })

  test('that wait for a decision come by the nearest deadline; those without one after them, by how long they have waited', async () => {
    const hours = (count: number) => ({ pace: { kind: 'hours', hours: count } })
    await started('waited longest', [ann, bob])
    await started('three days', [ann, bob], hours(72))
    await started('one day', [ann, bob], hours(24))
    await started('waited less', [ann, bob])

    expect((await wantsOf(ann)).map(([name]) => name)).toEqual([
      'one day',
      'three days',
      'waited longest',
      'waited less',
    ])
    const [first] = (await own(ann)).items
    expect(Date.parse(first.since)).toBe(server.clock.now().getTime() - 2 * hour)
  })

  test('want no decision while they are frozen', async () => {
    const { id } = await started('frozen', [ann, bob])
    await prisma.match.update({ where: { id }, data: { frozenAt: server.clock.now() } })
    expect(await wantsOf(ann)).toEqual([['frozen', null]])
  })

  test('that ended want no look of somebody who has seen it, ended them, or did not look for four weeks', async () => {
    const match = await started('over', [bob, ann])
    await match.post(0, '/resignation').expect(200)
    expect([await wantsOf(ann), await wantsOf(bob)]).toEqual([[['over', 'look']], [['over', null]]])

    server.clock.turn(28 * 24 * hour)
    expect(await wantsOf(ann)).toEqual([['over', null]])
    server.clock.turn(-hour)
    expect(await wantsOf(ann)).toEqual([['over', 'look']])
    const { body } = await match.get(1, '').expect(200)
    await ann
      .as(http.put(`/v1/matches/${match.id}/read-mark`))
      .send({ version: body.version })
      .expect(200)
    expect(await wantsOf(ann)).toEqual([['over', null]])
  })

  test('want no reading of one’s own messages, of what is withdrawn, or of those whom one has muted', async () => {
    const match = await started('talk', [bob, ann])
    await says(ann, match)
    const { body } = await says(bob, match)
    expect([await wantsOf(ann), await wantsOf(bob)]).toEqual([[['talk', 'reading']], [['talk', 'decision']]])

    await bob.as(http.delete(`/v1/matches/${match.id}/messages/${body.number}`)).expect(204)
    expect(await wantsOf(ann)).toEqual([['talk', null]])
    await says(bob, match)
    expect(await wantsOf(ann)).toEqual([['talk', 'reading']])
    await ann.as(http.put(`/v1/account/mutes/${encodeURIComponent(bob.name)}`)).expect(204)
    expect(await wantsOf(ann)).toEqual([['talk', null]])
  })

  test('want nothing of somebody whose seat another holds now: what is said there, and how it ended, is for those at the table', async () => {
    const cleo = await newPlayer(server)
    const match = await started('left', [bob, ann], { pace: { kind: 'hours', hours: 24 }, late: 'substitute' })
    server.clock.turn(24 * hour)
    for (let looks = 0; looks < 9 && (await server.deadlines.runOnce()) > 0; looks++);
    await cleo
      .as(http.post(`/v1/matches/${match.id}/substitute`))
      .send({ seat: 0 })
      .expect(200)
    await says(ann, match)
    expect([await wantsOf(bob), await wantsOf(cleo)]).toEqual([[['left', null]], [['left', 'decision']]])
    await cleo.as(http.post(`/v1/matches/${match.id}/resignation`)).expect(200)
    expect([await wantsOf(bob), await wantsOf(ann)]).toEqual([[['left', null]], [['left', 'look']]])
  })

  test('come page by page, each once, and the counts are of all', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const [place, name] of names.entries()) await started(name, place < 3 ? [ann, bob] : [bob, ann])
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await own(ann, `?limit=2${next === '' ? '' : `&cursor=${next}`}`)
      expect(page.wanting).toEqual({ decision: 3, look: 0, reading: 0 })
      seen.push(...page.items.map(({ match }: { match: { name: string } }) => match.name))
      next = page.next
    }
    expect(seen).toEqual(['a', 'b', 'c', 'e', 'd'])
    await ann.as(http.get('/v1/account/matches?cursor=nonsense')).expect(400)
  })

  test('say how many proposals wait for one’s answer: not those that one made or agreed to, nor any that lapsed', async () => {
    const cleo = await newPlayer(server)
    const match = await started('asked', [ann, bob, cleo])
    const awaited = async () => Promise.all([ann, bob, cleo].map(async (one) => (await own(one)).items[0].proposals))
    const proposes = async (terms: object) => (await match.post(0, '/proposals', terms).expect(201)).body.number
    expect(await awaited()).toEqual([0, 0, 0])

    await match.move(0, { type: 'end-turn' }).expect(200)
    await proposes({ kind: 'take-back', to: 1 })
    const pause = await proposes({ kind: 'pause', days: 3 })
    expect(await awaited()).toEqual([0, 2, 2])
    await match.post(1, `/proposals/${pause}/answer`, { agree: true }).expect(200)
    expect(await awaited()).toEqual([0, 1, 2])
    await match.move(1, { type: 'end-turn' }).expect(200)
    expect(await awaited()).toEqual([0, 0, 1])

    // Bob, who proposed nothing, may still settle what waits for nobody else.
    await match.post(2, '/resignation').expect(200)
    expect(await awaited()).toEqual([0, 1, 0])
  })

  test('are one’s own alone, and each as its own page shows it', async () => {
    const match = await started('ours', [ann, bob])
    const eve = await newPlayer(server)
    expect((await own(eve)).items).toEqual([])
    const [item] = (await own(ann)).items
    expect(item.match).toEqual((await match.get(0, '').expect(200)).body)
  })
})

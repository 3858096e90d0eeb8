import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PublishedAct } from '../../../src/disputes/audit-log/published-acts.ts'
import { audit } from '../../../src/platform/audit/audit.ts'
import { talk } from '../../matches/talk/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { platform, clock } = server
const at = talk(server)
const { http } = at

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const judge = await newAdministrator(server, { name: 'Judge' })

const PublishedActPage = z.object({ items: z.array(PublishedAct), next: z.string().nullable() })
const reads = (person: Person, { id }: Pick<HttpMatch, 'id'>, query = '') =>
  person.as(http.get(`/v1/matches/${id}/administration${query}`))
const publishedActs = async (person: Person, match: HttpMatch) =>
  PublishedActPage.parse((await reads(person, match).expect(200)).body).items

const looks = (match: HttpMatch, as: number | string, reason: string) =>
  judge
    .as(http.post(`/v1/admin/matches/${match.id}/looks`))
    .send({ as, reason })
    .expect(201)

describe('the published acts of administrators on a match', () => {
  test('include a look after the end of the match: as whom, when, and why', async () => {
    const match = await httpMatch(server, [ann, bob])
    await looks(match, 1, 'Who holds the Thief?')
    for (const person of [ann, eve, judge]) expect(await publishedActs(person, match)).toEqual([])

    const then = clock.now().toISOString()
    await match.post(0, '/resignation').expect(200)
    for (const person of [ann, bob, eve]) {
      expect(await publishedActs(person, match)).toEqual([
        {
          at: then,
          act: 'look',
          by: 'Judge',
          reason: 'Who holds the Thief?',
          look: { as: 1, version: 1 },
          message: null,
          dispute: null,
          proposal: null,
        },
      ])
    }
  })

  test('include acts on messages at once, but only for those at the table', async () => {
    const match = await httpMatch(server, [ann, bob])
    await at.said(ann, match.id, 'You are a fool.')
    await at.reports(bob, match.id, 1).expect(204)
    await at.hides(judge, match.id, 1, 'Insults are not welcome here.').expect(200)
    await at.shows(judge, match.id, 1).expect(200)
    expect(await publishedActs(bob, match)).toMatchObject([
      { act: 'hide-message', by: 'Judge', reason: 'Insults are not welcome here.', look: null, message: 1 },
      { act: 'show-message', reason: '', message: 1 },
    ])
    expect(await publishedActs(eve, match)).toEqual([])
    await match.post(0, '/resignation').expect(200)
    expect(await publishedActs(eve, match)).toEqual([])
  })

  test('come by pages, the oldest first, and a cursor reveals nothing about the rest of the log', async () => {
    const match = await httpMatch(server, [ann, bob])
    for (let number = 1; number <= 5; number++) await looks(match, 0, `Reason ${number}.`)
    await match.post(0, '/resignation').expect(200)
    const seen: string[] = []
    let cursor = ''
    do {
      const { items, next } = PublishedActPage.parse((await reads(ann, match, `?limit=2${cursor}`).expect(200)).body)
      seen.push(...items.map(({ reason }) => reason))
      cursor = next === null ? '' : `&cursor=${next}`
      if (next !== null) expect(JSON.parse(Buffer.from(next, 'base64url').toString())).toEqual({ after: seen.length })
    } while (cursor !== '')
    expect(seen).toEqual([1, 2, 3, 4, 5].map((number) => `Reason ${number}.`))
    await reads(ann, match, '?cursor=nonsense').expect(400)
  })

  test('are those on this match only, without sanctions on people', async () => {
    const match = await httpMatch(server, [ann, bob])
    const another = await httpMatch(server, [ann, bob])
    await audit(platform, { account: judge.id }, { act: 'abort', match: another.id, reason: 'Another one.' })
    const ban = { act: 'ban', match: match.id, subject: bob.id, reason: 'A private matter.' } as const
    await audit(platform, { account: judge.id }, ban)
    const freeze = { act: 'freeze', match: match.id, details: { dispute: 3 }, reason: 'Until it is ruled.' } as const
    await audit(platform, { account: judge.id }, freeze)
    expect(await publishedActs(ann, match)).toMatchObject([{ act: 'freeze', reason: 'Until it is ruled.', dispute: 3 }])
  })

  test('are visible to everybody who may see the match', async () => {
    const match = await httpMatch(server, [ann, bob])
    await platform.database.prisma.match.update({ where: { id: match.id }, data: { private: true } })
    expect(await publishedActs(ann, match)).toEqual([])
    await reads(eve, match).expect(404)
    await reads(eve, { id: randomUUID() }).expect(404)
    await http.get(`/v1/matches/${match.id}/administration`).expect(401)
  })
})

import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { ChoiceBody } from '../../../src/games/wire/choice-body.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { agrees, proposalsOf, proposed } from '../proposals/given.ts'
import { bodyOf, livesIn, minute, monday, takesAnOffer, turnTo } from '../scheduler/given.ts'

// Stories name those who played at the time, however often a seat has changed hands since.

const server = await testServer()
const [ann, bob, cleo] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
const http = request(server.app.server)
turnTo(server, monday)

const takesOver = (person: Person, match: string) =>
  person.as(http.post(`/v1/matches/${match}/substitute`)).send({ seat: 0 })

/** Le Havre: seat 0 is Ann's, then a bot's, then Cleo's, then Ann's again; each of them has made a move by then. */
async function changesHands() {
  const match = await httpMatch(server, [ann, bob], { game: 'le-havre' })
  const minutePasses = async () => {
    server.clock.turn(minute)
    return (await bodyOf(match)).version
  }
  await takesAnOffer(match, 0)
  const byAnn = await minutePasses()
  await proposed(match, 1, { kind: 'replace', seat: 0, by: 'bot' })
  await agrees(match, 0)
  await minutePasses()
  await takesAnOffer(match, 1)
  await handleDue(server)
  const byBot = await minutePasses()
  await takesOver(cleo, match.id).expect(200)
  await minutePasses()
  await takesAnOffer(match, 1)
  const takes = { moves: [{ type: 'take-offer', offer: await fullOffer() }] }
  await cleo
    .as(http.post(`/v1/matches/${match.id}/moves`))
    .send(takes)
    .expect(200)
  const byCleo = await minutePasses()
  const { number } = await proposed(match, 1, { kind: 'replace', seat: 0, by: 'person' })
  await cleo
    .as(http.post(`/v1/matches/${match.id}/proposals/${number}/answer`))
    .send({ agree: true })
    .expect(200)
  await minutePasses()
  await takesOver(ann, match.id).expect(200)
  return { match, versions: { ann: byAnn, bot: byBot, cleo: byCleo } }

  async function fullOffer(): Promise<string> {
    const { body } = await cleo.as(http.get(`/v1/matches/${match.id}/choices`)).expect(200)
    return body.choices.find(({ move }: ChoiceBody) => move.type === 'take-offer').example.offer
  }
}

const { match, versions } = await changesHands()
const names = [ann.name, 'Bot 1', cleo.name]
const get = (path: string, person = bob) =>
  person.as(http.get(`/v1/matches/${match.id}${path}`)).set('accept-language', 'en')

/** Which of the three names a text contains. */
const namedIn = (text: string) => names.filter((name) => text.includes(name))
const was = [
  ['ann', [ann.name]],
  ['bot', ['Bot 1']],
  ['cleo', [cleo.name]],
] as const

describe('a seat that changed hands', () => {
  test.each(was)('the journal names %s', async (who, named) => {
    const { body } = await get('/journal').expect(200)
    const entry = body.items[versions[who] - 1]
    expect(entry.entry.actor).toMatchObject({ seat: 0 })
    expect(namedIn(entry.says.join(' '))).toEqual(named)
  })

  test('the journal names the new player at each change of hands', async () => {
    const { body } = await get('/journal').expect(200)
    const changes = body.items.filter(({ entry }: { entry: { kind: string } }) => entry.kind === 'replaced')
    expect(changes.map(({ says }: { says: string[] }) => namedIn(says.join(' ')))).toEqual([
      ['Bot 1'],
      [cleo.name],
      [ann.name],
    ])
  })

  test.each(was)('an entry in full, the difference and the picture name %s', async (who, named) => {
    const version = versions[who]
    const { body: entry } = await get(`/entries/${version}`).expect(200)
    expect(namedIn(entry.says.join(' '))).toEqual(named)
    expect(entry.decision).toMatchObject({ seat: 0, player: named[0] })
    const { body: difference } = await get(`/difference?from=${version - 1}&to=${version}`).expect(200)
    expect(namedIn(JSON.stringify(difference.steps))).toEqual(named)
    const { body: view } = await get(`/view?version=${version}`).expect(200)
    expect(namedIn(JSON.stringify(view.says))).toEqual(named)
    const picture = await get(`/picture?version=${version}&format=svg`).expect(200)
    expect(namedIn(picture.body.toString())).toEqual(named)
  })

  test('a position as an administrator replays it names the players of that time', async () => {
    const administrator = await newAdministrator(server)
    const look = administrator
      .as(http.post(`/v1/admin/matches/${match.id}/looks`))
      .send({ as: 'administrator', reason: 'An example' })
    await look.expect(201)
    for (const [who, named] of was) {
      const path = `/v1/admin/matches/${match.id}/view?as=administrator&version=${versions[who]}`
      const { body } = await administrator.as(http.get(path)).expect(200)
      expect(namedIn(JSON.stringify(body.says))).toEqual(named)
    }
  })

  test('proposals name those who made them, who agreed, and whom they were about', async () => {
    const [second, first] = await proposalsOf(match, 1)
    expect(namedIn(`${first?.says}`)).toEqual([ann.name])
    expect(first?.agreed.map(({ player }) => player)).toEqual([ann.name])
    expect(namedIn(`${second?.says}`)).toEqual([cleo.name])
    expect(second?.agreed.map(({ player }) => player)).toEqual([cleo.name])
  })
})

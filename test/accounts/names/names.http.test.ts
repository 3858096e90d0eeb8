import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { holdExistingNames } from '../../../src/accounts/names/held-names.ts'
import { newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { newestLink } from '../mailbox.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const day = 86_400_000

let people = 0
/** A player who has registered under this name and is signed in. */
async function named(name: string): Promise<Person> {
  const email = `person.${++people}@example.org`
  await http.post('/v1/accounts').send({ email, name, password }).expect(202)
  const token = await newestLink(server, 'confirm', email)
  const { id } = (await http.post('/v1/accounts/confirm').send({ token }).expect(200)).body
  const { accessToken, session } = (await http.post('/v1/sessions').send({ email, password }).expect(201)).body
  const as: Person['as'] = (asked) => asked.set('authorization', `Bearer ${accessToken}`)
  return { id, name, email, session: session.id, token: () => accessToken, as }
}
const register = (name: string) =>
  http.post('/v1/accounts').send({ email: `nobody.${++people}@example.org`, name, password })
const rename = (person: Person, name: string) => person.as(http.patch('/v1/account')).send({ name })

describe('a name that looks like another player’s', () => {
  test.each([
    ['Paypal', 'РаураӀ'],
    ['Coco', 'Сосо'],
    ['Willi', 'WiIli'],
    ['Tomek', 'ТОМЕК'],
  ])('is refused, and the answer suggests a free one: for %s, %s', async (theirs, mine) => {
    await named(theirs)
    const refused = await register(mine).expect(409)
    expect(refused.body).toMatchObject({ code: 'name-taken', params: { proposal: `${mine} 2` } })
    expect(refused.body.title).toContain(`${mine} 2`)
    await register(refused.body.params.proposal).expect(202)
    expect((await rename(await newPlayer(server), mine).expect(409)).body.code).toBe('name-taken')
  })

  test('is accepted for the player who already has it: one’s own name in other letters', async () => {
    const person = await named('Oleg')
    await rename(person, 'OLEG').expect(200)
    await rename(person, '0leg').expect(200)
    await rename(person, 'Oleg').expect(200)
  })

  test('goes to one of several players who take it at once', async () => {
    const names = ['Xaver', 'XAVER', 'xaver', 'Xáver']
    const players = await Promise.all(names.map(() => newPlayer(server)))
    const answers = await Promise.all(players.map((player, index) => rename(player, names[index] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('that a player gives up is reserved for a year, except for that player; of several, only the last one', async () => {
    const person = await named('Formerly')
    await rename(person, 'Nowadays').expect(200)
    for (const name of ['Formerly', 'FORMERLY', 'Forrnerly']) {
      expect((await register(name).expect(409)).body.code).toBe('name-taken')
    }
    await rename(person, 'Formerly').expect(200)
    await register('Nowadays').expect(409)
    await rename(person, 'At last').expect(200)
    await register('Nowadays').expect(202)
    server.clock.turn(365 * day)
    await register('Formerly').expect(202)
  })

  test('that two have registered goes to the first who confirms; the other gets a number', async () => {
    const [one, other] = ['Coppo', 'Сорро']
    const emails = ['one.coppo@example.org', 'other.coppo@example.org']
    await http.post('/v1/accounts').send({ email: emails[0], name: one, password }).expect(202)
    await http.post('/v1/accounts').send({ email: emails[1], name: other, password }).expect(202)
    const names: string[] = []
    for (const email of emails) {
      const token = await newestLink(server, 'confirm', email)
      names.push((await http.post('/v1/accounts/confirm').send({ token }).expect(200)).body.name)
    }
    expect(names[0]).toBe('Coppo')
    expect(names[1]).toMatch(/ \d+$/)
  })
})

describe('an unsuitable name', () => {
  test.each([
    ['Olga\u202e', 'invisible-characters', 'Olga'],
    ['Olga\u2028P', 'invisible-characters', 'Olga P'],
    ['Аda Byron', 'mixed-scripts', 'Ada Byron'],
  ])('%j is refused with the reason %s, and the suggestion %s is accepted', async (name, why, proposal) => {
    const refused = await register(name).expect(422)
    expect(refused.body).toMatchObject({ code: 'name-not-suitable', params: { why, proposal } })
    expect(refused.body.title).toContain(proposal)
    expect(refused.body.detail).toMatch(/\S/)
    await register(proposal).expect(202)
  })

  test('is refused in the caller’s language, with a suggestion', async () => {
    const player = await newPlayer(server, { language: 'ru' })
    const refused = await rename(player, 'Administrator').expect(422)
    expect(refused.body.params.proposal).toMatch(/^Матрос \d+$/)
    expect(refused.body.detail).toContain('сервер')
    await rename(player, refused.body.params.proposal).expect(200)
  })

  test('is not suggested if it is taken', async () => {
    await named('Grace')
    const refused = await register('Grаce').expect(422)
    expect(refused.body.params.proposal).toBe('Grace 2')
  })
})

describe('the name of an erased account', () => {
  test('is reserved for a year, as are names that look like it, and nobody can read whose it was', async () => {
    const person = await named('Zelda')
    await person.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect(JSON.stringify(await prisma.nameLook.findMany())).not.toMatch(/zelda/i)
    for (const name of ['Zelda', 'ZELDA', 'Zélda', 'Ze1da']) {
      expect((await register(name).expect(409)).body.code).toBe('name-taken')
    }
    server.clock.turn(365 * day - 1000)
    await register('Zelda').expect(409)
    server.clock.turn(1000)
    const other = await named('Zelda')
    expect(other.id).not.toBe(person.id)
    expect(await prisma.nameLook.count({ where: { accountId: null } })).toBe(0)
  })
})

describe('existing names', () => {
  test('stay, whatever they look like, and are reserved from the server’s start on, in the order of their registration', async () => {
    const [first, second] = [await newPlayer(server, { name: 'Сара' }), await newPlayer(server, { name: 'Capa' })]
    const strange = await newPlayer(server, { name: 'Bot 77' })
    await holdExistingNames(server.platform)
    await holdExistingNames(server.platform)
    for (const player of [first, second, strange]) {
      expect((await player.as(http.get('/v1/account')).expect(200)).body.name).toBe(player.name)
      await player.as(http.patch('/v1/account')).send({ mailHour: 9 }).expect(200)
    }
    await register('Capa').expect(409)
    await register('САРА').expect(409)
    // The player may send their own unchanged name.
    await rename(first, 'Сара').expect(200)
    await rename(strange, 'Bot 77').expect(200)
  })
})

describe('the name of a match, a study or a token', () => {
  const fields = [
    ['/v1/matches', { game: 'havana', seats: 2 }],
    ['/v1/studies', {}],
    ['/v1/account/tokens', { scopes: ['read'] }],
  ] as const
  const places = ({ body }: request.Response): string[] => (body.errors ?? []).map(({ at }: { at: string }) => at)

  test.each(fields)('has one line and does not change the direction of other text: %s', async (path, body) => {
    const player = await newPlayer(server)
    const make = (name: string) => player.as(http.post(path)).send({ ...body, name })
    for (const name of ['Friday\u2028table', 'Friday\u2029', '\u202eelbat', 'a\u2067b']) {
      expect(places(await make(name).expect(400)), name).toContain('body/name')
    }
    expect(places(await make('שולחן יום שישי \u200f(2)'))).not.toContain('body/name')
  })
})

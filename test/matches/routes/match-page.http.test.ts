import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const page = 'text/html'

/** The cookie of a browser in which somebody has signed in. */
async function signedIn({ email }: Person): Promise<string> {
  const post = http.post('/v1/sessions/browser').set('origin', server.platform.publicUrl())
  const { headers } = await post.send({ email, password }).expect(201)
  const [line = ''] = String(headers['set-cookie']).match(/paquebot-session=[^;]*/) ?? []
  return line
}

const read = (match: string, { cookie = '', query = '' } = {}) =>
  http.get(`/matches/${match}/read${query}`).set({ accept: page, cookie })

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cy = await newPlayer(server, { name: 'Cy' })

describe('a match that is not private', () => {
  let match: HttpMatch
  beforeAll(async () => {
    match = await httpMatch(server, [ann, bob], { name: 'An evening' })
    await match.playOn()
  })

  test('is read without script and without signing in: position as picture and words, what is asked, story', async () => {
    const { text, headers } = await read(match.id).expect(200).expect('content-type', /html/)
    const { body: view } = await cy.as(http.get(`/v1/matches/${match.id}/view`)).expect(200)

    expect(text).toContain('<h1>An evening · Havana</h1>')
    expect(text).toContain('<img src="data:image/svg+xml;base64,')
    for (const line of view.says) expect(text).toContain(`<li>${line}</li>`)
    for (const { player, asks } of view.waitsFor) expect(text).toContain(`<li>${player}: ${asks}</li>`)
    expect(text).toContain('As everybody may see it.')
    expect(text).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('is read with parameters that other programs add to its address', async () => {
    await read(match.id, { query: '?version=1&fbclid=abc' }).expect(200)
  })

  test('shows a hand to its player alone, by the cookie of the browser’s session', async () => {
    const { body: own } = await ann.as(http.get(`/v1/matches/${match.id}/view`)).expect(200)
    const { body: watched } = await cy.as(http.get(`/v1/matches/${match.id}/view`)).expect(200)
    const hidden = own.says.filter((line: string) => !watched.says.includes(line))
    expect(hidden.length).toBeGreaterThan(0)

    const { text: byAnn, headers } = await read(match.id, { cookie: await signedIn(ann) }).expect(200)
    const { text: byCy } = await read(match.id, { cookie: await signedIn(cy) }).expect(200)
    const { text: byNobody } = await read(match.id).expect(200)

    expect(byAnn).toContain('As Ann sees it.')
    expect(headers['cache-control']).toBe('no-store')
    for (const line of hidden) {
      expect(byAnn).toContain(`<li>${line}</li>`)
      expect(byCy).not.toContain(`<li>${line}</li>`)
      expect(byNobody).not.toContain(`<li>${line}</li>`)
    }
  })

  test('is read by a cookie that stays as it is, and no longer once its session has ended', async () => {
    const cookie = await signedIn(bob)
    const answer = await read(match.id, { cookie }).expect(200)
    expect(answer.text).toContain('As Bob sees it.')
    expect(answer.headers['set-cookie']).toBeUndefined()

    const signOut = http.delete('/v1/sessions/browser').set('origin', server.platform.publicUrl())
    await signOut.set('cookie', cookie).expect(204)
    expect((await read(match.id, { cookie }).expect(200)).text).toContain('As everybody may see it.')
    expect((await read(match.id, { cookie: 'paquebot-session=forged' }).expect(200)).text).toContain('As everybody')
  })

  test('is not opened by an access token: a page has none to send', async () => {
    const { text } = await ann.as(read(match.id)).expect(200)
    expect(text).toContain('As everybody may see it.')
  })

  test('is read at a past version, with links to those beside it', async () => {
    const { text } = await read(match.id, { query: '?version=1' }).expect(200)
    expect(text).toContain(`Version 1 of 2.`)
    expect(text).toContain(`<a href="/matches/${match.id}/read">The next version</a>`)
    expect(text).not.toContain('The version before')
    await read(match.id, { query: '?version=3' }).expect(404).expect('content-type', /html/)
    await read(match.id, { query: '?version=0' }).expect(400)
  })

  test('is read in the language of the browser', async () => {
    const { text, headers } = await read(match.id).set('accept-language', 'fr').expect(200)
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain('Vue par tout le monde.')
    expect(headers['content-language']).toBe('fr')
  })
})

test('a private match is read by those at its table alone; nobody else learns that it exists', async () => {
  const match = await httpMatch(server, [ann], { seats: 2, bots: 1, private: true })
  const unknown = '00000000-0000-4000-8000-000000000000'
  const { text: toStranger } = await read(match.id).expect(404).expect('content-type', /html/)
  const { text: toCy } = await read(match.id, { cookie: await signedIn(cy) }).expect(404)
  const { text: ofNone } = await read(unknown).expect(404)
  expect(toStranger).toBe(ofNone)
  expect(toCy).toBe(ofNone)
  await read(match.id, { cookie: await signedIn(ann) }).expect(200)
})

test('a match that waits for players has no position yet', async () => {
  const { body } = await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)
  await read(body.id).expect(409).expect('content-type', /html/)
})

test('a match that has ended is read as it ended, with everything that was hidden', async () => {
  const match = await httpMatch(server, [ann, bob])
  while (await match.playOn());
  const { body: view } = await cy.as(http.get(`/v1/matches/${match.id}/view`)).expect(200)
  const { body } = await cy.as(http.get(`/v1/matches/${match.id}`)).expect(200)
  const { text } = await read(match.id).expect(200)
  expect(text).toContain(`<h2>The end</h2>\n<ul><li>${body.result.says}</li>`)
  for (const line of view.says) expect(text).toContain(`<li>${line}</li>`)
  for (const { seat, place, points } of body.result.seats) {
    expect(text).toContain(`<li>${place}. ${['Ann', 'Bob'][seat]}: ${points}</li>`)
  }
})

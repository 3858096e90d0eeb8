import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/games/kit/wording.ts'
import { SharedStudyBody } from '../../src/studies/wire/study-body.ts'
import { exactly } from '../support/exactly.ts'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { type Board, newBoard, opening, wish } from './board.ts'

const lines: string[] = []
const server = await testServer({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => lines.push(line) } })
const http = request(server.app.server)
const { prisma } = server.platform.database

const ann = await newPlayer(server)
const bob = await newPlayer(server)
const gather = (at: string) => ({ type: 'gather', at })
const drive = { type: 'drive', steps: { 'church>market': 1 } }

/** A board with two lines, one of them with a name. */
async function tried(person: Person): Promise<Board> {
  const board = await newBoard(server, person, opening('hamlet'), 'Wood <or> stone')
  await board.tries(0, 0, gather('woodcutter'), drive).expect(200)
  await board.tries(0, 0, gather('quarry')).expect(200)
  await board.patch('/nodes/2', { name: 'Wood & more', comment: 'Less < more' }).expect(204)
  return board
}

async function shared(person: Person) {
  const board = await tried(person)
  const { token, url } = (await board.put('/share').expect(200)).body
  return { board, token, url, read: (path = '') => http.get(`/v1/shared-studies/${token}${path}`) }
}

const paths = ['', '/nodes/2', '/nodes/2?as=1', '/nodes/2/choices?seat=1', '/nodes/2/picture', '/nodes/2/position']

describe('the link to a study', () => {
  test('given it, then anybody reads what its owner reads, signed in or not', async () => {
    const { board, read } = await shared(ann)
    const { id, link, ...tree } = await board.tree()
    expect([id, link?.url]).toEqual([board.id, expect.stringContaining('/links/study?token=')])
    expect(exactly(SharedStudyBody, (await read().expect(200)).body)).toEqual(tree)
    for (const path of paths.slice(1)) {
      const own = await board.get(path).expect(200)
      const strangers = await read(path).expect(200)
      expect(strangers.body).toEqual(own.body)
      expect((await bob.as(read(path)).expect(200)).body).toEqual(own.body)
    }
  })

  test('given it, then nobody can change anything, nor read what is not in it', async () => {
    const { board, token, read } = await shared(ann)
    const before = await board.tree()
    await http
      .post(`/v1/shared-studies/${token}/nodes/0/moves`)
      .send({ seat: 0, moves: [drive] })
      .expect(404)
    await http.delete(`/v1/shared-studies/${token}`).expect(405)
    await bob
      .as(http.post(`/v1/studies/${board.id}/nodes/0/moves`))
      .send({ seat: 0, moves: [drive] })
      .expect(404)
    await read('/nodes/9').expect(404)
    expect(await board.tree()).toEqual(before)
    expect(JSON.stringify((await read().expect(200)).body)).not.toContain(board.id)
  })

  test('given a second request, then it is the same; given that it is revoked, then it is invalid for good', async () => {
    const { board, token, read } = await shared(ann)
    expect((await board.put('/share').expect(200)).body.token).toBe(token)
    await board.remove('/share').expect(204)
    expect((await board.tree()).link).toBe(null)
    const another = (await board.put('/share').expect(200)).body.token
    expect(another).not.toBe(token)
    for (const path of paths) expect((await read(path).expect(404)).body.code).toBe('not-found')
    await http.get(`/links/study?token=${token}`).expect(404)
    await wish(server, bob, { kind: 'shared', token }).expect(404)
    await http.get(`/v1/shared-studies/${another}`).expect(200)
  })

  test('given an invalid or forged token, or one of another kind, then it is not found', async () => {
    const { board, token } = await shared(ann)
    const { shareId } = await prisma.study.findUniqueOrThrow({ where: { id: board.id } })
    const { secrets } = server.platform
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const other of [
      'eHh4',
      forged,
      secrets.linkToken('match', String(shareId)),
      secrets.linkToken('study', board.id),
    ]) {
      await http.get(`/v1/shared-studies/${other}`).expect(404)
    }
  })

  test('given that its owner is banned, then it is invalid, as after the study is deleted', async () => {
    const dan = await newPlayer(server)
    const { board, read } = await shared(dan)
    await prisma.account.update({ where: { id: dan.id }, data: { status: 'banned' } })
    await read().expect(404)
    await prisma.account.update({ where: { id: dan.id }, data: { status: 'active' } })
    await read().expect(200)
    await board.remove().expect(204)
    await read().expect(404)
  })

  test('given many requests from one address, then they are refused for a while', async () => {
    const from = (remoteAddress: string) =>
      server.app.inject({ method: 'GET', url: '/v1/shared-studies/bm9uZQ/nodes/0', remoteAddress })
    for (let requests = 0; requests < 240; requests++) expect((await from('192.0.2.7')).statusCode).toBe(404)
    expect((await from('192.0.2.7')).statusCode).toBe(429)
    expect((await from('192.0.2.8')).statusCode).toBe(404)
  })

  test('is in no line of the log', async () => {
    const { token, read } = await shared(ann)
    for (const path of paths) await read(path).expect(200)
    for (const page of ['/links/study', '/links/study/read']) {
      await http.get(`${page}?token=${token}&node=1`).expect(200)
    }
    expect(lines.some((line) => line.includes('/v1/shared-studies'))).toBe(true)
    expect(lines.some((line) => line.includes('/links/study/read'))).toBe(true)
    expect(lines.join('')).not.toContain(token)
  })
})

describe('a copy of a shared study', () => {
  test('given the link, then it has the same tree and names, and from then on both are independent', async () => {
    const { board, token } = await shared(ann)
    const copy = await newBoard(server, bob, { kind: 'shared', token }, 'Mine now')
    const { id: _, link, name, createdAt: _at, updatedAt: _when, ...tree } = await copy.tree()
    expect([name, link]).toEqual(['Mine now', null])
    expect(await board.tree()).toMatchObject(tree)
    await copy.tries(3, 0, drive).expect(200)
    await copy.remove('/nodes/1').expect(204)
    expect((await board.tree()).nodes).toHaveLength(3)
    await board.remove().expect(204)
    expect((await copy.tree()).nodes.map(({ number }) => number)).toEqual([3, 4])
  })

  test('given a study of a match, then the copy says of which, and has no more than the original', async () => {
    const match = await httpMatch(server, [ann, bob])
    const board = await newBoard(server, ann, { kind: 'match', match: match.id })
    const { token } = (await board.put('/share').expect(200)).body
    const copy = await newBoard(server, bob, { kind: 'shared', token })
    expect((await copy.tree()).source).toEqual({ kind: 'match', match: match.id, version: 1, viewer: 0 })
    const of = async (one: Board) => (await one.get('/nodes/0/position').expect(200)).body
    expect(await of(copy)).toEqual(await of(board))
  })
})

describe('the page of a shared study', () => {
  const pageAt = async (token: string, node: number, language = 'en') =>
    http.get(`/links/study?token=${token}&node=${node}`).set('accept-language', language).expect(200)

  test('given a node, then it shows the position, the moves up to there, the moves tried from there, and the named lines', async () => {
    const { board, token, url } = await shared(ann)
    const first = await http.get(url.replace('http://paquebot.test', '')).expect(200)
    const to = (node: number) => `href="/links/study/read?token=${token}&amp;node=${node}"`
    expect(first.headers['content-type']).toContain('text/html')
    expect(first.text).toContain('Wood &lt;or&gt; stone')
    expect(first.text).toContain('Wood &amp; more (2 moves)')
    expect((await pageAt(token, 2)).text).toContain('<br>Less &lt; more')
    for (const node of [1, 2, 3]) expect(first.text).toContain(to(node))
    const second = await pageAt(token, 1)
    expect(second.text).toContain(to(0))
    expect(second.text).toContain(to(2))
    expect(second.text).not.toContain(to(1))
    expect(second.text).toContain(`src="/v1/shared-studies/${token}/nodes/1/picture"`)
    const { says } = (await board.get('/nodes/1').expect(200)).body
    for (const line of says) expect(second.text).toContain(line.replaceAll("'", '&#39;'))
  })

  test('given any of our languages, then everything is in that language', async () => {
    const { token } = await shared(ann)
    const pages = await Promise.all(languages.map((language) => pageAt(token, 1, language)))
    const titles = pages.map(({ text }) => [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title))
    for (const [index, language] of languages.entries()) {
      expect(pages[index]?.headers['content-language']).toBe(language)
      expect(titles[index]).toHaveLength(5)
    }
    expect(new Set(titles.flat()).size).toBe(5 * languages.length)
  })

  test('may do nothing but show pictures from this server', async () => {
    const { token } = await shared(ann)
    const { headers, text } = await pageAt(token, 0)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("img-src 'self'")
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(text).not.toContain('<script')
  })
})

describe('an account with studies', () => {
  test('given an export, then it has them; given an erasure, then they are deleted', async () => {
    const dan = await newPlayer(server)
    const { board, token } = await shared(dan)
    const copy = await newBoard(server, bob, { kind: 'shared', token })
    const exported = (await dan.as(http.get('/v1/account/export')).expect(200)).body
    expect(exported.studies).toMatchObject([
      { study: board.id, game: 'hamlet', name: 'Wood <or> stone', variations: ['Wood & more'], shared: true },
    ])
    await dan.as(http.delete('/v1/account')).send({ password }).expect(204)
    expect(await prisma.study.count({ where: { accountId: dan.id } })).toBe(0)
    expect(await prisma.studyNode.count({ where: { studyId: board.id } })).toBe(0)
    await http.get(`/v1/shared-studies/${token}`).expect(404)
    expect((await copy.tree()).nodes).toHaveLength(3)
  })
})

import request, { type Response } from 'supertest'
import { describe, expect, test } from 'vitest'
import { havana } from '../../../src/games/havana/index.ts'
import { View } from '../../../src/games/havana/view.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)

const ann = await newPlayer(server, { name: 'Ann <script>&"' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const started = (wish: object = {}) => httpMatch(server, [ann, bob], wish)
const names = (seat: number) => [ann.name, bob.name][seat] ?? ''
const open = (...cards: string[]) => ({ type: 'open', cards })

/** The picture of a view, for the caller who got that answer. */
const drawnFrom = ({ body }: Response) => havana.picture(View.parse(body.view), names, 'Havana')
/** An SVG file arrives as bytes, since supertest does not parse it as text. */
const svgOf = (answer: Response) => Buffer.from(answer.body).toString('utf8')

/** How each of three people sees a match. */
const looks = ({ id, get }: HttpMatch) => [
  (path: string) => get(0, path),
  (path: string) => get(1, path),
  (path: string) => eve.as(http.get(`/v1/matches/${id}${path}`)),
]

describe('the picture of a match', () => {
  test('given any caller, when they ask for it, then it is drawn from their own view, and shows no more', async () => {
    const match = await started()
    await match.move(0, open('siesta', 'obreros')).expect(200)
    const seen = []
    for (const look of looks(match)) {
      const picture = await look('/picture').expect(200)
      expect(picture.headers['content-type']).toBe('image/svg+xml')
      expect(svgOf(picture)).toBe(drawnFrom(await look('/view').expect(200)))
      expect(svgOf(picture)).toContain('Ann &lt;script&gt;&amp;&quot;')
      seen.push(svgOf(picture))
    }
    expect(new Set(seen).size).toBe(3)
  })

  test('given a past version, when it is asked for, then it is as it was seen then', async () => {
    const match = await started()
    const before = svgOf(await match.get(1, '/picture').expect(200))
    await match.move(0, open('siesta', 'obreros')).expect(200)
    expect(svgOf(await match.get(1, '/picture?version=1').expect(200))).toBe(before)
    expect(svgOf(await match.get(1, '/picture').expect(200))).not.toBe(before)
    await match.get(1, '/picture?version=3').expect(404)
  })

  test('given a running match, when a caller asks to look as another, then that is refused, as for the view', async () => {
    const match = await started()
    for (const wish of ['1', 'administrator', 'spectator']) {
      expect((await match.get(0, `/picture?as=${wish}`).expect(403)).body.code).toBe('not-allowed')
    }
    await match.get(0, '/picture?as=0').expect(200)
    await match.post(0, '/resignation').expect(200)
    for (const wish of ['1', 'administrator', 'spectator']) {
      const [picture, view] = [
        await match.get(0, `/picture?as=${wish}`).expect(200),
        await match.get(0, `/view?as=${wish}`).expect(200),
      ]
      expect(svgOf(picture)).toBe(drawnFrom(view))
    }
  })

  test('given a private match, when a stranger asks, then it is not found; given a waiting one, then it has not started', async () => {
    const match = await started()
    const { prisma } = server.platform.database
    await prisma.match.update({ where: { id: match.id }, data: { private: true, rated: false } })
    await eve.as(http.get(`/v1/matches/${match.id}/picture`)).expect(404)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    expect((await ann.as(http.get(`/v1/matches/${id}/picture`)).expect(409)).body.code).toBe('match-not-started')
  })
})

describe('the format', () => {
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47])

  test.each([
    ['', undefined, 'image/svg+xml'],
    ['', 'image/png', 'image/png'],
    ['', 'image/avif,image/webp,*/*;q=0.8', 'image/svg+xml'],
    ['?format=png', undefined, 'image/png'],
    ['?format=png', 'image/svg+xml', 'image/png'],
    ['?format=svg', 'image/png', 'image/svg+xml'],
  ])('given "%s" and Accept: %s, then it is %s', async (query, accept, type) => {
    const match = await started()
    const asked = match.get(0, `/picture${query}`)
    const { headers, body } = await (accept === undefined ? asked : asked.set('accept', accept)).expect(200)
    expect(headers['content-type']).toBe(type)
    expect(headers.vary).toContain('accept')
    expect(Buffer.from(body).subarray(0, 4).equals(magic)).toBe(type === 'image/png')
  })

  test('given pixels, when they are asked for, then there are one and a half to a unit, in less than 60 kB', async () => {
    const match = await started()
    const file = Buffer.from((await match.get(0, '/picture?format=png').expect(200)).body)
    expect(file.readUInt32BE(16)).toBe(960)
    expect(file.length).toBeLessThan(60_000)
  })

  test('given an unknown format, then the request is refused', async () => {
    const match = await started()
    expect((await match.get(0, '/picture?format=gif').expect(400)).body.code).toBe('invalid-request')
  })

  test('given thirty rasterised pictures within a minute, when one more is asked for, then that is refused; an SVG is not', async () => {
    const { id } = await started()
    const dan = await newPlayer(server)
    const picture = (format: string) => dan.as(http.get(`/v1/matches/${id}/picture?format=${format}`))
    for (let asked = 0; asked < 30; asked++) await picture('png').expect(200)
    const refusal = await picture('png').expect(429)
    expect([refusal.body.code, refusal.headers['retry-after']]).toEqual(['too-many-requests', expect.any(String)])
    await picture('svg').expect(200)
  })

  test('given that a browser opens it by itself, then it can run nothing', async () => {
    const match = await started()
    const { headers } = await match.get(0, '/picture').expect(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('private, no-cache')
  })
})

describe('the name of the game in a picture', () => {
  test.each([
    ['en', 'Havana'],
    ['fr', 'La Havane'],
    ['ru', 'Гавана'],
    ['es', 'La Habana'],
  ])('given a reader of %s, then it is %s', async (language, title) => {
    const match = await started()
    const drawn = svgOf(await match.get(0, '/picture').set('accept-language', language).expect(200))
    expect(drawn).toContain(`<title>${title}</title>`)
    expect(drawn.match(new RegExp(`>${title}<`, 'g'))).toHaveLength(2)
  })
})

describe('a client that has the picture already', () => {
  test('given the same version, viewer, language and format, then it gets 304 and no body', async () => {
    const match = await started()
    const tag = String((await match.get(0, '/picture').expect(200)).headers.etag)
    const again = (path = '/picture', seat = 0) => match.get(seat, path).set('if-none-match', tag)
    const unchanged = await again().expect(304)
    expect(unchanged.headers.etag).toBe(tag)
    expect(unchanged.text).toBe('')
    await again('/picture?format=png').expect(200)
    await again('/picture', 1).expect(200)
    await again().set('accept-language', 'fr').expect(200)
    await match.move(1, open('siesta', 'obreros')).expect(200)
    await again().expect(200)
  })
})

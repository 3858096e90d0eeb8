import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../src/games/kit/wording.ts'
import { agrees, proposed } from '../matches/proposals/given.ts'
import { day, hour, keeps, livesIn, monday, turnTo } from '../matches/scheduler/given.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const lines: string[] = []
const server = await testServer({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => lines.push(line) } })
const http = request(server.app.server)
const { platform } = server
const { prisma } = platform.database
beforeEach(() => turnTo(server, monday))

const pace = { kind: 'hours', hours: 24 }
const newMatch = (people: readonly Person[], wish: object = {}): Promise<HttpMatch> =>
  httpMatch(server, people, { game: 'hamlet', pace, name: 'Friday table', ...wish })

/** Creates somebody's calendar. @returns its path */
async function address(person: Person): Promise<string> {
  const { url } = (await person.as(http.post('/v1/account/calendar')).expect(201)).body
  expect(url).toMatch(/^http:\/\/paquebot\.test\/v1\/calendars\/[\w-]{43}\.ics$/)
  return url.slice('http://paquebot.test'.length)
}

/** An event as its properties, unescaped. */
type Event = Readonly<Record<string, string>>

/** Parses iCalendar according to RFC 5545: CRLF line ends, folded lines, escaped texts. */
function events(text: string): Event[] {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
  return unfolded
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) => {
      const properties = part.slice(0, part.indexOf('END:VEVENT')).split('\r\n').filter(Boolean)
      return Object.fromEntries(properties.map(property))
    })
}

function property(line: string): readonly [string, string] {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).split(';')[0] ?? ''
  const value = line
    .slice(colon + 1)
    .replace(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped))
  return [name, value]
}

async function calendar(path: string): Promise<Event[]> {
  const answer = await http.get(path).expect(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, max-age=300')
  return events(answer.text)
}

describe('the calendar of somebody’s deadlines', () => {
  test('has an event for each of their decisions, at its deadline, with a link to the match', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const path = await address(ann)
    expect(await calendar(path)).toEqual([])
    const match = await newMatch([ann, bob])
    const [decision] = (await match.get(0, '').expect(200)).body.decisions

    expect(await calendar(path)).toEqual([
      {
        UID: `${match.id}.${decision.id}@paquebot.test`,
        SEQUENCE: '0',
        DTSTAMP: '20260302T090000Z',
        'LAST-MODIFIED': '20260302T090000Z',
        DTSTART: '20260303T090000Z',
        SUMMARY: `Friday table (Hamlet): ${decision.asks}`,
        TRANSP: 'TRANSPARENT',
        STATUS: 'CONFIRMED',
        URL: `http://paquebot.test/matches/${match.id}`,
      },
    ])
    expect(await calendar(await address(bob))).toEqual([])
  })

  test('is empty once the decision is made, and for players who have given up their seat', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const [ofAnn, ofBob] = [await address(ann), await address(bob)]
    const match = await newMatch([ann, bob])
    await match.move(0, { type: 'end-turn' }).expect(200)
    expect([await calendar(ofAnn), (await calendar(ofBob)).length]).toEqual([[], 1])
    await match.post(1, '/resignation').expect(200)
    expect(await calendar(ofBob)).toEqual([])
  })

  test('does not show others’ decisions, even if several are asked at once', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const match = await newMatch([ann, bob], { game: 'havana' })
    expect(await match.waitsFor()).toEqual([0, 1])
    const ofAnn = await address(ann)
    const before = (await http.get(ofAnn).expect(200)).text
    const { decisions } = (await match.get(0, '').expect(200)).body
    expect(events(before).map(({ UID }) => UID)).toEqual([`${match.id}.${decisions[0].id}@paquebot.test`])

    // the same bytes, whether the other has chosen or not, and what
    await match.move(1, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
    expect((await http.get(ofAnn).expect(200)).text).toBe(before)
  })

  test('has no event without a deadline, and keeps one whose deadline has passed while the match waits', async () => {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const path = await address(ann)
    await newMatch([ann, bob], { pace: { kind: 'none' } })
    expect(await calendar(path)).toEqual([])
    await newMatch([ann, bob])
    server.clock.turn(2 * day)
    await server.deadlines.runOnce()
    expect((await calendar(path)).map(({ DTSTART }) => DTSTART)).toEqual(['20260303T090000Z'])
  })

  test('moves the event of a deadline that a pause moves: it is the same event, and new hours move none', async () => {
    const [ann, bob] = [await livesIn(server, 'UTC'), await livesIn(server, 'UTC')]
    const path = await address(ann)
    const match = await newMatch([ann, bob])
    const [before] = await calendar(path)
    server.clock.turn(4 * hour)
    const { number } = await proposed(match, 0, { kind: 'pause', days: 3 })
    await agrees(match, 1, number)
    const [paused] = await calendar(path)
    expect([before?.DTSTART, paused?.DTSTART]).toEqual(['20260303T090000Z', '20260306T090000Z'])
    expect(paused?.UID).toBe(before?.UID)
    expect([before?.SEQUENCE, paused?.SEQUENCE]).toEqual(['0', '1'])
    expect((await calendar(path))[0]?.SEQUENCE).toBe('1')
    expect(paused?.['LAST-MODIFIED']).toBe('20260302T130000Z')

    await keeps(server, ann, { restDays: [5] })
    const [rested] = await calendar(path)
    expect([rested?.UID, rested?.DTSTART]).toEqual([before?.UID, '20260306T090000Z'])
  })

  test.each(languages)('is in its owner’s language: %s, and escapes any match name', async (language) => {
    const ann = await newPlayer(server, { language })
    const bob = await newPlayer(server)
    const path = await address(ann)
    const name = 'Слово; “deux”, tres\\n: '.padEnd(70, 'ö')
    const match = await newMatch([ann, bob], { name })
    const asks = (await match.get(0, '').set('accept-language', language).expect(200)).body.decisions[0].asks
    const [event] = await calendar(path)
    expect(event?.SUMMARY).toContain(`${name} (`)
    expect(event?.SUMMARY?.endsWith(`)${language === 'fr' ? '\u202f' : ''}: ${asks}`)).toBe(true)
  })
})

describe('its address', () => {
  const where = async (person: Person) => (await person.as(http.get('/v1/account/calendar')).expect(200)).body

  test('is shown once, to its owner with a session; afterwards only whether it is used', async () => {
    const ann = await newPlayer(server)
    expect(await where(ann)).toEqual({ on: false, createdAt: null, usedAt: null })
    const path = await address(ann)
    const createdAt = server.clock.now().toISOString()
    expect(await where(ann)).toEqual({ on: true, createdAt, usedAt: null })
    server.clock.turn(hour)
    const usedAt = server.clock.now().toISOString()
    await http.get(path).expect(200)
    expect(await where(ann)).toEqual({ on: true, createdAt, usedAt })
    server.clock.turn(59_000)
    await http.get(path).expect(200)
    expect((await where(ann)).usedAt).toBe(usedAt)
    const again = await newPlayer(server)
    expect(await address(again)).not.toBe(path)
    server.clock.turn(-hour - 59_000)
    const wish = { name: 'bot', scopes: ['read', 'play', 'create'] }
    const { token } = (await ann.as(http.post('/v1/account/tokens')).send(wish).expect(201)).body
    const path_ = '/v1/account/calendar'
    for (const asked of [http.get(path_), http.post(path_), http.delete(path_)]) {
      const refused = await asked.set('authorization', `Bearer ${token}`).expect(403)
      expect(refused.body.code).toBe('session-needed')
    }
  })

  test('is invalid after it is replaced or deleted', async () => {
    const ann = await newPlayer(server)
    const first = await address(ann)
    const second = await address(ann)
    await http.get(first).expect(404)
    await http.get(second).expect(200)
    await ann.as(http.delete('/v1/account/calendar')).expect(204)
    await http.get(second).expect(404)
    expect(await where(ann)).toEqual({ on: false, createdAt: null, usedAt: null })
    await ann.as(http.delete('/v1/account/calendar')).expect(204)
  })

  test('cannot be guessed, and no other link opens a calendar', async () => {
    const ann = await newPlayer(server)
    const path = await address(ann)
    const { calendarId } = await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })
    const other = platform.secrets.linkToken('unsubscribe', calendarId ?? '')
    for (const made of [path.replace('.ics', 'x.ics'), `/v1/calendars/${other}.ics`, '/v1/calendars/x.ics']) {
      expect((await http.get(made).expect(404)).body.code).toBe('not-found')
    }
  })

  test('is read by programs that add parameters of their own', async () => {
    const ann = await newPlayer(server)
    await http.get(`${await address(ann)}?nocache=1&nocache=2`).expect(200)
  })

  test('of a suspended, banned or erased player shows nothing; after a suspension it works again', async () => {
    const administrator = await newAdministrator(server)
    const [ann, bob, cleo] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    await newMatch([ann, bob])
    const [ofAnn, ofBob, ofCleo] = [await address(ann), await address(bob), await address(cleo)]
    const on = (person: Person, what: string) => administrator.as(http.post(`/v1/admin/accounts/${person.id}/${what}`))
    const until = new Date(server.clock.now().getTime() + hour).toISOString()
    await on(ann, 'suspend').send({ reason: 'Insults.', until }).expect(200)
    await on(bob, 'ban').send({ reason: 'Insults.' }).expect(200)
    await cleo.as(http.delete('/v1/account')).send({ password }).expect(204)
    for (const path of [ofAnn, ofBob, ofCleo]) await http.get(path).expect(404)
    server.clock.turn(hour)
    expect(await calendar(ofAnn)).toHaveLength(1)
    await http.get(ofBob).expect(404)
  })

  test('is in no line of the log', async () => {
    const ann = await newPlayer(server)
    const path = await address(ann)
    await http.get(path).expect(200)
    await http.get(path.replace('.ics', '')).expect(200)
    await http.get(path.replace('.ics', 'x.ics')).expect(404)
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(lines.some((line) => line.includes('/v1/calendars'))).toBe(true)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
  })

  test('shows an unnamed match by its players, as mails do', async () => {
    const ann = await newPlayer(server)
    const bob = await newPlayer(server)
    const path = await address(ann)
    await newMatch([ann, bob], { name: '' })
    const [event] = await calendar(path)
    expect(event?.SUMMARY).toContain(ann.name)
    expect(event?.SUMMARY).toContain(bob.name)
  })
})

import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/games/kit/wording.ts'
import { whileRunning } from '../../src/matches/record/lifetime.ts'
import { hoursAfter } from '../../src/platform/clock.ts'
import { type NoticeDraft, noticeRow } from '../../src/platform/outbox.ts'
import { httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { stage } from './stage.ts'

const minute = 60_000
const hour = 60 * minute

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker, app } = paquebot
const { prisma } = platform.database
const http = request(app.server)
const { mailsTo } = mailbox(server)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })

const on = stage(paquebot)
const match = await on.started([ann, bob, cleo])
const turn = { topic: 'your-turn', ...(await on.owedBy(0, match)) } as const
const near = { ...turn, topic: 'deadline-near' } as const
const begun = { topic: 'match-started', match } as const
const firstMorning = Date.parse('2026-03-09T09:00:00.000Z')
const day = 24 * hour
/** Nine o’clock on a day without earlier events. */
function nextMorning(): void {
  const days = Math.ceil((clock.now().getTime() - firstMorning) / day)
  clock.turn(firstMorning + Math.max(0, days) * day - clock.now().getTime())
}

beforeEach(async () => {
  nextMorning()
  server.refuse(undefined)
  await prisma.notice.deleteMany({})
  await prisma.decision.updateMany({ where: { matchId: match }, data: { dueAt: in_(30 * day), missedAt: null } })
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {}, mailHour: 8 } })
  server.delivered.splice(0)
})

const in_ = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

let written = 0
async function write(person: Person, draft: NoticeDraft): Promise<string> {
  written += 1
  const key = `${person.name}/${written}`
  const matchId = 'match' in draft ? draft.match : null
  await prisma.notice.create({ data: noticeRow({ key, accountId: person.id, matchId, draft }) })
  return key
}
const recordOf = (key: string) => prisma.notice.findUniqueOrThrow({ where: { key } })
const subjectsTo = (person: Person) => mailsTo(person).map(({ mail }) => mail.subject)
const change = (person: Person, wish: object) => person.as(http.patch('/v1/account')).send(wish).expect(200)

describe('given that a player wants turns once a day', () => {
  beforeEach(() => change(ann, { mails: { turns: 'daily' }, mailHour: 19 }))

  test('a turn waits for the hour that they have chosen, and its record says why', async () => {
    const key = await write(ann, turn)
    await worker.drain()

    const listed = (await ann.as(http.get('/v1/account/notices')).expect(200)).body
    const until = '2026-03-09T19:00:00.000Z'.slice(10)
    expect(listed.items).toEqual([
      expect.objectContaining({ status: 'pending', reason: 'daily', attempts: 0, mergedInto: null }),
    ])
    expect(listed.items[0].dueAt.slice(10)).toBe(until)
    expect(server.delivered).toEqual([])

    clock.turn(10 * hour)
    await worker.drain()
    expect(subjectsTo(ann)).toEqual(['Friday table (Havana): your turn'])
    expect(await recordOf(key)).toMatchObject({ status: 'sent', reason: null })
  })

  test('other kinds, and mails to others, are sent at once', async () => {
    await write(ann, begun)
    await write(ann, near)
    await write(bob, { ...turn, seat: 1 })
    await worker.drain()

    expect(subjectsTo(ann).toSorted()).toEqual([
      'Friday table (Havana): the match has begun',
      'Friday table (Havana): your deadline is near',
    ])
    expect(subjectsTo(bob)).toEqual(['Friday table (Havana): your turn'])
  })

  test('a turn that is taken before that hour is not mentioned', async () => {
    const other = await on.started([ann, bob, cleo])
    const key = await write(ann, { topic: 'your-turn', ...(await on.owedBy(0, other)) })
    await worker.drain()
    await on.moves(other, 0, ann)
    clock.turn(10 * hour)
    await worker.drain()

    expect(await recordOf(key)).toMatchObject({ status: 'withheld', reason: 'decision-taken' })
    expect(subjectsTo(ann)).not.toContain('Friday table (Havana): your turn')
  })

  test('a player who chooses “at once” instead gets it now', async () => {
    await write(ann, turn)
    await worker.drain()
    await change(ann, { mails: { turns: 'at-once' } })
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['Friday table (Havana): your turn'])
  })

  test('a player who chooses none instead gets none', async () => {
    const key = await write(ann, turn)
    await worker.drain()
    await change(ann, { mails: { turns: 'off' } })
    await worker.drain()

    expect(await recordOf(key)).toMatchObject({ status: 'withheld', reason: 'mails-switched-off' })
  })

  test.each([
    ['another hour', { mailHour: 12 }, '12:00'],
    ['another time zone', { timeZone: 'America/New_York' }, '23:00'],
    ['something else', { mails: { table: 'off' } }, '19:00'],
  ])('a player who chooses %s gets it that way', async (_, wish, time) => {
    const key = await write(ann, turn)
    await worker.drain()
    await change(ann, wish)
    await worker.drain()

    expect((await recordOf(key)).dueAt.toISOString()).toContain(`T${time}:`)
    expect(server.delivered).toEqual([])
  })

  test('a daily mail that fails is tried again, not postponed to the next day', async () => {
    const key = await write(ann, turn)
    await worker.drain()
    clock.turn(10 * hour)
    server.refuse({ code: 451, text: '4.3.0 come back later' })
    await worker.drain()
    expect(await recordOf(key)).toMatchObject({ reason: 'deferred 451 4.3.0', dueAt: in_(minute) })

    server.refuse(undefined)
    clock.turn(minute)
    await worker.drain()
    expect(await recordOf(key)).toMatchObject({ status: 'sent' })
  })

  test('notices that become due meanwhile are included', async () => {
    await write(ann, turn)
    await worker.drain()
    clock.turn(10 * hour)
    server.refuse({ code: 451, text: '4.3.0 come back later' })
    await worker.drain()
    server.refuse(undefined)
    const other = await on.opened([ann, bob, cleo])
    await prisma.notice.deleteMany({ where: { matchId: other } })
    await write(ann, { topic: 'your-turn', ...(await on.owedBy(0, other)) })
    clock.turn(minute)
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['2 matches wait for you'])
  })
})

const digests: Record<Language, [subject: string, kind: string]> = {
  en: [
    'Friday table (Havana): the match has begun, and it is your turn',
    'To get no more mails of this kind (other news of your matches):',
  ],
  fr: [
    'Friday table (La Havane) : la partie a commencé, à vous de jouer',
    'de ce genre (les autres nouvelles de vos parties) :',
  ],
  ru: ['Friday table (Гавана): партия началась, ваш ход', 'таких писем (прочие новости ваших партий):'],
  es: [
    'Friday table (La Habana): la partida ha empezado y le toca',
    'de este tipo (las demás noticias de sus partidas):',
  ],
}

describe('given that a player wants everything once a day', () => {
  const everything = { turns: 'daily', reminders: 'daily', messages: 'daily', table: 'daily' }
  beforeEach(() => change(ann, { mails: everything }))

  test.each(languages)('one mail covers the day, in %s', async (language) => {
    await change(ann, { language })
    await write(ann, begun)
    await worker.drain()
    clock.turn(3 * hour)
    await write(ann, turn)
    await worker.drain()
    expect(server.delivered).toEqual([])
    clock.turn(20 * hour)
    await worker.drain()

    const [mail, ...others] = mailsTo(ann)
    if (!mail) throw new Error('there is no mail')
    const [subject, kind] = digests[language]
    expect(others).toEqual([])
    expect(mail.mail.subject).toBe(subject)
    expect(body(mail)).toContain(kind)
    expect(body(mail)).not.toMatch(slips)
    expect(header(mail, 'list-unsubscribe')).toMatch(/\?of=turns\.table>$/)
    // What applies to all mails of a match is at the end, once.
    expect(body(mail).split(`/links/head#${match}/`)).toHaveLength(2)
  })

  test('mails about the account are sent at once', async () => {
    await write(ann, { topic: 'password-changed' })
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['Your password at Paquebot was changed'])
  })

  test('a wish that was never met is included, without a match', async () => {
    await write(ann, { topic: 'wish-expired', game: 'havana', seats: 3 })
    await write(ann, begun)
    await worker.drain()
    clock.turn(23 * hour)
    await worker.drain()

    const text = body(mailsTo(ann)[0] ?? fail())
    expect(text).toContain('Your wish for a match has expired: Havana\n=====')
    expect(text).toContain('You can wish for it again.')
    expect(text.split('Hello Ann,')).toHaveLength(2)
  })

  test('a reminder waits if the deadline comes after the daily mail', async () => {
    await prisma.decision.updateMany({ where: { matchId: match }, data: { dueAt: in_(day) } })
    const key = await write(ann, near)
    await worker.drain()

    expect(await recordOf(key)).toMatchObject({ status: 'pending', reason: 'daily', dueAt: in_(23 * hour) })
  })

  test('a reminder is sent at once if the deadline comes before the daily mail', async () => {
    await prisma.decision.updateMany({ where: { matchId: match }, data: { dueAt: in_(23 * hour) } })
    const turned = await write(ann, turn)
    await write(ann, near)
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['Friday table (Havana): your deadline is near'])
    expect(await recordOf(turned)).toMatchObject({ status: 'pending', reason: 'daily' })
  })

  test.each([
    ['waits if that comes after the daily mail', 24, 'pending'],
    ['is sent at once if that comes before the daily mail', 22, 'sent'],
  ])('a warning that a match will be given up %s', async (_, hours, status) => {
    const silent = await on.started([ann, bob, cleo])
    const movedAt = hoursAfter(in_(hours * hour), -whileRunning.expireHours)
    await prisma.match.update({ where: { id: silent }, data: { movedAt, expiresAt: in_(hours * hour) } })
    const key = await write(ann, { topic: 'match-expiring', match: silent })
    await worker.drain()

    expect(await recordOf(key)).toMatchObject({ status })
  })
})

describe('what a seat may not know', () => {
  /** The text of Bob’s daily mail. */
  async function digest(): Promise<string> {
    server.delivered.splice(0)
    const pending = { status: 'pending', reason: null, attempts: 0, doneAt: null, mergedInto: null } as const
    await prisma.notice.updateMany({ where: { accountId: bob.id }, data: { ...pending, dueAt: clock.now() } })
    await worker.drain()
    clock.turn(day)
    await worker.drain()

    const [mail, ...others] = mailsTo(bob)
    if (!mail || others.length > 0) throw new Error(`there are ${others.length + 1} mails`)
    expect(mail.mail.subject).toBe('Ann, Bob, and Cleo (Havana): the match has begun, and it is your turn')
    return `${body(mail)}\n${mail.mail.html}`
  }

  test('is in no daily mail: two worlds that differ in nothing else give the same bytes', async () => {
    await change(bob, { mails: { turns: 'daily', table: 'daily' } })
    const { id, move } = await httpMatch(paquebot, [ann, bob, cleo])
    await move(0, { type: 'open', cards: ['siesta', 'obreros'] }).expect(200)
    const one = await digest()
    const changed = await prisma.$executeRaw`
      UPDATE entries SET events = replace(replace(events::text, 'siesta', 'mama'), 'obreros', 'ruina')::jsonb
      WHERE match_id = ${id}::uuid AND version = 2 AND events::text LIKE '%siesta%'`
    const other = await digest()

    expect(changed).toBe(1)
    expect(one).toContain('Ann chose two cards.')
    expect(other).toBe(one)
  })
})

function fail(): never {
  throw new Error('there is no mail')
}

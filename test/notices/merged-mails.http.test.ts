import { beforeEach, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../src/games/kit/wording.ts'
import { mailWorker } from '../../src/notices/outbox/mail-worker.ts'
import { type NoticeDraft, noticeRow } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { stage } from './stage.ts'

const minute = 60_000

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker, app } = paquebot
const { prisma } = platform.database
const { mailsTo } = mailbox(server)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })

const on = stage(paquebot)

/** Started matches that wait for everybody, one of each name. */
async function matches(...names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const id = await on.started([ann, bob, cleo])
    await prisma.match.update({ where: { id }, data: { name } })
    ids.push(id)
  }
  return ids
}
const [one = '', two = '', three = ''] = await matches('One', 'Two', 'Three')

beforeEach(async () => {
  clock.turn(60 * minute)
  server.refuse(undefined)
  await prisma.notice.deleteMany({})
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {} } })
  server.delivered.splice(0)
})

async function write(person: Person, draft: NoticeDraft): Promise<string> {
  const key = `${person.name}/${JSON.stringify(draft)}/${clock.now().toISOString()}`
  const matchId = 'match' in draft ? draft.match : null
  await prisma.notice.create({ data: noticeRow({ key, accountId: person.id, matchId, draft }) })
  return key
}

/** Queues turn notices of these matches to a player. */
async function asks(person: Person, match: string, topic: 'your-turn' | 'deadline-near' = 'your-turn') {
  const seat = [ann, bob, cleo].indexOf(person)
  return write(person, { topic, ...(await on.owedBy(seat, match)) })
}

const recordOf = (key: string) => prisma.notice.findUniqueOrThrow({ where: { key } })
const subjectsTo = (person: Person) => mailsTo(person).map(({ mail }) => mail.subject)
const times = (text: string, part: string | RegExp) => text.split(part).length - 1

const subjects: Record<Language, string> = {
  en: '3 matches wait for you',
  fr: '3 parties vous attendent',
  ru: '3 партии ждут вас',
  es: '3 partidas le esperan',
}

describe('given that several matches wait for a player at once', () => {
  test.each(languages)('one mail covers all of them, in %s', async (language) => {
    await prisma.account.update({ where: { id: ann.id }, data: { language } })
    const keys = [await asks(ann, one), await asks(ann, two), await asks(ann, three)]

    await worker.drain()

    const [mail, ...others] = mailsTo(ann)
    const records = await Promise.all(keys.map(recordOf))
    expect(others).toEqual([])
    expect(mail?.mail.subject).toBe(subjects[language])
    expect(records.map(({ status }) => status)).toEqual(['sent', 'merged', 'merged'])
    expect(records.map(({ mergedInto }) => mergedInto)).toEqual([null, records[0]?.id, records[0]?.id])
    if (!mail) throw new Error('there is no mail')
    expect(body(mail)).not.toMatch(slips)
    expect(header(mail, 'content-language')).toBe(language)
  })

  test('it says of each match what a single mail would, and says what all share once', async () => {
    await asks(ann, one)
    await worker.drain()
    clock.turn(5 * minute)
    await prisma.notice.deleteMany({})
    await asks(ann, one)
    await asks(ann, two)
    await worker.drain()

    const [alone, merged] = mailsTo(ann)
    if (!alone || !merged) throw new Error('there are no two mails')
    const text = body(merged)
    const [, special = ''] = /^Hello Ann,\n\n(.*?)Proof of the present/s.exec(body(alone)) ?? []
    expect(special).toContain('Choose the two cards you open with.')
    expect(special).toContain('http://paquebot.test/links/match#')
    expect(text).toContain(special.trim())
    expect(times(text, 'Hello Ann,')).toBe(1)
    expect(times(text, 'Choose the two cards you open with.')).toBe(2)
    expect(times(text, 'Proof of the present state of the journal:')).toBe(2)
    expect(times(text, 'To get no more mails of this kind (your turns):')).toBe(1)
    for (const id of [one, two]) expect(times(text, `http://paquebot.test/links/head#${id}/`)).toBe(1)
    for (const name of ['One', 'Two']) {
      expect(merged.mail.html).toContain(`<h1>${name} (Havana): your turn</h1>`)
      expect(text).toContain(`${name} (Havana): your turn\n===`)
    }
  })

  test('it belongs to no thread, and its unsubscribe link covers its kinds', async () => {
    await asks(ann, one)
    await asks(ann, two, 'deadline-near')
    await worker.drain()

    const [mail] = mailsTo(ann)
    if (!mail) throw new Error('there is no mail')
    expect(header(mail, 'references')).toBeUndefined()
    expect(header(mail, 'in-reply-to')).toBeUndefined()
    expect(header(mail, 'list-unsubscribe')).toMatch(/\/v1\/unsubscribe\/[\w-]{43}\?of=turns\.reminders>$/)
    expect(body(mail)).toContain('To get no more mails of this kind (approaching deadlines):')
  })

  test('when one turn is taken meanwhile, only that one is withheld', async () => {
    const [four = ''] = await matches('Four')
    const keys = [await asks(ann, four), await asks(ann, one), await asks(ann, two)]
    await on.moves(four, 0, ann)
    await prisma.notice.deleteMany({ where: { key: { notIn: keys } } })
    await worker.drain()

    const records = await Promise.all(keys.map(recordOf))
    expect(records.map(({ status, reason }) => reason ?? status)).toEqual(['decision-taken', 'sent', 'merged'])
    expect(subjectsTo(ann)).toEqual(['2 matches wait for you'])
    expect(body(mailsTo(ann)[0] ?? fail())).not.toContain('Four')
  })

  test('what is withheld says the reason that it would have alone', async () => {
    const [over = '', left = '', decided = ''] = await matches('Over', 'Left', 'Decided')
    const keys = [await asks(ann, over), await asks(ann, left), await asks(ann, decided), await asks(ann, one)]
    await prisma.match.update({ where: { id: over }, data: { status: 'aborted' } })
    await prisma.participant.updateMany({ where: { matchId: left, accountId: ann.id }, data: { seat: null } })
    await prisma.decision.deleteMany({ where: { matchId: decided, seat: 0 } })

    await worker.drain()

    const records = await Promise.all(keys.map(recordOf))
    const outcomes = records.map(({ status, reason }) => reason ?? status)
    expect(outcomes).toEqual(['match-over', 'not-in-match', 'decision-taken', 'sent'])
  })

  test('when only one is left, it has the usual form', async () => {
    const [four = ''] = await matches('Four')
    const keys = [await asks(ann, four), await asks(ann, one)]
    await on.moves(four, 0, ann)
    await prisma.notice.deleteMany({ where: { key: { notIn: keys } } })
    await worker.drain()

    const [mail] = mailsTo(ann)
    expect(subjectsTo(ann)).toEqual(['One (Havana): your turn'])
    expect(header(mail ?? fail(), 'references')).toMatch(/^<[0-9a-f]{32}@paquebot\.test>$/)
    expect(await recordOf(keys[1] ?? '')).toMatchObject({ status: 'sent', mergedInto: null })
  })

  test('a reminder and the turn that it is about appear once', async () => {
    const turn = await asks(ann, one)
    const near = await asks(ann, one, 'deadline-near')
    await worker.drain()

    const { id } = await recordOf(near)
    expect(subjectsTo(ann)).toEqual(['One (Havana): your deadline is near'])
    expect(await recordOf(near)).toMatchObject({ status: 'sent' })
    expect(await recordOf(turn)).toMatchObject({ status: 'merged', mergedInto: id })
  })

  test('notices without a decision are sent separately, as are mails about the account', async () => {
    await asks(ann, one)
    await asks(ann, two)
    await write(ann, { topic: 'match-started', match: three })
    await write(ann, { topic: 'password-changed' })
    await worker.drain()

    expect(subjectsTo(ann).toSorted()).toEqual([
      '2 matches wait for you',
      'Three (Havana): the match has begun',
      'Your password at Paquebot was changed',
    ])
  })

  test('a match’s start is merged with its first turn: alone, and among others', async () => {
    await asks(ann, one)
    await write(ann, { topic: 'match-started', match: one })
    await worker.drain()
    await asks(ann, two)
    await write(ann, { topic: 'match-started', match: two })
    await asks(ann, three)
    clock.turn(5 * minute)
    await worker.drain()

    const [alone, among] = mailsTo(ann)
    expect(subjectsTo(ann)).toEqual([
      'One (Havana): the match has begun, and it is your turn',
      '2 matches wait for you',
    ])
    for (const mail of [alone, among]) {
      expect(body(mail ?? fail())).toContain('First to decide: Ann')
      expect(body(mail ?? fail())).toContain('Choose the two cards you open with.')
    }
  })

  test('more than thirty are sent in several mails', async () => {
    const draft = { topic: 'your-turn', ...(await on.owedBy(0, one)) } as const
    for (let index = 0; index < 31; index += 1) {
      const row = noticeRow({ key: `many/${index}`, accountId: ann.id, matchId: one, draft })
      await prisma.notice.create({ data: row })
    }
    await worker.drain()

    const counted = await prisma.notice.groupBy({ by: ['status'], _count: true, orderBy: { status: 'asc' } })
    expect(counted.map(({ status, _count }) => [status, _count])).toEqual([
      ['pending', 1],
      ['sent', 1],
      ['merged', 29],
    ])
  })
})

describe('given that a player got a turn mail less than five minutes ago', () => {
  test('the next ones are merged, five minutes after it; meanwhile their records say so', async () => {
    const first = await asks(ann, one)
    await worker.drain()
    const { doneAt } = await recordOf(first)
    clock.turn(minute)
    const second = await asks(ann, two)
    await worker.drain()
    clock.turn(minute)
    const third = await asks(ann, three)
    await worker.drain()

    const until = new Date((doneAt?.getTime() ?? 0) + 5 * minute)
    for (const key of [second, third]) {
      expect(await recordOf(key)).toMatchObject({ status: 'pending', reason: 'collecting', dueAt: until, attempts: 0 })
    }
    clock.turn(3 * minute)
    await worker.drain()
    expect(subjectsTo(ann)).toEqual(['One (Havana): your turn', '2 matches wait for you'])
    expect(await recordOf(third)).toMatchObject({ status: 'merged' })
  })

  test('turns of others, and reminders, do not wait', async () => {
    await asks(ann, one)
    await worker.drain()
    await asks(bob, one)
    await asks(ann, two, 'deadline-near')
    await worker.drain()

    expect(subjectsTo(bob)).toEqual(['One (Havana): your turn'])
    expect(subjectsTo(ann)).toEqual(['One (Havana): your turn', 'Two (Havana): your deadline is near'])
  })

  test('a turn with a nearer deadline does not wait', async () => {
    await asks(ann, one)
    await worker.drain()
    const dueAt = new Date(clock.now().getTime() + 4 * minute)
    const before = await prisma.decision.findFirstOrThrow({ where: { matchId: two, seat: 0 } })
    await prisma.decision.updateMany({ where: { matchId: two, seat: 0 }, data: { dueAt } })
    await asks(ann, two)
    await worker.drain()
    await prisma.decision.updateMany({ where: { matchId: two, seat: 0 }, data: { dueAt: before.dueAt } })

    expect(subjectsTo(ann)).toEqual(['One (Havana): your turn', 'Two (Havana): your turn'])
  })
})

describe('given that the mail server is down', () => {
  /** Has a worker send what is due, to no avail. @returns the Message-IDs */
  async function brokenOff(): Promise<string[]> {
    const sent: string[] = []
    const other = mailWorker(platform, app.log, {
      send: async ({ messageId }) => {
        sent.push(messageId)
        await Promise.reject(new Error('broken off'))
      },
      close: () => undefined,
    })
    await other.drain()
    await other.stop()
    return sent
  }

  test('a merged mail is sent when it is up again, under the same Message-ID', async () => {
    const keys = [await asks(ann, one), await asks(ann, two)]
    const sent = await brokenOff()
    for (const key of keys)
      expect(await recordOf(key)).toMatchObject({ status: 'pending', reason: 'fault', attempts: 1 })
    clock.turn(minute)
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['2 matches wait for you'])
    expect(mailsTo(ann).map(({ mail }) => mail.messageId)).toEqual(sent)
  })

  test('so is a mail of which a part is no longer true', async () => {
    const [four = ''] = await matches('Four')
    const keys = [await asks(ann, one), await asks(ann, four)]
    const sent = await brokenOff()
    await on.moves(four, 0, ann)
    await prisma.notice.deleteMany({ where: { key: { notIn: keys } } })
    clock.turn(minute)
    await worker.drain()

    expect(subjectsTo(ann)).toEqual(['One (Havana): your turn'])
    expect(mailsTo(ann).map(({ mail }) => mail.messageId)).toEqual(sent)
  })
})

describe('given two workers at once', () => {
  test('everybody gets one mail, and no notice is sent twice or lost', async () => {
    const people = [ann, bob, cleo]
    for (const match of [one, two, three]) for (const person of people) await asks(person, match)
    const other = mailWorker(platform, app.log)
    await Promise.all([worker.drain(), other.drain(), worker.drain(), other.drain()])
    await other.stop()

    for (const person of people) expect(subjectsTo(person)).toEqual(['3 matches wait for you'])
    expect(await prisma.notice.count({ where: { status: 'sent' } })).toBe(3)
    expect(await prisma.notice.count({ where: { status: 'merged' } })).toBe(6)
  })

  test('notices that become due while a worker sends turns wait for it, and so for the next mail', async () => {
    const first = await asks(ann, one)
    const { held, release } = server.holdNext()
    const busy = worker.runOnce()
    await held
    const second = await asks(ann, two)
    const other = mailWorker(platform, app.log)
    expect(await other.drain()).toBe(0)
    release()
    await busy
    await other.drain()
    await other.stop()

    expect(await recordOf(first)).toMatchObject({ status: 'sent' })
    expect(await recordOf(second)).toMatchObject({ status: 'pending', reason: 'collecting' })
  })
})

function fail(): never {
  throw new Error('there is no mail')
}

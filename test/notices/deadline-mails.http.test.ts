import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import { hamlet } from '../../src/games/hamlet/index.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { Entry } from '../../src/journal/entry.ts'
import type { Head } from '../../src/journal/head.ts'
import type { DecisionKey } from '../../src/matches/deadlines/deadlines.ts'
import { readEntries } from '../../src/matches/record/journal.ts'
import type { LiveMatch } from '../../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../../src/matches/record/record.ts'
import type { Late } from '../../src/matches/time/pace.ts'
import type { NoticeDraft } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { expected } from './mails/deadline-sentences.ts'
import { lastMove, stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker } = paquebot
const { prisma } = platform.database
const { mailsTo, theMail } = mailbox(server)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const everybody = [ann, bob, cleo] as const

/** In Tokyo it is already the next day. */
const deadline = new Date('2026-03-04T20:30:00.000Z')

const noVacation = { vacationsByThemselves: false, hours: { night: null, restDays: [], vacations: [] } }

beforeEach(async () => {
  await prisma.account.updateMany({
    data: { language: 'en', timeZone: 'UTC', mails: {}, status: 'active', ...noVacation },
  })
  server.delivered.splice(0)
})

const on = stage(paquebot)
const { known, playing, owedBy, notify } = on

/**
 * A started match, with seats in the order of the people; all notices are sent before its decisions are due at the
 * deadline.
 */
async function startedMatch(late: Late = 'wait', game: Game = havana, data: { missedAt?: Date } = {}) {
  const id = await on.started(everybody, { late, game })
  await prisma.decision.updateMany({ where: { matchId: id }, data: { dueAt: deadline, ...data } })
  return id
}

const startedLate = (late: Late = 'wait') => startedMatch(late, havana, { missedAt: deadline })

const notifyNear = async (person: Person, match: string, seat: number) =>
  notify(person, { topic: 'deadline-near', ...(await owedBy(seat, match)) })
const notifyMissed = async (person: Person, match: string, seat: number) =>
  notify(person, { topic: 'deadline-missed', ...(await owedBy(seat, match)) })

const decidesByHand = (match: string, seat: number) => on.moves(match, seat, everybody[seat] ?? ann)

const names = (seat: number) => everybody[seat]?.name ?? ''

/** The descriptions of an entry's events, for those who may read all of them or for one seat. */
function sentences({ events }: Entry, { game }: MatchRecord, { state }: Head, seat?: number): string[] {
  return events
    .filter((event) => {
      const audience = game.audience(event)
      return seat === undefined || audience === 'all' || audience.includes(seat)
    })
    .map((event) => game.wordingOf(state, 'en').event(event, names))
    .filter((sentence) => sentence !== '')
}

/** A seat's decision is answered in its place. */
async function answeredFor(match: string, seat: number, by: 'clock' | 'bot'): Promise<void> {
  const owed = await prisma.decision.findFirstOrThrow({ where: { matchId: match, seat } })
  const choose = ({ record, head }: LiveMatch) => lastMove(record, head.state, seat)
  await on.inPlace.answer(match, owed, { by, choose }, ({ decisions }) => standing(decisions, owed))
}

/** Whether a decision is still open. */
const standing = (decisions: MatchRecord['decisions'], { seat, question, since }: DecisionKey) =>
  decisions.some((open) => open.seat === seat && open.question === question && open.since === since)

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = expected.fr

describe('mails about deadlines, in French', () => {
  beforeEach(async () => {
    await prisma.account.updateMany({ data: { language: 'fr', timeZone: 'Asia/Tokyo' } })
  })

  test('are complete: near, missed to the late player and to the others, decided', async () => {
    const match = await startedMatch()
    await notifyNear(bob, match, 1)
    await prisma.decision.updateMany({ where: { matchId: match }, data: { missedAt: deadline } })
    await notifyMissed(bob, match, 1)
    await notifyMissed(ann, match, 1)
    await answeredFor(match, 1, 'clock')
    await answeredFor(match, 0, 'bot')
    await worker.drain()
    const near = theMail(bob, say.near)
    const own = theMail(bob, say.missedOwn)
    const other = theMail(ann, say.missedOther)
    const byClock = theMail(bob, say.decided)
    const byBot = theMail(ann, say.decided)

    for (const mail of [near, own, other, byClock, byBot]) {
      expect(mail.mail.subject).toMatch(/^Friday table \(.+\)\s?: /)
      expect(body(mail)).toContain('Friday table')
      expect(body(mail)).toContain(say.question)
      expect(body(mail)).toMatch(/http:\/\/paquebot\.test\/links\/match(\?tab=match)?#./)
      expect(body(mail)).not.toMatch(slips)
      expect(header(mail, 'content-language')).toBe('fr')
    }
    expect(body(near)).toMatch(say.until)
    expect(body(own)).toMatch(say.ended)
    expect(body(other)).toMatch(say.ended)
    expect(body(other)).toContain(say.asksBob)
    expect(body(byClock)).toMatch(say.by.clock)
    expect(body(byBot)).toMatch(say.by.bot)
    for (const mail of [byClock, byBot]) expect(body(mail)).toContain('/settings#hours')
  })

  test('say that an automatic vacation has begun: to its player, and to the others', async () => {
    const match = await startedMatch()
    const vacation = { from: '2026-03-02', until: '2026-03-08' }
    for (const person of [bob, ann])
      await notify(person, { topic: 'vacation-taken', ...vacation, ...(await owedBy(1, match)) })
    await worker.drain()
    const [own, other] = [theMail(bob, say.vacation.own), theMail(ann, say.vacation.other)]

    for (const mail of [own, other]) {
      expect(body(mail)).toContain('Friday table')
      expect(body(mail)).toMatch(say.vacation.until)
      expect(body(mail)).toMatch(say.vacation.deadline)
      expect(body(mail)).not.toMatch(slips)
      expect(header(mail, 'content-language')).toBe('fr')
    }
    expect(body(own)).toContain('/settings#hours')
    expect(body(other)).not.toContain('/settings#hours')
  })

  test.each([
    ['wait', 'wait', havana],
    ['bot', 'bot', havana],
    ['substitute', 'substitute', havana],
    ['usual', 'usual', hamlet],
  ] as const)('say what happens at the deadline: %s', async (what, late, game) => {
    const match = await startedMatch(late, game)
    const { seat } = await prisma.decision.findFirstOrThrow({ where: { matchId: match } })
    const reader = everybody[seat] ?? ann
    await notifyNear(reader, match, seat)

    expect(body(theMail(reader, say.near))).toContain(say.afterwards[what])
  })

  test('say that a missed deadline opens the seat to a substitute, if that was agreed', async () => {
    const match = await startedLate('substitute')
    await notifyMissed(bob, match, 1)
    await notifyMissed(ann, match, 1)

    expect(body(theMail(bob, say.missedOwn))).toContain(say.offeredOwn)
    expect(body(theMail(ann, say.missedOther))).toContain(say.offeredOther)
  })

  test('say that a vacation begins at the deadline', async () => {
    await prisma.account.update({ where: { id: bob.id }, data: { vacationsByThemselves: true } })
    const match = await startedMatch('bot')
    await notifyNear(bob, match, 1)

    expect(body(theMail(bob, say.near))).toContain(say.afterwards.vacation)
    expect(body(theMail(bob, say.near))).not.toContain(say.afterwards.bot)
  })

  test('say that no vacation begins for a question that holds nobody up', async () => {
    await prisma.account.update({ where: { id: ann.id }, data: { vacationsByThemselves: true } })
    const match = await startedMatch('wait', hamlet)
    await prisma.decision.updateMany({ where: { matchId: match, seat: 0 }, data: { lapses: true } })
    await notifyNear(ann, match, 0)

    expect(body(theMail(ann, say.near))).toContain(say.afterwards.usual)
    expect(body(theMail(ann, say.near))).not.toContain(say.afterwards.vacation)
  })
})

describe('a mail about an automatic vacation', () => {
  test('is withheld if the decision is made meanwhile', async () => {
    const match = await startedMatch()
    const vacation = { from: '2026-03-02', until: '2026-03-08' }
    const draft: NoticeDraft = { topic: 'vacation-taken', ...vacation, ...(await owedBy(1, match)) }
    await decidesByHand(match, 1)

    expect(await notify(ann, draft)).toBe('decision-taken')
  })
})

describe('a mail about a near deadline', () => {
  test('has everything that its reader needs to decide', async () => {
    const match = await startedMatch()
    await notifyNear(bob, match, 1)

    const { record, head } = await known.newest(match)
    const text = body(theMail(bob, 'your deadline is near'))
    for (const sentence of record.game.wordingOf(head.state, 'en').position(record.game.view(head.state, 1), names)) {
      expect(text).toContain(`- ${sentence}`)
    }
    expect(text).toContain(`http://paquebot.test/links/head#${match}/${record.version}/${record.hash}/`)
  })

  test('says that the match will wait if the usual answer was agreed and the game has none', async () => {
    await notifyNear(bob, await startedMatch('usual'), 1)

    expect(body(theMail(bob, 'your deadline is near'))).toContain('everybody at the table is notified')
  })

  test('promises no vacation to a player without days left', async () => {
    const hours = { night: null, restDays: [], vacations: [{ from: '2026-06-01', until: '2026-06-30' }] }
    await prisma.account.update({ where: { id: bob.id }, data: { vacationsByThemselves: true, hours } })
    await notifyNear(bob, await startedMatch('bot'), 1)

    expect(body(theMail(bob, 'your deadline is near'))).toContain('a bot decides for you')
  })

  test('is withheld if the decision is made', async () => {
    const match = await startedMatch()
    const draft: NoticeDraft = { topic: 'deadline-near', ...(await owedBy(1, match)) }
    await decidesByHand(match, 1)

    expect(await notify(bob, draft)).toBe('decision-taken')
  })

  test('is withheld if the match is over', async () => {
    const match = await startedMatch()
    const draft: NoticeDraft = { topic: 'deadline-near', ...(await owedBy(1, match)) }
    await playing.abort(match)

    expect(await notify(bob, draft)).toBe('match-over')
  })

  test('is withheld from a reader who does not hold the seat', async () => {
    const match = await startedMatch()

    expect(await notifyNear(cleo, match, 1)).toBe('not-in-match')
    expect(mailsTo(cleo)).toEqual([])
  })

  test.each([
    ['was missed', () => ({ missedAt: clock.now() })],
    ['is over', () => ({ dueAt: clock.now() })],
    ['is none any more', () => ({ dueAt: null })],
  ])('is withheld if the deadline %s', async (_, data) => {
    const match = await startedMatch()
    await prisma.decision.updateMany({ where: { matchId: match }, data: data() })

    expect(await notifyNear(bob, match, 1)).toBe('deadline-passed')
    expect(mailsTo(bob)).toEqual([])
  })
})

describe('a mail about a missed deadline', () => {
  test('names the late player to the others, and never speaks of the deadline as theirs', async () => {
    const match = await startedLate()
    for (const person of everybody) expect(await notifyMissed(person, match, 1)).toBe('sent')

    expect(body(theMail(bob, 'the match waits for you'))).toContain('you can still decide')
    for (const person of [ann, cleo]) {
      const text = body(theMail(person, 'the match waits for Bob'))
      expect(text).toContain('Nobody decides in their place')
      expect(text).not.toContain('your decision')
      expect(text).not.toContain('substitute')
    }
  })

  test('is withheld if the decision is made meanwhile', async () => {
    const match = await startedLate()
    const draft: NoticeDraft = { topic: 'deadline-missed', ...(await owedBy(1, match)) }
    await decidesByHand(match, 1)

    for (const person of everybody) expect(await notify(person, draft)).toBe('decision-taken')
  })

  test('is withheld if the match is over', async () => {
    const match = await startedLate()
    const draft: NoticeDraft = { topic: 'deadline-missed', ...(await owedBy(1, match)) }
    await playing.abort(match)

    expect(await notify(ann, draft)).toBe('match-over')
  })
})

describe('a mail about a decision that was made for a seat', () => {
  test('says what was done for this question, and nothing that was done for another', async () => {
    const match = await startedMatch()
    for (const seat of everybody.keys()) await answeredFor(match, seat, 'bot')
    const { seat } = await prisma.decision.findFirstOrThrow({ where: { matchId: match } })
    await answeredFor(match, seat, 'bot')
    await worker.drain()

    const mails = mailsTo(everybody[seat] ?? ann).filter(({ mail }) => mail.subject?.endsWith('was made for you'))
    const opening = mails.map(body).find((text) => text.includes('Choose the two cards you open with.')) ?? ''
    const turn = mails.map(body).find((text) => text.includes('Take your turn')) ?? ''
    const { record, head } = await known.newest(match)
    const own = (await readEntries(platform, match)).filter(({ actor }) => actor.kind === 'seat' && actor.seat === seat)
    const [first, ...others] = own.map((entry) => sentences(entry, record, head, seat))
    const later = others.flat()

    expect(mails).toHaveLength(2)
    expect(first?.length).toBeGreaterThan(0)
    expect(later.length).toBeGreaterThan(0)
    for (const sentence of first ?? []) expect(opening).toContain(`- ${sentence}\n`)
    for (const sentence of later) expect(turn).toContain(`- ${sentence}\n`)
    for (const sentence of later) expect(opening).not.toContain(`- ${sentence}\n`)
    for (const sentence of first ?? []) expect(turn).not.toContain(`- ${sentence}\n`)
  })

  test('leaves out what the seat did by hand before, and what others did', async () => {
    const match = await startedMatch()
    for (const seat of everybody.keys()) await decidesByHand(match, seat)
    const { seat } = await prisma.decision.findFirstOrThrow({ where: { matchId: match } })
    const turn = await owedBy(seat, match)
    await decidesByHand(match, seat)
    expect(await owedBy(seat, match)).toEqual(turn)
    await answeredFor(match, seat, 'clock')
    await worker.drain()

    const text = body(theMail(everybody[seat] ?? ann, 'a decision was made for you'))
    const { record, head } = await known.newest(match)
    const entries = await readEntries(platform, match, { after: 1 })
    const byClock = entries.filter(({ actor }) => actor.kind === 'seat' && actor.by === 'clock')
    const done = byClock.flatMap((entry) => sentences(entry, record, head))
    const byHand = entries
      .filter((entry) => !byClock.includes(entry))
      .flatMap((entry) => sentences(entry, record, head))
    expect(done.length).toBeGreaterThan(0)
    for (const sentence of done) expect(text).toContain(`- ${sentence}`)
    for (const sentence of byHand.filter((each) => !done.includes(each))) expect(text).not.toContain(`- ${sentence}\n`)
  })

  test('is sent even if the match is over', async () => {
    const match = await startedMatch()
    await answeredFor(match, 1, 'bot')
    await playing.abort(match)
    await worker.drain()

    expect(body(theMail(bob, 'a decision was made for you'))).toContain('A bot decided for you')
  })

  test('is sent once per question, to its seat only', async () => {
    const match = await startedMatch()
    await answeredFor(match, 1, 'bot')
    await worker.drain()
    await worker.drain()

    const notices = await prisma.notice.findMany({ where: { matchId: match, topic: 'decided-for-you' } })
    expect(notices.map(({ accountId, status }) => ({ accountId, status }))).toEqual([
      { accountId: bob.id, status: 'sent' },
    ])
  })

  test('is withheld from a reader who no longer holds the seat', async () => {
    const match = await startedMatch()
    const decided = await owedBy(1, match)
    await answeredFor(match, 1, 'bot')

    expect(await notify(cleo, { topic: 'decided-for-you', by: 'bot', ...decided })).toBe('not-in-match')
  })

  test('is withheld if nothing was done', async () => {
    const match = await startedMatch()
    const decided = await owedBy(1, match)
    await decidesByHand(match, 1)

    expect(await notify(bob, { topic: 'decided-for-you', by: 'bot', ...decided })).toBe('cause-gone')
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { submit } from '../../src/journal/submit.ts'
import { judgement } from '../../src/matches/playing/refusals.ts'
import { botTakes } from '../../src/matches/substitutes/substitutes.ts'
import type { Delivered } from '../support/mail-server.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { expected } from './mails/seat-sentences.ts'
import { caller, lastMove, stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker } = paquebot
const { prisma } = platform.database
const { mailsTo, theMail } = mailbox(server)
const on = stage(paquebot)
const { notify, owedBy } = on

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const dora = await newPlayer(paquebot, { name: 'Dora' })

beforeEach(async () => {
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {} } })
  server.delivered.splice(0)
})

const startedMatch = () => on.started([ann, bob, cleo])

/** Bob's seat is open to a substitute from now on. */
async function offered(match: string): Promise<void> {
  await prisma.participant.updateMany({ where: { matchId: match, seat: 1 }, data: { offeredAt: clock.now() } })
  await prisma.match.update({ where: { id: match }, data: { roster: { increment: 1 } } })
}

/** A match in which Dora plays on for Bob. @returns it with the version from which on she does */
async function withDora() {
  const match = await startedMatch()
  await offered(match)
  return { match, version: await on.takesOver(match, 1, dora) }
}

/** A match in which a bot plays on for Bob. */
async function withBot() {
  const match = await startedMatch()
  const { live } = await on.change(match, (newest) => botTakes(platform, newest, 1))
  return { match, version: live.record.version }
}

const changed = (match: string, version: number) => ({ topic: 'seat-changed', match, seat: 1, version }) as const

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = {
  ...expected.fr,
  takenBack: 'Bob a repris des coups',
  changedHands: 'La place 2 a changé de mains : Dora y joue maintenant.',
}

describe('mails about who plays for a seat, in French', () => {
  const complete = (mail: Delivered, ...sentences: string[]) => {
    for (const sentence of sentences) expect(body(mail)).toContain(sentence)
    expect(body(mail)).toContain('Friday table')
    expect(body(mail)).not.toMatch(slips)
    expect(header(mail, 'content-language')).toBe('fr')
  }

  beforeEach(async () => {
    await prisma.account.updateMany({ data: { language: 'fr', timeZone: 'Asia/Tokyo' } })
  })

  test('a person plays on: one wording for them, one for the former player, and one for the others', async () => {
    await withDora()
    await worker.drain()

    const [subject, sentence] = say.welcome
    complete(theMail(dora, subject), sentence, say.journal, 'http://paquebot.test/links/match#', 'Ann', 'Cleo')
    complete(theMail(bob, say.farewell('Dora')), say.farewellText)
    expect(body(theMail(bob, say.farewell('Dora')))).not.toContain(say.comeBack)
    for (const other of [ann, cleo]) {
      complete(theMail(other, say.tidings('Dora')), 'Dora', say.seatTwo)
      expect(body(theMail(other, say.tidings('Dora')))).not.toContain(say.open)
    }
  })

  test('a bot plays on: the former player can return, and the seat stays open', async () => {
    const { match } = await withBot()
    await worker.drain()

    const request = `POST /v1/matches/${match}/substitute {"seat":1}`
    complete(theMail(bob, say.farewell(say.bot)), say.comeBack, request)
    expect(body(theMail(bob, say.farewell(say.bot)))).not.toContain(say.farewellText)
    complete(theMail(ann, say.tidings(say.bot)), say.seatTwo, say.open)
  })

  test.each(['condition', 'refused'] as const)('standing orders that were cancelled: %s', async (why) => {
    const match = await startedMatch()
    expect(await notify(bob, { topic: 'orders-cancelled', why, ...(await owedBy(1, match)) })).toBe('sent')

    complete(theMail(bob, say.orders), say.why[why], say.all, say.asked, say.again)
  })

  test('what happened since one’s last decision: the player of that time took moves back, and a seat has changed hands', async () => {
    const match = await startedMatch()
    await on.moves(match, 1, bob)
    await on.playing.takeBack(match, { caller: caller(bob), language: 'en' }, {})
    await offered(match)
    await on.takesOver(match, 1, dora)
    await notify(ann, { topic: 'your-turn', ...(await owedBy(0, match)) })

    const [text] = mailsTo(ann).filter((mail) => body(mail).includes(say.asked))
    for (const sentence of [say.takenBack, say.changedHands]) expect(text && body(text)).toContain(`- ${sentence}`)
  })
})

describe('a mail about a seat’s new player', () => {
  test('is withheld if the seat has changed hands again, which has a notice of its own', async () => {
    const { match, version } = await withBot()
    const later = await on.takesOver(match, 1, dora)
    await prisma.notice.deleteMany({})

    for (const person of [ann, bob, cleo]) expect(await notify(person, changed(match, version))).toBe('cause-gone')
    for (const person of [ann, cleo, dora]) expect(await notify(person, changed(match, later))).toBe('sent')
    expect(await notify(bob, changed(match, later))).toBe('not-in-match')
  })

  test('names the former player, even a bot', async () => {
    const { match } = await withBot()
    await on.takesOver(match, 1, dora)
    await worker.drain()

    expect(body(theMail(dora, 'welcome to the match'))).toContain('play on for Bot 2')
    expect(body(theMail(ann, 'Dora plays on for Bot 2'))).toContain('Dora now holds seat 2')
  })

  test('is a welcome to a player who takes their seat back from a bot', async () => {
    const { match } = await withBot()
    await prisma.notice.deleteMany({})
    await on.takesOver(match, 1, bob)
    await worker.drain()

    expect(body(theMail(bob, 'welcome to the match'))).toContain('You hold seat 2')
    expect(body(theMail(ann, 'Bob plays on for Bot 2'))).toContain('seat 2')
  })

  test('is withheld if the match is over', async () => {
    const { match, version } = await withDora()
    await on.playing.abort(match)

    for (const person of [ann, bob, dora]) expect(await notify(person, changed(match, version))).toBe('match-over')
  })

  test('is withheld from a reader who takes no part in the match', async () => {
    const { match, version } = await withBot()

    expect(await notify(dora, changed(match, version))).toBe('not-in-match')
  })

  test('is withheld if the seat did not change hands at that version', async () => {
    expect(await notify(ann, changed(await startedMatch(), 1))).toBe('cause-gone')
  })
})

describe('a mail about cancelled standing orders', () => {
  test.each([
    ['en', 'Carry out Siesta', 'It is not your turn.'],
    ['fr', 'Exécuter Siesta', 'Ce n’est pas votre tour.'],
    ['ru', 'Выполнить действие Siesta', 'Сейчас не ваш ход.'],
    ['es', 'Ejecutar Siesta', 'No es su turno.'],
  ])('names the order and the rule that refused it, in the reader’s language: %s', async (language, order, reason) => {
    const match = await startedMatch()
    await prisma.account.update({ where: { id: bob.id }, data: { language } })
    const refusal = { rule: 'havana/not-your-turn', params: {} }
    const move = { type: 'siesta' }
    await notify(bob, { topic: 'orders-cancelled', why: 'refused', ...(await owedBy(1, match)), move, refusal })

    const [mail] = mailsTo(bob)
    for (const sentence of [order, reason]) expect(mail && body(mail)).toContain(`- ${sentence}`)
  })

  const cancelled = async (match: string) =>
    ({ topic: 'orders-cancelled', why: 'refused', ...(await owedBy(1, match)) }) as const

  test('gives the deadline for the decision', async () => {
    const match = await startedMatch()
    const dueAt = new Date('2026-03-04T20:30:00.000Z')
    await prisma.decision.updateMany({ where: { matchId: match }, data: { dueAt } })
    await notify(bob, await cancelled(match))

    expect(body(theMail(bob, 'your standing orders were cancelled'))).toMatch(/You have until .*4 March 2026 at 20:30/)
  })

  test('is sent even if the question is answered meanwhile: the other orders are cancelled as well', async () => {
    const match = await startedMatch()
    const notice = await cancelled(match)
    await on.moves(match, 1, bob)

    expect(await notify(bob, notice)).toBe('sent')
    const text = body(theMail(bob, 'your standing orders were cancelled'))
    expect(text).toContain('What was asked of you')
    expect(text).not.toContain('You decide yourself now.')
  })

  test('is withheld if the match is over', async () => {
    const match = await startedMatch()
    const notice = await cancelled(match)
    await on.playing.abort(match)

    expect(await notify(bob, notice)).toBe('match-over')
  })

  test('is withheld from a reader who no longer holds the seat, or holds another one', async () => {
    const { match } = await withDora()
    const notice = await cancelled(match)

    for (const person of [ann, bob]) expect(await notify(person, notice)).toBe('not-in-match')
  })
})

describe('what happened since one’s last decision', () => {
  test('begins before a standing order’s move: its player has not seen that yet', async () => {
    const match = await startedMatch()
    for (const [seat, person] of [ann, bob, cleo].entries()) await on.moves(match, seat, person)
    const { seat } = await prisma.decision.findFirstOrThrow({ where: { matchId: match } })
    const reader = [ann, bob, cleo][seat] ?? ann
    const { record, head, entries } = await movesByOrder(match, seat)
    const asked = await owedBy(seat, match)
    await notify(reader, { topic: 'your-turn', ...asked })

    const names = (each: number) => [ann, bob, cleo][each]?.name ?? ''
    const done = entries
      .flatMap(({ events }) => events)
      .map((event) => record.game.wordingOf(head.state, 'en').event(event, names))
      .filter((sentence) => sentence !== '')
    expect(done.length).toBeGreaterThan(0)
    const text = mailsTo(reader).map(body).at(-1) ?? ''
    for (const sentence of done) expect(text).toContain(`- ${sentence}`)
  })
})

/** Makes a seat's move as its standing order would. */
async function movesByOrder(match: string, seat: number) {
  const { live, entries } = await on.change(match, (newest) => {
    const { record, head, secrets } = newest
    const move = lastMove(record, head.state, seat)
    const submission = { seat, by: 'order' as const, moves: move ? [move] : [], at: clock.now().toISOString() }
    return judgement(newest, submit(record.game, head, secrets, submission), 'en')
  })
  return { record: live.record, head: live.head, entries }
}

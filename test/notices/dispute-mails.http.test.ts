import { beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import type { NoticeDraft } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newAdministrator, newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, mailbox, slips } from './mailbox.ts'
import { expected } from './mails/dispute-sentences.ts'
import { stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { clock, platform } = paquebot
const { prisma } = platform.database
const { mailsTo, theMail } = mailbox(server)
const on = stage(paquebot)

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const dora = await newPlayer(paquebot, { name: 'Dora' })
const vera = await newAdministrator(paquebot, { name: 'Vera' })

beforeEach(async () => {
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {}, role: 'player' } })
  await prisma.account.update({ where: { id: vera.id }, data: { role: 'administrator' } })
  server.delivered.splice(0)
})

type Made = Partial<Prisma.DisputeUncheckedCreateInput>

/** A dispute that Ann has raised. @returns the match */
async function dispute(made: Made = {}): Promise<string> {
  const match = await on.started([ann, bob, cleo])
  const raised = { seat: 0, accountId: ann.id, version: 1, text: 'Bob moved <twice>.', freezes: false }
  await prisma.dispute.create({ data: { matchId: match, number: 1, ...raised, createdAt: clock.now(), ...made } })
  return match
}
const freeze = (match: string) => prisma.match.update({ where: { id: match }, data: { frozenAt: clock.now() } })
const ruledBy = (status: 'upheld' | 'rejected'): Made => ({
  status,
  ruledById: vera.id,
  reasons: 'The journal shows it.',
  doneAt: clock.now(),
})
const remedies = [
  { kind: 'rewind', to: 1 },
  { kind: 'move', seat: 1, move: { type: 'end-turn' } },
]

const notify = (person: Person, match: string, topic: 'dispute-raised' | 'dispute-ruled') =>
  on.notify(person, { topic, match, dispute: 1 })

/** Somebody at the table comments on the dispute. */
async function says(match: string, text: string, made: Partial<Prisma.DisputeCommentUncheckedCreateInput> = {}) {
  const data = { matchId: match, number: 1, place: 1, seat: 1, accountId: bob.id, text, at: clock.now(), ...made }
  await prisma.disputeComment.create({ data })
}
const said = (match: string): NoticeDraft => ({ topic: 'dispute-said', match, dispute: 1, place: 1 })

// `mails/dispute-letters.unit.test.ts` holds what the mails say in each language.
describe('in the reader’s language, such as French', () => {
  const say = expected.fr
  beforeEach(() => prisma.account.updateMany({ data: { language: 'fr' } }))

  test('a mail about a dispute says what is wrong, what becomes of the match meanwhile, and how to comment', async () => {
    const match = await dispute({ freezes: true })
    await freeze(match)
    expect(await notify(bob, match, 'dispute-raised')).toBe('sent')
    const mail = theMail(bob, say.raised)
    for (const part of [say.by, 'Bob moved <twice>.', say.frozen, `${match}/disputes/1/comments`]) {
      expect(body(mail)).toContain(part)
    }
    expect(body(mail)).not.toContain('/v1/admin/')
    expect(mail.mail.html).toContain('Bob moved &lt;twice&gt;.')
  })

  test('a mail about a comment says who made it, and how to answer', async () => {
    const match = await dispute()
    await says(match, 'I did not.')
    expect(await on.notify(ann, said(match))).toBe('sent')
    const text = body(theMail(ann, say.comment))
    for (const part of ['Bob', 'I did not.', `${match}/disputes/1/comments`]) expect(text).toContain(part)
  })

  test('a mail about a ruling has its reasons, what was done, and that nothing was erased', async () => {
    const match = await dispute({ ...ruledBy('upheld'), remedies, first: 5, last: 6 })
    expect(await notify(bob, match, 'dispute-ruled')).toBe('sent')
    expect(await notify(ann, match, 'dispute-ruled')).toBe('sent')
    const text = body(theMail(bob, say.upheld))
    for (const part of [
      'Vera',
      'Ann',
      'Bob moved <twice>.',
      'The journal shows it.',
      say.rewound,
      say.kept,
      say.anew,
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/\b5\b.*\b6\b/)
    expect(text).not.toContain(say.own)
    expect(body(theMail(ann, say.upheld))).toContain(say.own)
  })

  test('a mail about a ruling without remedies says so', async () => {
    const match = await dispute(ruledBy('rejected'))
    expect(await notify(cleo, match, 'dispute-ruled')).toBe('sent')
    const text = body(theMail(cleo, say.rejected))
    for (const part of ['The journal shows it.', say.nothing]) expect(text).toContain(part)
    expect(text).not.toContain(say.kept)
    expect(text).not.toContain(say.goesOn)
  })

  test('a mail about a withdrawn dispute says so, and that the match goes on', async () => {
    const match = await dispute({ status: 'withdrawn', freezes: true, doneAt: clock.now() })
    expect(await notify(bob, match, 'dispute-ruled')).toBe('sent')
    const text = body(theMail(bob, say.withdrawn))
    for (const part of ['Ann', say.goesOn]) expect(text).toContain(part)
  })

  test('no sentence has a gap', async () => {
    const match = await dispute({ ...ruledBy('upheld'), remedies: [{ kind: 'annul' }], first: 2, last: 2 })
    expect(await notify(bob, match, 'dispute-ruled')).toBe('sent')
    const open = await dispute({ seat: null, accountId: vera.id })
    await says(open, 'Hm.', { seat: null, accountId: vera.id })
    expect(await notify(cleo, open, 'dispute-raised')).toBe('sent')
    expect(await on.notify(cleo, said(open))).toBe('sent')
    expect(server.delivered).toHaveLength(3)
    for (const mail of server.delivered) expect(`${mail.mail.subject}\n${body(mail)}`).not.toMatch(slips)
    for (const mail of mailsTo(cleo)) expect(body(mail)).toContain(`Vera (${say.administrator})`)
  })
})

describe('a mail about a dispute', () => {
  test('leads an administrator without a seat to the page on which the dispute is judged, and a program to the queue', async () => {
    const match = await dispute()
    expect(await notify(vera, match, 'dispute-raised')).toBe('sent')
    const text = body(theMail(vera, expected.en.raised))
    expect(text).toContain(`Judge the dispute:\nhttp://paquebot.test/administration/matches/${match}\n`)
    expect(text).toContain('GET /v1/admin/disputes')
    expect(text).toContain('The match goes on meanwhile.')
  })

  test('is sent to nobody but the table and the administrators', async () => {
    const match = await dispute()
    expect(await notify(dora, match, 'dispute-raised')).toBe('not-in-match')
    await prisma.account.update({ where: { id: vera.id }, data: { role: 'player' } })
    expect(await notify(vera, match, 'dispute-raised')).toBe('not-in-match')
  })

  test('is withheld if the dispute is settled, and so are mails about its comments', async () => {
    const match = await dispute({ status: 'withdrawn' })
    await says(match, 'I did not.')
    expect(await notify(bob, match, 'dispute-raised')).toBe('dispute-over')
    expect(await on.notify(ann, said(match))).toBe('dispute-over')
    expect(await notify(bob, await dispute(), 'dispute-ruled')).toBe('cause-gone')
  })

  test('says nothing about a player whose account is erased', async () => {
    const match = await dispute({ accountId: null, text: '' })
    await says(match, '', { accountId: null })
    expect(await notify(bob, match, 'dispute-raised')).toBe('cause-gone')
    expect(await on.notify(ann, said(match))).toBe('cause-gone')
    expect(await notify(bob, match, 'dispute-ruled')).toBe('cause-gone')
    await prisma.dispute.updateMany({ where: { matchId: match }, data: { status: 'rejected', ruledById: vera.id } })
    expect(await notify(cleo, match, 'dispute-ruled')).toBe('sent')
    expect(body(theMail(cleo, expected.en.rejected))).toContain('the dispute that somebody who has left raised')
  })

  test('about its ruling goes to a player who lost a seat by it, and to nobody who never had one', async () => {
    const match = await dispute(ruledBy('upheld'))
    await prisma.participant.updateMany({ where: { matchId: match, accountId: cleo.id }, data: { seat: null } })
    expect(await notify(cleo, match, 'dispute-ruled')).toBe('sent')
    expect(await notify(dora, match, 'dispute-ruled')).toBe('not-in-match')
    await says(match, 'Well.')
    expect(await on.notify(cleo, said(match))).toBe('not-in-match')
  })

  test('about its ruling goes to the administrator who raised it', async () => {
    const match = await dispute({ ...ruledBy('upheld'), accountId: vera.id, seat: null })
    expect(await notify(vera, match, 'dispute-ruled')).toBe('sent')
    expect(await notify(dora, match, 'dispute-ruled')).toBe('not-in-match')
  })

  test('says that the match stays frozen if another dispute freezes it', async () => {
    const match = await dispute({ ...ruledBy('rejected'), freezes: true })
    await freeze(match)
    expect(await notify(bob, match, 'dispute-ruled')).toBe('sent')
    expect(body(theMail(bob, expected.en.rejected))).toContain('is still frozen because of another dispute')
  })

  test('says so if it was raised after the end', async () => {
    const match = await dispute()
    await prisma.match.update({ where: { id: match }, data: { status: 'aborted', endedAt: clock.now() } })
    expect(await notify(bob, match, 'dispute-raised')).toBe('sent')
    expect(body(theMail(bob, expected.en.raised))).toContain('The match is over; a ruling can still change that.')
  })
})

test.each([
  ['dispute-said', 'messages'],
  ['dispute-ruled', 'table'],
] as const)('mails about %s are switched off as %s', async (topic, kind) => {
  const match = await dispute(topic === 'dispute-ruled' ? ruledBy('rejected') : {})
  await says(match, 'I did not.')
  await prisma.account.updateMany({ data: { mails: { [kind]: 'off' } } })
  const draft: NoticeDraft = topic === 'dispute-said' ? said(match) : { topic, match, dispute: 1 }
  expect(await on.notify(ann, draft)).toBe('mails-switched-off')
})

import { createPublicKey } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openedBy } from '../../src/journal/entry.ts'
import { verifyHead } from '../../src/journal/head-signature.ts'
import { headsIn } from '../../src/journal/kept-heads.ts'
import { readEntries } from '../../src/matches/record/journal.ts'
import { openSeal } from '../../src/matches/record/seal.ts'
import { noMails } from '../../src/platform/mail-settings.ts'
import { type NewNotice, noticeRow } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { type StartedMatch, startedMatch } from '../support/started-match.ts'
import { body, header, mailbox, slips } from './mailbox.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker } = paquebot
const { prisma } = platform.database

/** Names that would inject HTML or headers without escaping. */
const ann = await newPlayer(paquebot, { name: 'Ann <b>"&\' Lee' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const everybody = [ann, bob, cleo]

beforeEach(async () => {
  await prisma.notice.deleteMany({})
  await prisma.account.updateMany({
    data: { language: 'en', timeZone: 'UTC', mails: {}, status: 'active', suspendedUntil: null },
  })
  server.delivered.splice(0)
})

const { mailsTo, theMail } = mailbox(server)

/** Sends what is due, including mails that wait for the mover's grace period. */
async function deliver(): Promise<void> {
  clock.turn(5 * 60_000)
  await worker.drain()
}

async function reasonsOf(match: string, topic: string): Promise<(string | null)[]> {
  const rows = await prisma.notice.findMany({ where: { matchId: match, topic }, orderBy: { id: 'asc' } })
  return rows.map(({ status, reason }) => (status === 'withheld' ? reason : status))
}

/** The one seat that owes a decision. */
async function askedSeat({ id }: StartedMatch): Promise<number> {
  const [decision, ...others] = await prisma.decision.findMany({ where: { matchId: id } })
  if (!decision || others.length > 0) throw new Error(`${others.length + 1} seats owe a decision`)
  return decision.seat
}

async function everybodyOpens(match: StartedMatch): Promise<void> {
  for (const seat of everybody.keys()) await match.move(seat)
}

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = {
  started: 'la partie a commencé, à vous de jouer',
  ended: 'la partie est terminée',
  aborted: 'la partie a été interrompue',
  day: /depuis le lundi 2 mars 2026 à 18:/,
  asked: 'Choisissez',
  points: /1\. .* : \d+ points?\n/,
}

describe('mails about a match, in French', () => {
  beforeEach(async () => {
    await prisma.account.updateMany({ data: { language: 'fr', timeZone: 'Asia/Tokyo' } })
  })

  test('are complete: the start with one’s turn, and the end', async () => {
    const match = await startedMatch(paquebot, everybody)
    await deliver()
    const started = theMail(bob, say.started)
    await match.resign(0)
    await match.resign(1)
    await deliver()
    const ended = theMail(bob, say.ended)

    for (const mail of [started, ended]) {
      expect(mail.mail.subject).toMatch(/^Friday table \(.+\)\s?: /)
      expect(body(mail)).toContain('Bob')
      expect(body(mail)).toContain('Friday table')
      expect(body(mail)).toMatch(/http:\/\/paquebot\.test\/links\/match(\?tab=match)?#./)
      expect(body(mail)).not.toContain('/v1/matches/')
      expect(body(mail)).toContain(`http://paquebot.test/links/head#${match.id}/`)
      expect(body(mail)).not.toMatch(slips)
      expect(header(mail, 'content-language')).toBe('fr')
    }
    for (const { name } of everybody) expect(body(started)).toContain(name)
    expect(body(started)).toMatch(say.day)
    expect(body(started)).toContain(say.asked)
    expect(body(ended)).toMatch(say.points)
    for (const { name } of everybody) expect(body(ended)).toContain(name)
  })

  test('say that a match was aborted', async () => {
    const match = await startedMatch(paquebot, everybody)
    await match.abort()
    await deliver()

    for (const person of everybody) expect(body(theMail(person, say.aborted))).toContain('Friday table')
  })
})

describe('a turn mail', () => {
  test('has what happened since the seat’s last decision, the question, and the position, as that seat may know them', async () => {
    const match = await startedMatch(paquebot, everybody)
    await everybodyOpens(match)
    const first = await askedSeat(match)
    while ((await askedSeat(match)) === first) await match.move(first)
    const reader = await askedSeat(match)
    await deliver()

    const turn = theMail(everybody[reader] ?? ann, 'your turn')
    const names = (seat: number) => everybody[seat]?.name ?? ''
    const all = await readEntries(platform, match.id)
    const wording = match.record.game.wordingOf(openedBy(all).position, 'en')
    const entries = all.slice(1)
    const own = entries.findLast(({ actor }) => actor.kind === 'seat' && actor.seat === reader)?.version ?? 0
    const secret = entries
      .flatMap(({ events }) => events)
      .filter((event) => match.record.game.audience(event) !== 'all' && !isFor(match, event, reader))
      .map((event) => wording.event(event, names))
    const open = entries
      .filter(({ version }) => version > own)
      .flatMap(({ events }) => events)
      .filter((event) => match.record.game.audience(event) === 'all')
      .map((event) => wording.event(event, names))
      .filter((sentence) => sentence !== '')

    expect(secret.length).toBeGreaterThan(0)
    for (const sentence of secret) expect(body(turn)).not.toContain(sentence)
    expect(open.length).toBeGreaterThan(0)
    for (const sentence of open) expect(body(turn)).toContain(`- ${sentence}`)
    expect(body(turn)).toContain('Take your turn')
    expect(turn.raw).not.toContain(openSeal(platform, match.record).seed)
  })

  test('is sent once per question, and only to the seat that is asked', async () => {
    const match = await startedMatch(paquebot, everybody)
    await deliver()
    await deliver()

    expect(await reasonsOf(match.id, 'your-turn')).toEqual(['merged', 'merged', 'merged'])
    for (const person of everybody) expect(mailsTo(person)).toHaveLength(1)
  })

  test('is withheld if the turn was taken meanwhile', async () => {
    const match = await startedMatch(paquebot, everybody)
    await match.move(1)
    await deliver()

    expect(await reasonsOf(match.id, 'your-turn')).toEqual(['merged', 'decision-taken', 'merged'])
  })

  test('is withheld if the match is over meanwhile, and so is the mail about its start', async () => {
    const match = await startedMatch(paquebot, everybody)
    await match.abort()
    await deliver()

    expect(await reasonsOf(match.id, 'your-turn')).toEqual(['match-over', 'match-over', 'match-over'])
    expect(await reasonsOf(match.id, 'match-started')).toEqual(['match-over', 'match-over', 'match-over'])
    expect(await reasonsOf(match.id, 'match-aborted')).toEqual(['sent', 'sent', 'sent'])
  })

  test.each([
    ['account-suspended', { status: 'suspended' }],
    ['account-banned', { status: 'banned' }],
    ['account-unconfirmed', { status: 'unconfirmed' }],
    ['account-erased', { status: 'erased' }],
    ['mails-switched-off', { mails: noMails }],
  ] as const)('is withheld with the reason %s', async (reason, data) => {
    const match = await startedMatch(paquebot, everybody)
    await prisma.account.update({ where: { id: bob.id }, data })
    await deliver()

    expect(await reasonsOf(match.id, 'your-turn')).toEqual(['merged', reason, 'merged'])
    expect(mailsTo(bob)).toEqual([])
  })

  test('is sent again after a suspension has ended by itself', async () => {
    await prisma.account.update({
      where: { id: bob.id },
      data: { status: 'suspended', suspendedUntil: new Date(clock.now().getTime() + 1000) },
    })
    const match = await startedMatch(paquebot, everybody)
    await deliver()

    expect(await reasonsOf(match.id, 'your-turn')).toEqual(['merged', 'merged', 'merged'])
  })

  test('is withheld from a reader without a seat in the match', async () => {
    const match = await startedMatch(paquebot, [ann, bob])
    const stray: NewNotice = {
      key: 'stray',
      accountId: cleo.id,
      matchId: match.id,
      draft: { topic: 'your-turn', match: match.id, seat: 0, version: 1, question: 'opening' },
    }
    await prisma.notice.create({ data: noticeRow(stray) })
    await deliver()

    expect(await prisma.notice.findUnique({ where: { key: 'stray' } })).toMatchObject({ reason: 'not-in-match' })
  })
})

describe('the mails of one match', () => {
  test('form a thread for each reader', async () => {
    const match = await startedMatch(paquebot, everybody)
    await everybodyOpens(match)
    await deliver()
    await match.abort()
    await deliver()
    const other = await startedMatch(paquebot, everybody)
    await deliver()

    const roots = (person: Person, id: string) =>
      new Set(
        mailsTo(person)
          .filter((mail) => body(mail).includes(id))
          .map((mail) => `${header(mail, 'references')} ${header(mail, 'in-reply-to')}`),
      )
    expect(mailsTo(ann).length).toBeGreaterThan(1)
    expect(roots(ann, match.id).size).toBe(1)
    expect([...roots(ann, match.id)][0]).toMatch(/^(<[0-9a-f]{32}@paquebot\.test>) \1$/)
    expect(roots(ann, match.id)).not.toEqual(roots(bob, match.id))
    expect(roots(ann, match.id)).not.toEqual(roots(ann, other.id))
    const ids = server.delivered.map(({ mail }) => mail.messageId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('can be switched off with one click, and are marked as automatic', async () => {
    await startedMatch(paquebot, [ann, bob])
    await deliver()

    for (const mail of server.delivered) {
      expect(header(mail, 'list-unsubscribe')).toMatch(
        /^<http:\/\/paquebot\.test\/v1\/unsubscribe\/[\w-]{43}\?of=turns\.table>$/,
      )
      expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(header(mail, 'auto-submitted')).toBe('auto-generated')
    }
  })

  test('contain the head of the journal, signed with the server’s key', async () => {
    const match = await startedMatch(paquebot, [ann, bob])
    await deliver()

    const { text, html } = theMail(ann, 'it is your turn').mail
    const { version, hash } = await prisma.match.findUniqueOrThrow({ where: { id: match.id } })
    const publicKey = createPublicKey(platform.secrets.signing.publicKey)
    for (const kept of [text, html]) {
      const heads = headsIn(kept ?? '')
      expect(heads).toMatchObject([{ match: match.id, version, hash }])
      expect(heads.map((head) => verifyHead(head, publicKey))).toEqual([true])
    }
  })
})

describe('names that players choose', () => {
  test('are escaped in HTML, and unchanged in the text', async () => {
    await startedMatch(paquebot, [ann, bob], 'A <script>alert(1)</script> & "more"')
    await deliver()

    const { mail } = theMail(ann, 'the match has begun, and it is your turn')
    expect(mail.text).toContain('<script>alert(1)</script> & "more"')
    expect(mail.text).toContain('Ann <b>"&\' Lee')
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).toContain('Ann &lt;b&gt;&quot;&amp;&#39; Lee')
  })

  test('cannot add headers or recipients, even if they contain line breaks', async () => {
    await prisma.account.update({
      where: { id: bob.id },
      data: { name: 'Bob\r\nBcc: victim@example.org\r\n\r\nbody, "x" <evil@example.org>' },
    })
    await startedMatch(paquebot, [ann, bob], 'Table\r\nX-Injected: yes\r\n\r\n<html>')
    await deliver()
    await prisma.account.update({ where: { id: bob.id }, data: { name: 'Bob' } })

    expect(mailsTo(bob).length).toBeGreaterThan(0)
    for (const delivered of server.delivered) {
      expect(delivered.to).toHaveLength(1)
      expect(header(delivered, 'bcc')).toBeUndefined()
      expect(header(delivered, 'x-injected')).toBeUndefined()
      expect(delivered.mail.to).toHaveLength(1)
      expect(everybody.map(({ email }) => email)).toContain(delivered.mail.to?.[0]?.address)
    }
  })
})

function isFor(match: StartedMatch, event: { readonly type: string }, seat: number): boolean {
  const audience = match.record.game.audience(event)
  return audience === 'all' || audience.includes(seat)
}

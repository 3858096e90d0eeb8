import { beforeEach, describe, expect, test } from 'vitest'
import { amending } from '../../src/matches/commit/amend.ts'
import { groupCommit } from '../../src/matches/commit/group-commit.ts'
import { claimWin } from '../../src/matches/playing/claims.ts'
import type { NoticeDraft } from '../../src/platform/outbox.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { expected } from './mails/absence-sentences.ts'
import { caller, stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform } = paquebot
const { prisma } = platform.database
const { theMail, mailsTo } = mailbox(server)
const on = stage(paquebot)
const { notify } = on

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })
const dora = await newPlayer(paquebot, { name: 'Dora' })

beforeEach(async () => {
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {} } })
  server.delivered.splice(0)
})

const deadline = new Date('2026-03-01T20:30:00.000Z')

/** Bob, in seat 1, has missed three decisions in a row, and is late with one. */
async function vanished(): Promise<string> {
  const match = await on.started([ann, bob, cleo])
  await prisma.participant.updateMany({
    where: { matchId: match, seat: 1 },
    data: { missed: 3, offeredAt: platform.clock.now() },
  })
  await prisma.decision.updateMany({
    where: { matchId: match, seat: 1 },
    data: { dueAt: deadline, missedAt: deadline },
  })
  return match
}

const opened = (match: string): NoticeDraft => ({ topic: 'seat-opened', match, seat: 1, version: 1 })

/** As `vanished`, and Cleo has resigned: Ann and Bob are the only two left. */
async function twoAreLeft(): Promise<string> {
  const match = await vanished()
  await prisma.participant.updateMany({ where: { matchId: match, seat: 2 }, data: { leftAt: platform.clock.now() } })
  return match
}

async function claimed(match: string): Promise<NoticeDraft> {
  const draft: NoticeDraft = { topic: 'win-claimed', ...(await on.owedBy(1, match)) }
  await claimWin(platform, amending(platform, groupCommit(platform)), match, caller(ann))
  return draft
}

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = expected.fr

describe('mails about absent players, in French', () => {
  beforeEach(() => prisma.account.updateMany({ data: { language: 'fr' } }))

  test('say that a seat is open: to its player, and in other words to the others', async () => {
    const match = await vanished()
    for (const person of [ann, bob]) expect(await notify(person, opened(match))).toBe('sent')
    const [own, other] = [theMail(bob, say.own), theMail(ann, say.other)]

    expect(body(own)).toContain(say.ownTold)
    expect(body(own)).toContain(say.back)
    expect(body(other)).toContain(say.otherTold)
    expect(body(other)).toContain(say.invite)
    expect(body(other)).not.toContain(say.offer)
    for (const mail of [own, other]) {
      expect(body(mail)).not.toMatch(slips)
      expect(header(mail, 'content-language')).toBe('fr')
    }
  })

  test('tell the only remaining player what they may do', async () => {
    const match = await twoAreLeft()
    await notify(ann, opened(match))

    expect(body(theMail(ann, say.other))).toContain(say.offer)
  })

  test('say that seats will open from now on, and after how many missed decisions', async () => {
    const match = await on.started([ann, bob, cleo])
    await prisma.match.update({ where: { id: match }, data: { seatOpensAfter: 4 } })
    for (const person of [ann, bob, cleo]) {
      expect(await notify(person, { topic: 'seats-will-open', match })).toBe('sent')
      expect(body(theMail(person, say.willOpen))).toContain(say.willOpenTold)
      expect(body(theMail(person, say.willOpen))).not.toMatch(slips)
    }
  })

  test('say who claims the win, until when there is time, and what is asked', async () => {
    const match = await twoAreLeft()
    const draft = await claimed(match)
    expect(await notify(bob, draft)).toBe('sent')
    const mail = mailsTo(bob).find(({ mail }) => mail.subject?.includes(say.claimed))
    if (mail === undefined) throw new Error(`no mail says “${say.claimed}”`)
    const { record } = await on.known.newest(match)
    const { dueAt, question } = record.decisions.find(({ seat }) => seat === 1) ?? {}

    expect(body(mail)).toContain(say.claimedTold)
    expect(body(mail)).toContain(say.forfeit)
    expect(body(mail)).toContain(record.game.wording.fr.question(String(question)))
    expect(dueAt?.toISOString()).toMatch(/^2026-03-/)
    expect(body(mail)).toContain(String(dueAt?.getUTCDate()))
    expect(body(mail)).not.toMatch(slips)
  })
})

describe('a mail that is no longer true is withheld', () => {
  test('about an open seat: its player is back, another player has it, or the match is over', async () => {
    const match = await vanished()
    await prisma.participant.updateMany({ where: { matchId: match, seat: 1 }, data: { offeredAt: null } })
    expect(await notify(ann, opened(match))).toBe('cause-gone')

    const taken = await vanished()
    await on.takesOver(taken, 1, dora)
    expect(await notify(ann, opened(taken))).toBe('cause-gone')
    expect(await notify(bob, opened(taken))).toBe('not-in-match')

    const over = await vanished()
    await on.playing.abort(over)
    expect(await notify(ann, opened(over))).toBe('match-over')
  })

  test('about seats that will open: the match is over', async () => {
    const match = await on.started([ann, bob, cleo])
    await on.playing.abort(match)
    expect(await notify(ann, { topic: 'seats-will-open', match })).toBe('match-over')
  })

  test('about a claim to the win: the late player has decided meanwhile', async () => {
    const match = await twoAreLeft()
    const draft = await claimed(match)
    await on.moves(match, 1, bob)
    expect(await notify(bob, draft)).toBe('decision-taken')
  })
})

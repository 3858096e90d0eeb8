import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { abort } from '../../src/journal/submit.ts'
import { judgement } from '../../src/matches/playing/refusals.ts'
import { whileRunning } from '../../src/matches/record/lifetime.ts'
import { hoursAfter } from '../../src/platform/clock.ts'
import { noMails } from '../../src/platform/mail-settings.ts'
import { mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'
import { expected } from './mails/table-sentences.ts'
import { caller, stage } from './stage.ts'

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock } = paquebot
const { prisma } = platform.database
const { mailsTo, theMail } = mailbox(server)
const on = stage(paquebot)
const { notify } = on

const ann = await newPlayer(paquebot, { name: 'Ann' })
const bob = await newPlayer(paquebot, { name: 'Bob' })
const cleo = await newPlayer(paquebot, { name: 'Cleo' })

/** In Tokyo it is already the next day. */
const givenUpAt = new Date('2026-03-04T20:30:00.000Z')

beforeEach(async () => {
  await prisma.account.updateMany({ data: { language: 'en', timeZone: 'UTC', mails: {} } })
  server.delivered.splice(0)
})

/** A match whose players were warned that it will be cancelled or aborted. */
async function warned(match: string): Promise<string> {
  const movedAt = hoursAfter(givenUpAt, -whileRunning.expireHours)
  await prisma.match.update({ where: { id: match }, data: { movedAt, expiresAt: givenUpAt, warnAt: null } })
  return match
}

const waitingMatch = async () => warned(await on.opened([ann, bob]))
const silentMatch = async () => warned(await on.started([ann, bob, cleo]))

/** In French, as its readers get them: `mails/*.unit.test.ts` test the wording in each language. */
const say = expected.fr

describe('mails about a match that does not fill or does not go on, in French', () => {
  beforeEach(async () => {
    await prisma.account.updateMany({ data: { language: 'fr', timeZone: 'Asia/Tokyo' } })
  })

  test('a match that has not filled: until when, how many seats are free, how to invite', async () => {
    const match = await waitingMatch()
    for (const person of [ann, bob]) expect(await notify(person, { topic: 'match-expiring', match })).toBe('sent')

    const text = body(theMail(bob, say.expiring))
    expect(text).toMatch(say.until)
    expect(text).toContain(say.free)
    expect(text).toContain(`POST /v1/matches/${match}/invitations`)
    // There is no journal yet, and so no signed head.
    expect(text).not.toContain('SHA-256')
    expect(text).not.toMatch(slips)
    expect(header(theMail(bob, say.expiring), 'content-language')).toBe('fr')
  })

  test('a silent match: until when, and whom it waits for', async () => {
    const match = await silentMatch()
    await notify(bob, { topic: 'match-expiring', match })

    const text = body(theMail(bob, say.expiring))
    expect(text).toMatch(say.until)
    expect(text).toContain(say.silent)
    expect(text).toContain(say.waitsFor)
    expect(text).not.toMatch(slips)
  })

  test.each(['cancelled', 'expired'] as const)('a match that was cancelled: %s', async (why) => {
    const match = await on.opened([ann, bob])
    await prisma.match.update({ where: { id: match }, data: { status: 'aborted', endedAt: clock.now() } })
    expect(await notify(bob, { topic: 'match-closed', match, why })).toBe('sent')

    const [subject, sentence] = say[why]
    const text = body(theMail(bob, subject))
    expect(text).toContain(sentence)
    expect(text).toContain('http://paquebot.test/find')
    expect(text).not.toMatch(slips)
  })

  test('a seat that was taken back', async () => {
    const match = await on.opened([ann, bob])
    await on.waiting.leave(match, caller(bob))
    expect(await notify(bob, { topic: 'seat-removed', match })).toBe('sent')

    const [subject, sentence] = say.removed
    expect(body(theMail(bob, subject))).toContain(sentence)
    expect(body(theMail(bob, subject))).not.toMatch(slips)
  })

  test('an expired wish', async () => {
    expect(await notify(bob, { topic: 'wish-expired', game: 'havana', seats: 4 })).toBe('sent')

    const [subject, sentence] = say.wish
    const mail = theMail(bob, subject)
    expect(body(mail)).toContain(sentence)
    expect(body(mail)).toContain('http://paquebot.test/wishes?game=havana')
    expect(body(mail)).not.toMatch(slips)
  })
})

describe('a warning that a match will expire', () => {
  const text = (match: string) => notify(bob, { topic: 'match-expiring', match })

  test('is withheld if the match has started since: then it has new time', async () => {
    const match = await waitingMatch()
    await on.waiting.join(match, caller(cleo), { entropy: '', invitation: undefined })

    expect(await text(match)).toBe('match-goes-on')
  })

  test('is withheld if a player has moved since', async () => {
    const match = await silentMatch()
    await on.moves(match, 0, ann)

    expect(await text(match)).toBe('match-goes-on')
  })

  test('is withheld if a pause was agreed since, which is not silence', async () => {
    const match = await silentMatch()
    await prisma.match.update({ where: { id: match }, data: { pausedUntil: clock.now() } })

    expect(await text(match)).toBe('match-goes-on')
  })

  test('is withheld if a player has joined since and the match still waits', async () => {
    const match = await warned(await on.opened([ann]))
    await on.waiting.join(match, caller(bob), { entropy: '', invitation: undefined })

    expect(await text(match)).toBe('match-goes-on')
  })

  test('is withheld if the match is over', async () => {
    const match = await silentMatch()
    await on.playing.abort(match)

    expect(await text(match)).toBe('match-over')
  })

  test('is withheld from a player who has left it', async () => {
    const match = await on.opened([ann, bob])
    await on.waiting.leave(match, caller(bob))

    expect(await text(await warned(match))).toBe('not-in-match')
  })

  test('is withheld from a player who wants no mails about matches', async () => {
    await prisma.account.update({ where: { id: bob.id }, data: { mails: noMails } })

    expect(await text(await waitingMatch())).toBe('mails-switched-off')
  })
})

describe('a mail about a seat that was taken back', () => {
  test('is withheld from a player who has joined again', async () => {
    const match = await on.opened([ann, bob])

    expect(await notify(bob, { topic: 'seat-removed', match })).toBe('cause-gone')
  })

  test.each([
    ['has a link to a match that everybody may see', false],
    ['has no link to a private match', true],
  ])('%s', async (_, isPrivate) => {
    const match = await on.opened([ann], { private: isPrivate })
    await notify(bob, { topic: 'seat-removed', match })

    const text = body(theMail(bob, 'your seat was taken back'))
    expect(text.includes(`http://paquebot.test/matches/${match}`)).toBe(!isPrivate)
  })
})

describe('a mail about a cancelled match', () => {
  test('is withheld if its facts are deleted', async () => {
    expect(await notify(bob, { topic: 'match-closed', match: randomUUID(), why: 'expired' })).toBe('cause-gone')
  })
})

describe('a mail about an expired wish', () => {
  test('is withheld from a player who wants no mails about matches', async () => {
    await prisma.account.update({ where: { id: bob.id }, data: { mails: noMails } })

    expect(await notify(bob, { topic: 'wish-expired', game: 'havana', seats: 2 })).toBe('mails-switched-off')
    expect(mailsTo(bob)).toEqual([])
  })

  test('can be switched off with one click, and belongs to no thread', async () => {
    await notify(bob, { topic: 'wish-expired', game: 'havana', seats: 3 })

    const [mail] = mailsTo(bob)
    expect(mail && header(mail, 'list-unsubscribe')).toMatch(
      /^<http:\/\/paquebot\.test\/v1\/unsubscribe\/[\w-]{43}\?of=(turns|table)>$/,
    )
    expect(mail && header(mail, 'references')).toBeUndefined()
  })
})

describe('a mail about an aborted match', () => {
  const because = {
    administrator: 'broken off by an administrator',
    agreement: 'agreed to end it',
    abandoned: 'Nothing had happened in the match “Friday table” (Havana) for months',
  }

  test.each(['administrator', 'agreement', 'abandoned'] as const)('says why: %s', async (reason) => {
    const match = await on.started([ann, bob, cleo])
    await on.change(match, (live) => {
      const actor = reason === 'administrator' ? ({ kind: 'administrator' } as const) : ({ kind: 'system' } as const)
      const what = { actor, reason, at: clock.now().toISOString() }
      return judgement(live, abort(live.record.game, live.head, live.secrets, what), 'en')
    })
    await paquebot.worker.drain()

    const [mail] = mailsTo(bob)
    expect(mailsTo(bob)).toHaveLength(1)
    for (const [each, sentence] of Object.entries(because)) {
      expect(mail && body(mail).includes(sentence)).toBe(each === reason)
    }
  })
})

import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '../../src/games/kit/wording.ts'
import { words } from '../../src/notices/locales/index.ts'
import { noMails } from '../../src/platform/mail-settings.ts'
import { type NoticeDraft, noticeRow } from '../../src/platform/outbox.ts'
import { type Delivered, mailServer } from '../support/mail-server.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { header, slips } from './mailbox.ts'
import { expected, invitedToo } from './mails/account-sentences.ts'

const hour = 3_600_000

const server = await mailServer()
const paquebot = await testServer({ SMTP_URL: server.url })
const { platform, clock, worker } = paquebot
const { prisma } = platform.database
const http = request(paquebot.app.server)
const ann = await newPlayer(paquebot, { name: 'Ann' })

beforeEach(async () => {
  await prisma.notice.deleteMany({})
  await prisma.invitation.deleteMany({})
  await prisma.refusedInvitation.deleteMany({})
  await prisma.participant.deleteMany({})
  await prisma.account.update({
    where: { id: ann.id },
    data: { language: 'en', status: 'active', email: ann.email, mails: {} },
  })
  server.delivered.splice(0)
})

type Purpose = 'confirm' | 'sign-in' | 'change-address'

async function mailToken(purpose: Purpose, about: { email?: string; usedAt?: Date } = {}): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + hour)
  await prisma.mailToken.create({ data: { id, accountId: ann.id, purpose, expiresAt, ...about } })
  return id
}

async function personalToken(): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + 14 * 24 * hour)
  const data = { id, accountId: ann.id, name: 'My bot', scopes: ['read', 'play'], tokenHash: id, expiresAt }
  await prisma.accessToken.create({ data })
  return id
}

async function notify(draft: NoticeDraft, accountId: string | null = ann.id) {
  const key = randomUUID()
  await prisma.notice.create({ data: noticeRow({ key, accountId, matchId: null, draft }) })
  await worker.drain()
  const { status, reason } = await prisma.notice.findUniqueOrThrow({ where: { key } })
  return { status, reason, mail: server.delivered.at(-1) }
}

async function invitation(
  email: string | null,
  about: { rematchOf?: string; status?: 'open' | 'running' } = {},
): Promise<{ id: string; match: string }> {
  const match = randomUUID()
  const id = randomUUID()
  await prisma.match.create({
    data: {
      id: match,
      game: 'havana',
      rules: 1,
      data: 1,
      options: {},
      seats: 3,
      name: 'Friday table',
      seating: 'shuffled',
      sealedSeed: '',
      commitment: '',
      ...about,
    },
  })
  await prisma.invitation.create({ data: { id, matchId: match, invitedById: ann.id, email } })
  return { id, match }
}

const body = (delivered: Delivered | undefined) => delivered?.mail.text?.replaceAll('\r\n', '\n') ?? ''

// `mails/account-letters.unit.test.ts` holds what the mails say in each language.
describe('mails about an account in French', () => {
  const language = 'fr'
  beforeEach(() => prisma.account.update({ where: { id: ann.id }, data: { language } }))

  test.each([
    ['confirm-address', 'confirm'],
    ['sign-in-link', 'sign-in'],
    ['change-address', 'change-address'],
  ] as const)('%s is complete', async (topic, purpose) => {
    const newAddress = 'new.ann@example.org'
    if (purpose === 'confirm') await prisma.account.update({ where: { id: ann.id }, data: { status: 'unconfirmed' } })
    const id = await mailToken(purpose, purpose === 'change-address' ? { email: newAddress } : {})

    const { status, mail } = await notify({ topic, mailToken: id })

    const token = platform.secrets.linkToken(purpose, id)
    expect(status).toBe('sent')
    expect(mail?.to).toEqual([purpose === 'change-address' ? newAddress : ann.email])
    expect(body(mail)).toContain(`http://paquebot.test/links/${purpose}#${token}`)
    expect(body(mail)).toContain(`{"token":"${token}"}`)
    saysWhatItMust(topic, language, mail)
  })

  test.each(['already-registered', 'password-changed', 'password-guessed'] as const)(
    '%s is complete',
    async (topic) => {
      const { mail } = await notify({ topic })

      expect(mail?.to).toEqual([ann.email])
      saysWhatItMust(topic, language, mail)
    },
  )

  test.each(['token-made', 'token-ending'] as const)(
    '%s is complete, and is withheld after the token is deleted',
    async (topic) => {
      const token = await personalToken()
      const { mail } = await notify({ topic, token })

      saysWhatItMust(topic, language, mail)
      expect(body(mail)).toContain('2026')
      if (topic === 'token-made') expect(body(mail).match(/^- /gm)).toHaveLength(2)
      await prisma.accessToken.delete({ where: { id: token } })
      expect(await notify({ topic, token })).toMatchObject({ status: 'withheld', reason: 'cause-gone' })
    },
  )

  test('webhook-made is complete, names the host only, and is withheld after the webhook is deleted', async () => {
    const webhook = randomUUID()
    const url = 'https://receiver.example.org/secret-path?secret=1'
    await prisma.webhook.create({
      data: { id: webhook, accountId: ann.id, url, sealedSecret: '', createdAt: clock.now() },
    })
    const { mail } = await notify({ topic: 'webhook-made', webhook })

    saysWhatItMust('webhook-made', language, mail)
    expect(body(mail)).not.toContain('secret-path')
    expect(body(mail)).toContain(`DELETE /v1/account/webhooks/${webhook}`)
    await prisma.webhook.delete({ where: { id: webhook } })
    expect(await notify({ topic: 'webhook-made', webhook })).toMatchObject({ reason: 'cause-gone' })
  })

  test('calendar-made is complete, without the address, and is withheld after the calendar is deleted', async () => {
    await prisma.account.update({ where: { id: ann.id }, data: { calendarId: randomUUID() } })
    const { mail } = await notify({ topic: 'calendar-made' })

    saysWhatItMust('calendar-made', language, mail)
    expect(body(mail)).not.toContain('/v1/calendars/')
    await prisma.account.update({ where: { id: ann.id }, data: { calendarId: null } })
    expect(await notify({ topic: 'calendar-made' })).toMatchObject({ reason: 'cause-gone' })
  })

  test('password-changed says what has ended with the old one', async () => {
    const { mail } = await notify({ topic: 'password-changed', accessEnds: true })

    saysWhatItMust('password-changed', language, mail)
    expect(body(mail)).toContain(words[language].access.ended)
  })

  test('address-changed goes to the old address', async () => {
    const { mail } = await notify({ topic: 'address-changed', oldAddress: 'old@example.org' })

    expect(mail?.to).toEqual(['old@example.org'])
    saysWhatItMust('address-changed', language, mail)
  })

  test('invited is complete, in the inviter’s language, for an address without an account', async () => {
    const { id, match } = await invitation('stranger@example.org')

    const { mail } = await notify({ topic: 'invited', invitation: id }, null)

    expect(mail?.to).toEqual(['stranger@example.org'])
    const token = platform.secrets.linkToken('invitation', id)
    expect(body(mail)).toContain(`http://paquebot.test/matches/${match}#${token}`)
    saysWhatItMust('invited', language, mail)
  })
})

describe('an invitation in French', () => {
  const language = 'fr'
  const { rematch, underWay } = invitedToo[language]

  beforeEach(() => prisma.account.update({ where: { id: ann.id }, data: { language } }))

  test('says that it is for a rematch', async () => {
    const again = await invitation('stranger@example.org', { rematchOf: randomUUID() })
    const first = await invitation('stranger@example.org')

    expect(body((await notify({ topic: 'invited', invitation: again.id }, null)).mail)).toContain(rematch)
    expect(body((await notify({ topic: 'invited', invitation: first.id }, null)).mail)).not.toContain(rematch)
  })

  test('into a running match says that it looks for a substitute, and how to take over', async () => {
    const { id, match } = await invitation('stranger@example.org', { status: 'running' })
    await sits(match, { seat: 1, offeredAt: clock.now() })

    const { status, mail } = await notify({ topic: 'invited', invitation: id }, null)

    const token = platform.secrets.linkToken('invitation', id)
    expect(status).toBe('sent')
    expect(body(mail)).toContain(underWay)
    expect(body(mail)).toContain(`/v1/matches/${match}/substitute {"seat":1,"invitation":"${token}"}`)
    expect(body(mail)).not.toContain(`/v1/matches/${match}/seats`)
  })
})

/** A bot has a seat in a match. */
async function sits(match: string, where: { seat: number | null; offeredAt: Date | null }): Promise<void> {
  await prisma.participant.create({ data: { matchId: match, accountId: null, number: randomUUID(), ...where } })
}

test('an invitation is sent although bots, which have no address, play in the match', async () => {
  const { id, match } = await invitation('stranger@example.org')
  await sits(match, { seat: null, offeredAt: null })

  const { status, mail } = await notify({ topic: 'invited', invitation: id }, null)

  expect(status).toBe('sent')
  expect(body(mail)).not.toContain('substitute')
})

function saysWhatItMust(topic: keyof typeof expected, language: Language, delivered: Delivered | undefined): void {
  const [subject, sentence] = expected[topic][language]
  const { mail } = delivered ?? {}
  expect(mail?.subject).toBe(subject)
  expect(body(delivered)).toContain(sentence)
  expect(mail?.html?.replaceAll('&#39;', "'")).toContain(sentence)
  expect(body(delivered)).not.toMatch(slips)
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: language }))
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  // Players request these themselves, so they cannot be switched off, except invitations, which others request.
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(topic === 'invited')
}

describe('an invitation to an unknown address', () => {
  const address = 'stranger@example.org'

  /** The path of the link that ends invitations, from the mail's header. */
  function oneClick(mail: Delivered | undefined): string {
    return /<http:\/\/paquebot\.test(\/[^>]+)>/.exec(String(mail && header(mail, 'list-unsubscribe')))?.[1] ?? ''
  }

  test('can be the last: one click, without an account, and the address is not stored', async () => {
    const first = await notify({ topic: 'invited', invitation: (await invitation(address)).id }, null)
    expect(body(first.mail)).toContain(`http://paquebot.test${oneClick(first.mail)}`)
    await http.get(oneClick(first.mail)).expect(200, /no more invitations from this server to stranger@example\.org/)
    expect((await notify({ topic: 'invited', invitation: (await invitation(address)).id }, null)).status).toBe('sent')

    await http.post(oneClick(first.mail)).type('form').send('List-Unsubscribe=One-Click').expect(200)
    await http.post(oneClick(first.mail)).expect(200)

    const { status, reason } = await notify({ topic: 'invited', invitation: (await invitation(address)).id }, null)
    expect({ status, reason }).toEqual({ status: 'withheld', reason: 'invitations-refused' })
    const others = await notify({ topic: 'invited', invitation: (await invitation('other@example.org')).id }, null)
    expect(others.status).toBe('sent')
    expect(JSON.stringify(await prisma.refusedInvitation.findMany())).not.toContain('stranger')
  })

  test('is not ended by anybody else: a token of another purpose does nothing', async () => {
    const { id } = await invitation(address)
    const token = platform.secrets.linkToken('invitation', id)
    await http.post(`/v1/unsubscribe/${token}?of=invitations`).expect(404)
  })

  test.each(['Win at https://evil.example', 'www.evil.example', 'evil.example/now', 'evil。example', 'ПРИЗ.рф'])(
    'shows nothing of a match or a player named “%s”',
    async (name) => {
      const { id, match } = await invitation(address)
      await prisma.match.update({ where: { id: match }, data: { name } })
      await prisma.account.update({ where: { id: ann.id }, data: { name } })

      const { mail } = await notify({ topic: 'invited', invitation: id }, null)
      await prisma.account.update({ where: { id: ann.id }, data: { name: 'Ann' } })

      expect(mail?.mail.subject).toBe('Somebody invites you to a match: Havana')
      expect(body(mail)).not.toContain(name)
      expect(mail?.mail.html).not.toContain('evil')
    },
  )

  test('shows honest names, with their dots', async () => {
    const { id, match } = await invitation(address)
    await prisma.match.update({ where: { id: match }, data: { name: 'Round 2.5 at St. Malo, 8 p.m.' } })

    const { mail } = await notify({ topic: 'invited', invitation: id }, null)

    expect(mail?.mail.subject).toBe('Ann invites you to a match: Round 2.5 at St. Malo, 8 p.m.')
  })
})

test('an invitation to an unconfirmed account is sent as to an unknown address', async () => {
  const { id } = await invitation(ann.email)
  await prisma.account.update({ where: { id: ann.id }, data: { status: 'unconfirmed', mails: noMails } })

  const { status, mail } = await notify({ topic: 'invited', invitation: id })

  expect(status).toBe('sent')
  expect(body(mail)).toMatch(/^Hello,\n/)
})

describe('a mail about an account is withheld', () => {
  test('after its link was used', async () => {
    const id = await mailToken('sign-in', { usedAt: clock.now() })
    expect(await notify({ topic: 'sign-in-link', mailToken: id })).toMatchObject({ reason: 'link-used' })
  })

  test('after its link has expired', async () => {
    const id = await mailToken('sign-in')
    clock.turn(hour)
    expect(await notify({ topic: 'sign-in-link', mailToken: id })).toMatchObject({ reason: 'link-expired' })
  })

  test('after the address was confirmed by another link', async () => {
    const id = await mailToken('confirm')
    expect(await notify({ topic: 'confirm-address', mailToken: id })).toMatchObject({ reason: 'already-confirmed' })
  })

  test('after the account was erased', async () => {
    await prisma.account.update({ where: { id: ann.id }, data: { status: 'erased', email: null } })
    expect(await notify({ topic: 'password-changed' })).toMatchObject({ reason: 'account-erased' })
  })

  test('after its cause was deleted', async () => {
    expect(await notify({ topic: 'sign-in-link', mailToken: randomUUID() })).toMatchObject({ reason: 'cause-gone' })
    expect(await notify({ topic: 'invited', invitation: randomUUID() }, null)).toMatchObject({ reason: 'cause-gone' })
  })

  test('if the link is of another kind', async () => {
    const id = await mailToken('sign-in')
    expect(await notify({ topic: 'confirm-address', mailToken: id })).toMatchObject({ reason: 'cause-gone' })
  })

  test('if the invited person has joined already', async () => {
    const { id, match } = await invitation(ann.email)
    await prisma.participant.create({ data: { matchId: match, accountId: ann.id, number: 'n', joined: 1 } })
    expect(await notify({ topic: 'invited', invitation: id })).toMatchObject({ reason: 'invitation-accepted' })
  })

  test('if the match has started or was cancelled', async () => {
    const { id, match } = await invitation('stranger@example.org', { status: 'running' })
    await sits(match, { seat: 1, offeredAt: null })
    expect(await notify({ topic: 'invited', invitation: id }, null)).toMatchObject({ reason: 'match-not-open' })
  })

  test('if its author hands on the link themselves', async () => {
    const { id } = await invitation(null)
    expect(await notify({ topic: 'invited', invitation: id }, null)).toMatchObject({ reason: 'cause-gone' })
  })

  test('if the invited person wants no mails about matches', async () => {
    const { id } = await invitation(ann.email)
    await prisma.account.update({ where: { id: ann.id }, data: { mails: noMails } })
    expect(await notify({ topic: 'invited', invitation: id })).toMatchObject({ reason: 'mails-switched-off' })
  })
})

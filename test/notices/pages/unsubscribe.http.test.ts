import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { type MailKind, mailKinds, mailSettings } from '../../../src/platform/mail-settings.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const paquebot = await testServer()
const { platform, app } = paquebot
const { prisma } = platform.database
const ann = await newPlayer(paquebot)

beforeEach(() => prisma.account.update({ where: { id: ann.id }, data: { language: 'en', mails: {} } }))

/** The kinds of mails that Ann has switched off. */
async function switchedOff(): Promise<readonly MailKind[]> {
  const settings = mailSettings((await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })).mails)
  return mailKinds.filter((kind) => settings[kind] === 'off')
}

const linkFor = (of: string) => `/v1/unsubscribe/${platform.secrets.linkToken(`unsubscribe-${of}`, ann.id)}?of=${of}`

describe('one-click unsubscribe', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--\r\n'],
    ['invalid JSON', 'application/json', '{'],
  ])('switches off the mails of a kind by one POST with %s, without signing in', async (_, type, sent) => {
    await request(app.server).post(linkFor('turns')).set('content-type', type).send(sent).expect(200)

    expect(await switchedOff()).toEqual(['turns'])
  })

  test.each(mailKinds)('switches %s off, and nothing else', async (kind) => {
    await prisma.account.update({ where: { id: ann.id }, data: { mails: { turns: 'daily', table: 'daily' } } })
    await request(app.server).post(linkFor(kind)).expect(200)

    expect(await switchedOff()).toEqual([kind])
  })

  test('switches off all the kinds of a merged mail', async () => {
    await request(app.server).post(linkFor('turns.reminders')).expect(200)

    expect(await switchedOff()).toEqual(['turns', 'reminders'])
  })

  test('switches off all kinds by the link of an old mail, which names none', async () => {
    await request(app.server)
      .post(`/v1/unsubscribe/${platform.secrets.linkToken('unsubscribe', ann.id)}`)
      .expect(200)

    expect(await switchedOff()).toEqual(mailKinds)
  })

  test('has no further effect the second time, and works without a body', async () => {
    await request(app.server).post(linkFor('table')).expect(200)
    await request(app.server).post(linkFor('table')).expect(200)

    expect(await switchedOff()).toEqual(['table'])
  })

  test('changes nothing by GET, which shows a page with the kind and a button', async () => {
    const page = await request(app.server).get(linkFor('turns')).expect(200)

    expect(page.type).toBe('text/html')
    expect(page.text).toContain('Do you want no more mails of this kind: your turns?')
    expect(page.text).toContain('<form method="post"><button>No more mails</button></form>')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+'; form-action/,
    )
    expect(await switchedOff()).toEqual([])
  })

  test.each([
    ['en', 'You will get no more mails of this kind: messages from the table and other news of your matches.'],
    [
      'fr',
      'Vous ne recevrez plus de messages de ce genre : les messages de la table et les autres nouvelles de vos parties.',
    ],
    ['ru', 'Таких писем больше не будет: сообщения за столом и прочие новости ваших партий.'],
    ['es', 'No recibirá más mensajes de este tipo: los mensajes de la mesa y las demás noticias de sus partidas.'],
  ])('uses the language of the account: %s', async (language, sentence) => {
    await prisma.account.update({ where: { id: ann.id }, data: { language } })
    const page = await request(app.server).post(linkFor('messages.table')).expect(200)

    expect(page.headers['content-language']).toBe(language)
    expect(page.text).toContain(sentence)
  })

  const token = (purpose: 'unsubscribe' | 'unsubscribe-turns' | 'sign-in', of = ann.id) =>
    platform.secrets.linkToken(purpose, of)
  test.each([
    ['forged', () => `${token('unsubscribe').slice(0, 22)}${token('unsubscribe', randomUUID()).slice(22)}`],
    ['of another purpose', () => token('sign-in')],
    ['of nobody', () => token('unsubscribe', randomUUID())],
    ['no token', () => 'x'],
    ['too long', () => 'x'.repeat(150)],
    ['of one kind and names another', () => `${token('unsubscribe-turns')}?of=table`],
    ['of one kind and names none', () => token('unsubscribe-turns')],
    ['of all kinds and names one', () => `${token('unsubscribe')}?of=turns`],
    ['of a kind that there is not', () => `${platform.secrets.linkToken('unsubscribe-x', ann.id)}?of=x`],
  ])('refuses a token that is %s', async (_, given) => {
    const refused = await request(app.server).post(`/v1/unsubscribe/${given()}`)

    expect([400, 404]).toContain(refused.status)
    expect(refused.type).toBe('application/problem+json')
    expect(await switchedOff()).toEqual([])
  })
})

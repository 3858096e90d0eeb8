import PostalMime from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import { languages } from '../../../src/games/kit/wording.ts'
import { openMail } from '../../../src/notices/inbox/seal.ts'
import { newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { slips } from '../mailbox.ts'
import { type Hook, stage } from './stage.ts'

const paquebot = await testServer()
const { platform, clock, worker } = paquebot
const { prisma } = platform.database
const { hook, notify } = stage(paquebot)

const url = 'https://example.org:8443/a-secret-path?key=a-secret-key'
let ann: Person
let made: Hook

beforeEach(async () => {
  ann = await newPlayer(paquebot)
  made = await hook(ann, url)
  await prisma.caughtMail.deleteMany({})
})

const switchedOff = (offBy: string) =>
  prisma.webhook.update({ where: { id: made.id }, data: { offAt: clock.now(), offBy } })

/** Queues Ann's notice that it is off. @returns its record */
async function notifyOff(): Promise<string | null> {
  await notify(ann, { topic: 'webhook-off', webhook: made.id })
  await worker.drain()
  const { status, reason } = await prisma.notice.findFirstOrThrow({ where: { accountId: ann.id } })
  return status === 'withheld' ? reason : status
}

const expected = {
  en: { subject: 'switched off', failures: 'for a week', gone: 'no longer exists (410)' },
  fr: { subject: 'désactivé', failures: 'depuis une semaine', gone: 'n’existe plus (410)' },
  ru: { subject: 'отключён', failures: 'неделю', gone: 'больше нет (410)' },
  es: { subject: 'desactivado', failures: 'desde hace una semana', gone: 'ya no existe (410)' },
} as const

test.each(languages.flatMap((language) => (['failures', 'gone'] as const).map((why) => [language, why] as const)))(
  'the mail in %s says why the webhook is off (%s), where to look and how to switch it on, whatever her settings for match mails',
  async (language, why) => {
    const mails = { turns: 'off', reminders: 'off', table: 'off', messages: 'off' }
    await prisma.account.update({ where: { id: ann.id }, data: { language, mails } })
    await switchedOff(why)
    expect(await notifyOff()).toBe('sent')

    const raw = openMail(platform, await prisma.caughtMail.findFirstOrThrow())
    const mail = await PostalMime.parse(raw)
    const text = mail.text ?? ''
    expect(mail.subject).toContain(expected[language].subject)
    expect(text.toLowerCase()).toContain(expected[language][why])
    expect(text).toContain('example.org:8443')
    const at = `/v1/account/webhooks/${made.id}`
    expect(text).toContain(`GET ${at}/deliveries`)
    expect(text).toContain(`PATCH ${at} {"on":true}`)
    expect(text).not.toMatch(slips)
    expect(raw).not.toContain('a-secret')
    expect(raw).not.toContain(made.secret.slice('whsec_'.length))
  },
)

test('the mail is withheld if the webhook is on again, was switched off by its owner, or is deleted', async () => {
  expect(await notifyOff()).toBe('cause-gone')
  await prisma.notice.deleteMany({})
  await switchedOff('owner')
  expect(await notifyOff()).toBe('cause-gone')
  await prisma.notice.deleteMany({})
  await prisma.webhook.deleteMany({})
  expect(await notifyOff()).toBe('cause-gone')
})

import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { afterFile } from '../../support/after-file.ts'
import { mailServer } from '../../support/mail-server.ts'
import { inOwnProcess } from '../paquebot.ts'

test('given a mail that the mail server refuses, then doctor says why, and ends as soon as after one that is taken', async () => {
  const mails = await mailServer()
  afterFile(() => mails.down())
  const taken = await doctor(mails.url)
  mails.refuse({ code: 550, text: 'No such person' })
  const refused = await doctor(mails.url)

  expect(mails.delivered).toHaveLength(1)
  expect(refused.stderr).toContain('it did not take a mail for ada@example.org: refused 550')
  // A connection that is left open keeps the process for half a minute.
  expect(refused.milliseconds).toBeLessThan(4 * taken.milliseconds)
})

async function doctor(smtpUrl: string) {
  const begun = performance.now()
  const { stderr } = await inOwnProcess(['doctor', '--send-mail', 'ada@example.org'], {
    environment: {
      DATABASE_URL: '',
      DATA_DIR: path.join(tmpdir(), 'paquebot-doctor-that-makes-nothing'),
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'boat@paquebot.test',
      PORT: '1',
    },
  })
  return { stderr, milliseconds: performance.now() - begun }
}

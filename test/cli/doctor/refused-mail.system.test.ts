import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { afterFile } from '../../support/after-file.ts'
import { mailServer } from '../../support/mail-server.ts'
import { inOwnProcess } from '../paquebot.ts'

/** A connection that is left open keeps the process for 30 seconds, in which nothing happens on it. */
const mostMilliseconds = 25_000

test('given a mail that the mail server refuses, then doctor says why, and ends', async () => {
  const mails = await mailServer()
  afterFile(() => mails.down())
  mails.refuse({ code: 550, text: 'No such person' })
  const begun = performance.now()
  const ran = await inOwnProcess(['doctor', '--send-mail', 'ada@example.org'], {
    environment: {
      DATABASE_URL: '',
      DATA_DIR: path.join(tmpdir(), 'paquebot-doctor-that-makes-nothing'),
      SMTP_URL: mails.url,
      MAIL_FROM: 'boat@paquebot.test',
      PORT: '1',
    },
  })
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain('it did not take a mail for ada@example.org: refused 550')
  expect(performance.now() - begun).toBeLessThan(mostMilliseconds)
})

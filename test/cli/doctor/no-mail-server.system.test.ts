import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { paquebot } from '../paquebot.ts'

const environment = {
  DATABASE_URL: '',
  DATA_DIR: path.join(tmpdir(), 'paquebot-doctor-that-makes-nothing'),
  SMTP_URL: '',
  PORT: '1',
}

describe('paquebot doctor without a mail server', () => {
  test('when it should send a mail, then it fails, and says why none was sent', async () => {
    const ran = await paquebot(['doctor', '--send-mail', 'ada@example.org'], { environment })
    expect(ran.code).toBe(1)
    expect(ran.stderr).toMatch(/^FAILED {3}mail server: no mail was sent: SMTP_URL is not set$/m)
  })

  test('when it should send a mail to what is no address, then that is wrong usage', async () => {
    const ran = await paquebot(['doctor', '--send-mail', 'nonsense'], { environment })
    expect(ran).toEqual({ code: 2, stdout: '', stderr: 'error: --send-mail must be a mail address, not nonsense\n' })
  })

  test('when the inbox is off, then it says what becomes of mails', async () => {
    expect((await paquebot(['doctor'], { environment })).stdout).toContain('mails are shown in the development inbox')
    const off = await paquebot(['doctor'], { environment: { ...environment, INBOX: 'off' } })
    expect(off.stdout).toContain('mails are neither sent nor shown')
  })
})

import { describe, expect, test } from 'vitest'
import { mailUuid, meansNoSuchAddress, readMailUuid } from '../../src/notices/bounces/bounces.ts'
import { readReport, tokenIn } from '../../src/notices/bounces/delivery-report.ts'
import { sendError } from '../../src/notices/transport/smtp.ts'
import { readConfiguration } from '../../src/platform/configuration.ts'
import { deriveSecrets } from '../../src/platform/secrets.ts'
import { deliveryReport } from './delivery-report.ts'

const secrets = deriveSecrets('a secret for tests that is long enough')

describe('a status code', () => {
  test.each(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])(
    '%s means that the address does not exist',
    (status) => {
      expect(meansNoSuchAddress(status)).toBe(true)
    },
  )

  test.each([
    ['5.2.2', 'the mailbox is full'],
    ['5.2.3', 'the mail is too big'],
    ['5.1.8', 'it is the sender that is wrong'],
    ['5.3.0', 'the system is out of order'],
    ['5.4.4', 'the network is'],
    ['5.7.1', 'it was refused by policy'],
    ['5.0.0', 'something is wrong'],
    ['4.1.1', 'not for good'],
    ['2.1.5', 'all is well'],
    ['5.1', 'half a code'],
    ['no code', 'none'],
  ])('%s does not mean that: %s', (status) => {
    expect(meansNoSuchAddress(status)).toBe(false)
  })
})

describe('a refusal', () => {
  const refusal = (response: string, command = 'RCPT TO') =>
    sendError({ responseCode: Number(response.slice(0, 3)), response, command })

  test.each([
    '550 5.1.1 no such user here',
    '550-5.1.1 no such user here',
    '550 sorry, no mailbox here by that name (#5.1.1)',
    '556 domain accepts no mail',
  ])('with this text means that the address does not exist: %s', (response) => {
    expect(refusal(response)).toMatchObject({ permanent: true, noSuchAddress: true })
  })

  test.each(['550 5.7.1 blocked', '550 no', '552 5.2.2 mailbox full', '554 5.7.1 <5.1.1@example.org> is on a list'])(
    'with another text ends this mail only: %s',
    (response) => {
      expect(refusal(response)).toMatchObject({ permanent: true, noSuchAddress: false })
    },
  )

  test.each([
    ['450 4.2.1 busy', 'RCPT TO'],
    ['550 5.1.1 sender', 'MAIL FROM'],
  ])('that is temporary, or about the sender, ends nothing: %s', (response, command) => {
    expect(refusal(response, command)).toMatchObject({ permanent: false, noSuchAddress: false })
  })
})

describe('MAIL_BOUNCES', () => {
  test.each(['bounces', 'bounces@', 'a-name-of-more-than-twenty@example.org'])('is refused if it is %s', (given) => {
    expect(() => readConfiguration({ MAIL_BOUNCES: given })).toThrow(/^MAIL_BOUNCES: /)
  })

  test('is optional', () => {
    expect(readConfiguration({}).mailBounces).toBeUndefined()
    expect(readConfiguration({ MAIL_BOUNCES: 'bounces@example.org' }).mailBounces).toBe('bounces@example.org')
  })
})

describe('the encoding of a mail in its return address', () => {
  test('contains its notice, and whether it went to an address', () => {
    const mail = readMailUuid(secrets, mailUuid(secrets, 281_474_976_710_655n, 'ada@example.org'))

    expect(mail?.notice).toBe(281_474_976_710_655n)
    expect(mail?.wentTo('Ada@example.org')).toBe(true)
    expect(mail?.wentTo('grace@example.org')).toBe(false)
  })

  test('shows its reader nothing of either', () => {
    const [one, next] = [1n, 2n].map((notice) => mailUuid(secrets, notice, 'ada@example.org').split('-'))

    expect(one?.filter((part) => next?.includes(part))).toEqual([])
  })
})

describe('a report', () => {
  const token = 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c'

  test.each(['Delivered-To', 'X-Original-To', 'To', 'Envelope-To'])('names its mail in the header %s', (name) => {
    const raw = deliveryReport({ status: '5.1.1' }).replace(/^To: .*$/m, `${name}: <bounces+${token}@example.org>`)
    expect(tokenIn(raw)).toBe(token)
  })

  test('ignores the return address in the text that it quotes', () => {
    const raw = `${deliveryReport({ status: '5.1.1' })}\r\n\r\nTo: bounces+${token}@example.org\r\n`
    expect(tokenIn(raw)).toBeUndefined()
  })

  test('is not searched for its token beyond the headers that a mail server writes: anybody may post megabytes of them', () => {
    const headers = (kilobytes: number) =>
      `${`X-A: ${'a'.repeat(1017)}\r\n`.repeat(kilobytes)}To: <bounces+${token}@example.org>`
    expect(tokenIn(headers(120))).toBe(token)
    expect(tokenIn(headers(200))).toBeUndefined()
  })

  test.each([
    [{ status: '5.1.1' }, { action: 'failed', status: '5.1.1' }],
    [
      { status: '4.4.1', action: 'delayed' },
      { action: 'delayed', status: '4.4.1' },
    ],
    [
      { status: '5.0.0', diagnostic: 'smtp; 550 5.1.1 no such user' },
      { action: 'failed', status: '5.1.1' },
    ],
    [
      { status: '5.0.0', diagnostic: 'smtp; 550 no such user' },
      { action: 'failed', status: '5.0.0' },
    ],
    [
      { status: '5.7.1', diagnostic: 'smtp; 550 5.1.1 no such user' },
      { action: 'failed', status: '5.7.1' },
    ],
  ])('is parsed: %j', async (given, read) => {
    expect(await readReport(deliveryReport(given))).toEqual(read)
  })

  test.each([
    ['that a mail arrived', deliveryReport({ status: '2.0.0', action: 'delivered' })],
    ['no status', deliveryReport({ status: 'none' })],
    ['nothing: it is an out-of-office answer', 'To: bounces@example.org\r\nSubject: Away\r\n\r\nStatus: 5.1.1\r\n'],
    ['nothing', ''],
  ])('reports no failure if it says %s', async (_, raw) => {
    expect(await readReport(raw)).toBeUndefined()
  })
})

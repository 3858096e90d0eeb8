import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from '../../src/platform/configuration.ts'

const secret = 'thirty-two characters or even more'

describe('the configuration', () => {
  test('is complete if no variable is set', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      corsOrigins: [],
      publicUrl: undefined,
      databaseUrl: undefined,
      dataDir: path.resolve('data'),
      secret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Paquebot <paquebot@localhost>',
      inbox: 'local',
      trustProxy: false,
      webhooksPrivate: false,
      mailPictures: true,
      logLevel: 'info',
    })
  })

  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PUBLIC_URL', 'https://paquebot.example.org', { publicUrl: 'https://paquebot.example.org' }],
    ['PUBLIC_URL', 'https://paquebot.example.org//', { publicUrl: 'https://paquebot.example.org' }],
    ['DATABASE_URL', 'postgres://u:p@db:5432/name', { databaseUrl: 'postgres://u:p@db:5432/name' }],
    ['DATABASE_URL', 'postgresql:///name?host=/run/pg', { databaseUrl: 'postgresql:///name?host=/run/pg' }],
    ['DATA_DIR', '/var/lib/paquebot', { dataDir: '/var/lib/paquebot' }],
    ['DATA_DIR', 'folder', { dataDir: path.resolve('folder') }],
    ['PAQUEBOT_SECRET', secret, { secret }],
    ['SMTP_URL', 'smtp://mail.example.org:587', { smtpUrl: 'smtp://mail.example.org:587' }],
    ['SMTP_URL', 'smtps://u:p@mail.example.org', { smtpUrl: 'smtps://u:p@mail.example.org' }],
    ['MAIL_FROM', 'Games <games@example.org>', { mailFrom: 'Games <games@example.org>' }],
    ['INBOX', 'open', { inbox: 'open' }],
    ['INBOX', 'off', { inbox: 'off' }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    [
      'TRUST_PROXY',
      '10.0.0.0/8, 2001:db8::/32,127.0.0.1',
      { trustProxy: ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'] },
    ],
    ['TRUST_PROXY', 'loopback,uniquelocal', { trustProxy: ['loopback', 'uniquelocal'] }],
    ['WEBHOOKS_PRIVATE', 'true', { webhooksPrivate: true }],
    ['ARCHIVE_AFTER_DAYS', '90', { archiveAfterDays: 90 }],
    ['NOTICES_EXPIRE_AFTER_DAYS', '365', { noticesExpireAfterDays: 365 }],
    ['MAIL_PICTURES', 'false', { mailPictures: false }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', { tracesTo: 'http://collector:4318' }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ])('accepts %s=%s', (variable, value, expected) => {
    expect(readConfiguration({ SMTP_URL: 'smtp://mail', [variable]: value })).toMatchObject(expected)
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '30.5'],
    ['PORT', '0x10'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'paquebot'],
    ['PUBLIC_URL', 'http://paquebot.test/?lang=fr'],
    ['PUBLIC_URL', 'http://paquebot.test?'],
    ['PUBLIC_URL', 'http://paquebot.test/#top'],
    ['PUBLIC_URL', 'http://user@paquebot.test'],
    ['PUBLIC_URL', 'http://:password@paquebot.test'],
    ['DATABASE_URL', 'db.example.org:5432'],
    ['DATABASE_URL', 'mysql://db/name'],
    ['DATABASE_DIRECT_URL', 'postgresql://without-a-pooler/paquebot'],
    ['DATABASE_REPLICA_URL', 'postgresql://without-a-primary/paquebot'],
    ['PAQUEBOT_SECRET', 'short'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'Paquebot'],
    ['INBOX', 'everybody'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', 'proxy.example.org'],
    ['WEBHOOKS_PRIVATE', 'perhaps'],
    ['ARCHIVE_AFTER_DAYS', '0'],
    ['ARCHIVE_AFTER_DAYS', '1.5'],
    ['MAIL_PICTURES', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s, naming the variable', (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: expect.stringMatching(`^${variable}: .+`) }),
    )
  })

  test.each([
    'https://ada@example.org',
    'https://example.org/below',
    'https://example.org/?a',
    'https://example.org/#b',
  ])('says what an address must not have: %s', (publicUrl) => {
    expect(() => readConfiguration({ PUBLIC_URL: publicUrl })).toThrow(
      'PUBLIC_URL: must have no user, path, query or fragment: the server needs the root of its host name',
    )
  })

  test.each(['https://paquebot.example.org', 'http://8.8.8.8:3000', 'http://[2001:4860:4860::8888]'])(
    'refuses the public %s without a mail server, and names the two settings that help',
    (publicUrl) => {
      expect(() => readConfiguration({ PUBLIC_URL: publicUrl })).toThrow(/^PUBLIC_URL: .*SMTP_URL.*INBOX=open/)
      expect(() => readConfiguration({ PUBLIC_URL: publicUrl, INBOX: 'off' })).toThrow(/^PUBLIC_URL: /)
      expect(readConfiguration({ PUBLIC_URL: publicUrl, INBOX: 'open' })).toMatchObject({ publicUrl, inbox: 'open' })
    },
  )

  test.each([
    'http://localhost:3000',
    'http://paquebot.test',
    'http://paquebot',
    'http://127.0.0.1:3000',
    'http://192.168.1.5:3000',
    'http://[::1]:3000',
    'http://[fd00::5]',
  ])('accepts %s without a mail server: only this machine and its network reach it', (publicUrl) => {
    expect(readConfiguration({ PUBLIC_URL: publicUrl })).toMatchObject({ publicUrl, inbox: 'local' })
  })

  test.each(['true', 'TRUE', 'yes', 'on', '0.0.0.0/0', 'loopback,::/0', '1,true'])(
    "refuses to trust every client's forwarded address: TRUST_PROXY=%s, and says what to write",
    (value) => {
      expect(() => readConfiguration({ TRUST_PROXY: value })).toThrow(/number of proxies.*1 for one.*10\.0\.0\.0\/8/)
    },
  )

  test('treats an empty value as an absent one', () => {
    const variables = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'DATA_DIR', 'PAQUEBOT_SECRET']
    const others = ['SMTP_URL', 'MAIL_FROM', 'INBOX', 'TRUST_PROXY', 'WEBHOOKS_PRIVATE', 'MAIL_PICTURES', 'LOG_LEVEL']
    const empty = Object.fromEntries([...variables, ...others].map((variable) => [variable, '']))
    expect(readConfiguration(empty)).toEqual(readConfiguration({}))
  })

  test('treats a blank value as an absent one, and ignores spaces around a value, but not those of the secret', () => {
    const blank = Object.fromEntries(['PORT', 'HOST', 'PAQUEBOT_SECRET', 'INBOX'].map((name) => [name, ' \t']))
    expect(readConfiguration(blank)).toEqual(readConfiguration({}))
    expect(readConfiguration({ PORT: ' 80 ', INBOX: 'off\n' })).toMatchObject({ port: 80, inbox: 'off' })
    expect(readConfiguration({ PAQUEBOT_SECRET: `${secret} ` })).toMatchObject({ secret: `${secret} ` })
  })

  test.each([
    ['PORT', 'many', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['ARCHIVE_AFTER_DAYS', '0', 'must be a whole number from 1 to 36500'],
    ['NOTICES_EXPIRE_AFTER_DAYS', '1e3', 'must be a whole number from 1 to 36500'],
    ['INBOX', 'everybody', 'must be local, open or off'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug or silent'],
    ['WEBHOOKS_PRIVATE', 'perhaps', 'must be true or false'],
    ['MAIL_PICTURES', 'perhaps', 'must be true or false'],
    ['MAIL_BOUNCES', 'bounces', 'must be a mail address, such as bounces@example.org'],
    ['DKIM_DOMAIN', '-', 'must be a host name, such as example.org'],
    ['DKIM_SELECTOR', '-', 'must be a name in the DNS, such as boat'],
  ])('says in its own words what %s=%s must be', (variable, value, says) => {
    const read = () => readConfiguration({ [variable]: value })
    expect(read).toThrow(expect.objectContaining({ message: `${variable}: ${says}` }))
  })

  test('names every invalid variable, one per line, and shows no secret', () => {
    const wrong = { PORT: 'x', INBOX: 'y', PAQUEBOT_SECRET: 'guessable', SMTP_URL: 'pass:word' }
    let message = ''
    try {
      readConfiguration(wrong)
    } catch (error) {
      if (error instanceof ConfigurationError) message = error.message
    }
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(Object.keys(wrong).toSorted(asDeclared))
    expect(message).not.toMatch(/guessable|pass:word/)
  })
})

const order = ['PORT', 'PAQUEBOT_SECRET', 'SMTP_URL', 'INBOX']
const asDeclared = (one: string, other: string) => order.indexOf(one) - order.indexOf(other)

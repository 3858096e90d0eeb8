import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDkim } from '../../../src/notices/transport/dkim.ts'
import { smtpTransport } from '../../../src/notices/transport/smtp.ts'
import { ConfigurationError, readConfiguration } from '../../../src/platform/configuration.ts'
import { mailServer } from '../../support/mail-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'))
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

function file(name: string, content: string): string {
  const at = path.join(folder, name)
  writeFileSync(at, content)
  return at
}

const keyFile = file('rsa.pem', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
const set = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'boat', DKIM_KEY_FILE: keyFile }

describe('given settings for DKIM', () => {
  test('all of them are parsed', () => {
    expect(readConfiguration(set).dkim).toEqual({ domain: 'example.org', selector: 'boat', keyFile })
    expect(readConfiguration({}).dkim).toBeUndefined()
  })

  test.each(Object.keys(set))('the server does not start if %s is missing', (missing) => {
    expect(() => readConfiguration({ ...set, [missing]: '' })).toThrow(ConfigurationError)
  })

  test.each([
    ['no file', path.join(folder, 'nowhere.pem')],
    ['no key', file('none.pem', 'a secret')],
    ['a public key', file('public.pem', rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString())],
    [
      'a key that is not RSA',
      file('ec.pem', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    ],
  ])('the server does not start if the key is %s', (_, at) => {
    expect(() => readDkim({ domain: 'example.org', selector: 'boat', keyFile: at })).toThrow(/^DKIM_KEY_FILE: /)
  })
})

describe('given a key', () => {
  test('mails are signed with it, including both headers of one-click unsubscribing', async () => {
    const server = await mailServer()
    const dkim = readDkim({ domain: 'example.org', selector: 'boat', keyFile })
    const transport = smtpTransport(server.url, 'Paquebot <paquebot@example.org>', dkim)
    await transport.send({
      to: { name: 'Ada', address: 'ada@example.org' },
      subject: 'Ход',
      language: 'ru',
      text: 'Ваш ход.\n',
      html: '<p>Ваш ход.</p>',
      pictures: [],
      messageId: '<1@example.org>',
      date: new Date('2026-03-02T09:00:00Z'),
      requests: [],
      unsubscribe: 'https://paquebot.example.org/v1/unsubscribe/x?of=turns',
    })
    transport.close()
    await server.down()

    const { d, s, h, bh, b } = signature(server.delivered[0]?.raw ?? '')
    expect([d, s]).toEqual(['example.org', 'boat'])
    const signed = h?.toLowerCase().split(':') ?? []
    for (const name of ['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']) expect(signed).toContain(name)
    expect(verified(server.delivered[0]?.raw ?? '', { signed, bh, b })).toBe(true)
    expect(verified((server.delivered[0]?.raw ?? '').replace('One-Click', 'No-Click'), { signed, bh, b })).toBe(false)
  })
})

type Tags = Readonly<Record<string, string | undefined>>

const field = (raw: string, name: string) =>
  new RegExp(`^${name}:((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n/g, '') ?? ''

function signature(raw: string): Tags {
  const tags = field(raw, 'DKIM-Signature').split(';')
  return Object.fromEntries(
    tags.map((tag) => {
      const at = tag.indexOf('=')
      return [tag.slice(0, at).trim(), tag.slice(at + 1).replace(/\s/g, '')]
    }),
  )
}

/** Canonicalises like a receiver (RFC 6376 §3.4, relaxed headers and body). */
function verified(raw: string, { signed, bh, b }: { signed: string[]; bh: string | undefined; b: string | undefined }) {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  const relaxed = body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  if (createHash('sha256').update(relaxed).digest('base64') !== bh) return false
  const line = (name: string, value: string) => `${name}:${value.replace(/[ \t]+/g, ' ').trim()}`
  const own = field(raw, 'DKIM-Signature').replace(/\bb=[^;]*$/, 'b=')
  const headers = [...signed.map((name) => `${line(name, field(raw, name))}\r\n`), line('dkim-signature', own)]
  return createVerify('RSA-SHA256')
    .update(headers.join(''))
    .verify(rsa.publicKey, b ?? '', 'base64')
}

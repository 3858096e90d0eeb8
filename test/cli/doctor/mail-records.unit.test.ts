import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkMailRecords, type ResolveTxt } from '../../../src/cli/doctor/mail-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'paquebot-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = path.join(folder, 'dkim.pem')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
const published = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

const sending = {
  smtpUrl: 'smtp://mail.example.org',
  mailFrom: 'Paquebot <boat@example.org>',
  dkim: { domain: 'example.org', selector: 'boat', keyFile },
}
const allRecords = {
  'example.org': ['v=spf1 mx -all', 'something else'],
  'boat._domainkey.example.org': [`v=DKIM1; k=rsa; p=${published}`],
  '_dmarc.example.org': ['v=DMARC1; p=none'],
}

/** A resolver that knows these records, each in parts of 100 characters. */
const knowing =
  (records: Readonly<Record<string, readonly string[]>>): ResolveTxt =>
  async (name) => {
    const found = records[name]
    if (found === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
    return found.map((text) => text.match(/.{1,100}/g) ?? [])
  }

const states = async (resolve: ResolveTxt, configuration: Parameters<typeof checkMailRecords>[0] = sending) =>
  Object.fromEntries((await checkMailRecords(configuration, resolve)).map(({ about, state }) => [about, state]))

describe('the records for mails', () => {
  test('are well if each is there once, and the key is ours', async () => {
    expect(await states(knowing(allRecords))).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok' })
  })

  test('are missing: SPF and DMARC are a warning, a signature that nobody can check is a failure', async () => {
    expect(await states(knowing({}))).toEqual({ SPF: 'warning', DKIM: 'failed', DMARC: 'warning' })
  })

  test('have another key, or two rules of SPF: both fail', async () => {
    const other = { ...allRecords, 'boat._domainkey.example.org': ['v=DKIM1; k=rsa; p=MIIB'] }
    expect(await states(knowing({ ...other, 'example.org': ['v=spf1 mx -all', 'v=spf1 -all'] }))).toMatchObject({
      SPF: 'failed',
      DKIM: 'failed',
    })
  })

  test('are unknown where no resolver answers', async () => {
    const away: ResolveTxt = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    expect(await states(away)).toEqual({ SPF: 'unknown', DKIM: 'unknown', DMARC: 'unknown' })
  })

  test('without a key of ours, the mail server may sign: a warning', async () => {
    expect(await states(knowing(allRecords), { ...sending, dkim: undefined })).toMatchObject({ DKIM: 'warning' })
  })

  test('do not matter if no mail is sent', async () => {
    expect(await checkMailRecords({ ...sending, smtpUrl: undefined }, knowing({}))).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deriveSecrets, findSecret, type LinkPurpose, makeSecret } from '../../src/platform/secrets.ts'

const secrets = deriveSecrets('a secret for tests that is long enough')
const others = deriveSecrets('another secret that is long enough too')
const id = '01234567-89ab-cdef-0123-456789abcdef'

// Computed independently, by Python's hmac and cryptography and by `openssl pkey`: a database outlives releases.
const known = {
  tokenKey: '33b179dc118bcec6f6b03553184b8e949f879d12ebbfa0c7c2d5ea7482d4e100',
  publicKey: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAKOWw9M40o1j5X5PaBV212wkYt1Thb+xogA+gIZ3gqLE=
-----END PUBLIC KEY-----
`,
  confirm: 'ASNFZ4mrze8BI0VniavN781p7DOe04-7OMM_OQeCFY0',
  invitation: 'ASNFZ4mrze8BI0VniavN7w79TLBCpIdafeZiUvJcbf4',
  vapid: 'BDLmtXD5X_lDE6AZqGGGMpThf2TrwJAMKDIstdV1PFu0ug2ZeaUeimvkbrRUgqiNUYGQHAv5FmwTOdqjedHPuDk',
  counts: 'bL0rm0ED0-Hp4I0pAplgMQ',
  sealed: 'AAECAwQFBgcICQoLQkD9WdqsMw56YCwYN61vQWFbsFfkPtEA',
}

describe('derived keys', () => {
  test('are the same in every release', () => {
    expect(secrets.tokenKey.export().toString('hex')).toBe(known.tokenKey)
    expect(secrets.signing.publicKey).toBe(known.publicKey)
    expect(secrets.linkToken('confirm', id)).toBe(known.confirm)
    expect(secrets.linkToken('invitation', id)).toBe(known.invitation)
    expect(secrets.vapid.publicKey).toBe(known.vapid)
    expect(secrets.unseal(known.sealed, 'match 1')).toBe('the seed')
    expect(secrets.nameOfCounts([768n, 12n])).toBe(known.counts)
  })

  test('all change with the secret', () => {
    expect(others.tokenKey.equals(secrets.tokenKey)).toBe(false)
    expect(others.signing.publicKey).not.toBe(secrets.signing.publicKey)
    expect(others.vapid.publicKey).not.toBe(known.vapid)
    expect(others.linkToken('confirm', id)).not.toBe(known.confirm)
    expect(() => others.unseal(known.sealed, 'match 1')).toThrow()
  })
})

describe('a name of two counters', () => {
  test('names them and no others, and only this server reads it', () => {
    for (const counts of [
      [768n, 12n],
      [0n, 1n],
      [0n, 2n ** 48n - 1n],
    ] as const) {
      expect(secrets.countsIn(secrets.nameOfCounts(counts))).toEqual(counts)
      expect(others.countsIn(secrets.nameOfCounts(counts))).toBeUndefined()
    }
    for (const text of ['', '768.12', 'x'.repeat(22), 'x'.repeat(23)]) expect(secrets.countsIn(text)).toBeUndefined()
  })
})

describe('an encrypted text', () => {
  test('decrypts only in its own context', () => {
    const sealed = secrets.seal('été, лето', 'match 1')
    expect(secrets.unseal(sealed, 'match 1')).toBe('été, лето')
    expect(() => secrets.unseal(sealed, 'match 2')).toThrow()
  })

  test('differs each time it is encrypted, and reveals nothing', () => {
    const [one, other] = [secrets.seal('the seed', 'match 1'), secrets.seal('the seed', 'match 1')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').includes('the seed')).toBe(false)
  })

  test('does not decrypt after any byte was changed', () => {
    const bytes = Buffer.from(known.sealed, 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(bytes.readUInt8(index) ^ 1, index)
      expect(() => secrets.unseal(changed.toString('base64url'), 'match 1'), `byte ${index}`).toThrow()
    }
  })

  test('does not decrypt after it was cut anywhere', () => {
    const bytes = Buffer.from(known.sealed, 'base64url')
    for (const length of bytes.keys()) {
      expect(() => secrets.unseal(bytes.subarray(0, length).toString('base64url'), 'match 1'), `${length}`).toThrow()
    }
  })
})

describe('the token of a mailed link', () => {
  const purposes = ['confirm', 'sign-in', 'change-address', 'invitation', 'unsubscribe'] as const

  test.each(purposes)('for %s is valid for that only', (purpose: LinkPurpose) => {
    const token = secrets.linkToken(purpose, id)
    for (const asked of purposes) expect(secrets.readLinkToken(asked, token)).toBe(asked === purpose ? id : undefined)
  })

  test.each([
    ['with a bit changed in the id', changed(known.confirm, 0)],
    ['with a bit changed in the signature', changed(known.confirm, 31)],
    ['cut short', known.confirm.slice(0, -4)],
    ['made longer', `${known.confirm}AAAA`],
    ['with another server’s signature', others.linkToken('confirm', id)],
    ['that is the bare id', id],
    ['that is empty', ''],
    ['that is no base64', '!!!?'],
  ])('is refused %s', (_, token) => {
    expect(secrets.readLinkToken('confirm', token)).toBeUndefined()
  })

  function changed(token: string, index: number): string {
    const bytes = Buffer.from(token, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    return bytes.toString('base64url')
  }
})

describe('the secret', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'paquebot-secret-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  test('is the configured one, and then no file is created', () => {
    expect(findSecret({ secret: 'configured', dataDir })).toBe('configured')
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('is otherwise generated once, in a file that only its owner may read', () => {
    const folder = path.join(dataDir, 'not', 'there', 'yet')
    expect(findSecret({ secret: undefined, dataDir: folder })).toBeUndefined()
    const made = makeSecret({ dataDir: folder })
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    expect(makeSecret({ dataDir: folder })).toBe(made)
    expect(findSecret({ secret: undefined, dataDir: folder })).toBe(made)
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(made)
    expect(readdirSync(folder)).toEqual(['secret'])
    if (process.platform !== 'win32') expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('is refused if it cannot be read: a new one would be of no use', () => {
    mkdirSync(path.join(dataDir, 'secret'))
    expect(() => findSecret({ secret: undefined, dataDir })).toThrow(/secret cannot be read: /)
  })

  test('is refused if the file is empty: everybody could derive its keys', () => {
    writeFileSync(path.join(dataDir, 'secret'), '\n')
    expect(() => findSecret({ secret: undefined, dataDir })).toThrow(/secret: must have at least 32 characters/)
  })
})

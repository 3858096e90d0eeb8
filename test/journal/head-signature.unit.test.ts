import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyIdOf, SignedHead, signHead, verifyHead } from '../../src/journal/head-signature.ts'
import { match } from './given.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const head = { match, version: 12, hash: 'ab'.repeat(32) }
const signed = signHead(head, privateKey)

describe('a signed head', () => {
  test('is signed over the bytes in the specification', () => {
    const bytes = Buffer.from(`paquebot head 1\n${match}\n12\n${'ab'.repeat(32)}\n`)
    expect(verify(null, bytes, publicKey, Buffer.from(signed.signature, 'base64url'))).toBe(true)
    expect(SignedHead.parse(signed)).toEqual({ ...head, keyId: keyIdOf(publicKey), signature: signed.signature })
  })

  test('verifies with the public key', () => {
    expect(verifyHead(signed, publicKey)).toBe(true)
  })

  test.each([
    { match: match.replace('0', '1') },
    { version: 13 },
    { hash: 'ac'.repeat(32) },
    { keyId: '00'.repeat(16) },
    { signature: signed.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    { signature: '' },
  ])('does not verify with any change: %o', (change) => {
    expect(verifyHead({ ...signed, ...change }, publicKey)).toBe(false)
  })

  test('does not verify with another key, or a key of another kind', () => {
    expect(verifyHead(signed, generateKeyPairSync('ed25519').publicKey)).toBe(false)
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
    expect(verifyHead({ ...signed, keyId: keyIdOf(other) }, other)).toBe(false)
  })

  test('names its key by the first half of the SHA-256 of its SPKI', () => {
    const der = publicKey.export({ type: 'spki', format: 'der' })
    expect(keyIdOf(publicKey)).toBe(createHash('sha256').update(der).digest().subarray(0, 16).toString('hex'))
  })
})

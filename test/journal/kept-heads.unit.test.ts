import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type SignedHead, signHead, verifyHead } from '../../src/journal/head-signature.ts'
import { headFragment, headsIn } from '../../src/journal/kept-heads.ts'
import { match } from './given.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const head = signHead({ match, version: 12, hash: 'a7'.repeat(32) }, privateKey)
const later = signHead({ match, version: 13, hash: '0c'.repeat(32) }, privateKey)
const link = (signed: SignedHead) => `https://paquebot.example/links/head#${headFragment(signed)}`
const mail = ['Hello Anna,', '', 'it is your turn.', '', `Proof: ${link(head)}`, '', 'See you!'].join('\n')
/** As it was sent: quoted-printable, in lines of 76 characters. */
const sent = mail.replaceAll(/[^\n]{75}/g, (part) => `${part}=\r\n`)

/** As mails had it before they had a link. */
const lines = [
  'paquebot head 1',
  `match ${head.match}`,
  `version ${head.version}`,
  `hash ${head.hash}`,
  `key ${head.keyId}`,
  `signature ${head.signature.slice(0, 43)}`,
  head.signature.slice(43),
]
const earlier = ['Hello Anna,', '', ...lines, '', 'See you!'].join('\n')

describe('a signed head in a mail', () => {
  test.each([
    ['as it came', mail],
    ['as it was sent', sent],
    ['from the address alone', link(head)],
    ['as an answer quotes and breaks it', mail.replaceAll(/[^\n]{70}/g, '$&\n').replaceAll(/^/gm, '> > ')],
    ['as HTML', `<p><a href="${link(head)}">Proof</a></p>`],
    ['as earlier mails have it', earlier],
    ['as an answer quotes an earlier mail', earlier.replaceAll(/^/gm, '> > ')],
    ['copied from an earlier mail as one line', lines.join(' ')],
    ['as an answer quotes it', mail.replaceAll(/^/gm, '> > ')],
    ['with the line ends of mails', mail.replaceAll('\n', '\r\n')],
    ['indented', mail.replaceAll(/^/gm, '    ')],
  ])('is read %s', (_, text) => {
    expect(headsIn(text)).toEqual([head])
    expect(headsIn(text).map((read) => verifyHead(read, publicKey))).toEqual([true])
  })

  test('is found with all others in a text', () => {
    expect(headsIn(`${mail}\n${link(later)}`)).toEqual([head, later])
  })

  test.each([
    ['none', 'Dear Anna, it is your turn.'],
    ['one that was cut off', mail.slice(0, mail.indexOf('See you') - 4)],
    ['one whose lines were cut off', lines.slice(0, -1).join('\n')],
    ['one without its hash', lines.filter((line) => !line.startsWith('hash')).join('\n')],
  ])('is not found in a text with %s', (_, text) => {
    expect(headsIn(text)).toEqual([])
  })
})

describe('a signed head from the API', () => {
  test.each([
    ['alone', head],
    ['in an answer', { match, version: 12, items: [], head }],
  ])('is read %s', (_, answer) => {
    expect(headsIn(JSON.stringify(answer, null, 2))).toEqual([head])
  })

  test('is not found in an answer without one', () => {
    expect(headsIn('{"head":null}')).toEqual([])
  })
})

test('a signature has exactly one encoding', () => {
  const last = head.signature.at(-1) ?? ''
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sameBytes = letters[letters.indexOf(last) + 1] ?? ''
  const signature = head.signature.slice(0, -1) + sameBytes

  expect(Buffer.from(signature, 'base64url')).toEqual(Buffer.from(head.signature, 'base64url'))
  expect(verifyHead({ ...head, signature }, publicKey)).toBe(false)
})

import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signHead, verifyHead } from '../../src/journal/head-signature.ts'
import { headLines, headsIn } from '../../src/journal/kept-heads.ts'
import { match } from './given.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const head = signHead({ match, version: 12, hash: 'a7'.repeat(32) }, privateKey)
const later = signHead({ match, version: 13, hash: '0c'.repeat(32) }, privateKey)
const lines = headLines(head)
const mail = ['Hello Anna,', '', 'it is your turn.', '', ...lines, '', 'See you!'].join('\n')

describe('A signed head in a mail', () => {
  test('stands in lines that no mail program breaks', () => {
    expect(lines.filter((line) => line.length > 76)).toEqual([])
  })

  test.each([
    ['as it came', mail],
    ['as an answer quotes it', mail.replaceAll(/^/gm, '> > ')],
    ['with the line ends of mails', mail.replaceAll('\n', '\r\n')],
    ['copied as one line', lines.join(' ')],
    ['indented', mail.replaceAll(/^/gm, '    ')],
  ])('is read %s', (_, text) => {
    expect(headsIn(text)).toEqual([head])
    expect(headsIn(text).map((read) => verifyHead(read, publicKey))).toEqual([true])
  })

  test('is read with all others in what was kept', () => {
    expect(headsIn(`${mail}\n${headLines(later).join('\n')}`)).toEqual([head, later])
  })

  test.each([
    ['none', 'Dear Anna, it is your turn.'],
    ['one that was cut off', lines.slice(0, -1).join('\n')],
    ['one without its hash', lines.filter((line) => !line.startsWith('hash')).join('\n')],
  ])('is not read from a text with %s', (_, text) => {
    expect(headsIn(text)).toEqual([])
  })
})

describe('A signed head from the API', () => {
  test.each([
    ['alone', head],
    ['in an answer', { match, version: 12, items: [], head }],
  ])('is read %s', (_, answer) => {
    expect(headsIn(JSON.stringify(answer, null, 2))).toEqual([head])
  })

  test('is not read from an answer that has none', () => {
    expect(headsIn('{"head":null}')).toEqual([])
  })
})

test('A signature has one way to be written', () => {
  const last = head.signature.at(-1) ?? ''
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sameBytes = letters[letters.indexOf(last) + 1] ?? ''
  const signature = head.signature.slice(0, -1) + sameBytes

  expect(Buffer.from(signature, 'base64url')).toEqual(Buffer.from(head.signature, 'base64url'))
  expect(verifyHead({ ...head, signature }, publicKey)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { acceptedKind, acceptedLanguage } from '../../../src/platform/http/content-negotiation.ts'

describe('Accept-Language (RFC 9110 §12.5.4)', () => {
  test.each([
    ['fr', 'fr'],
    ['ru-RU', 'ru'],
    ['ES-mx', 'es'],
    ['de, fr', 'fr'],
    ['en;q=0.5, ru;q=0.9', 'ru'],
    ['en ; q=0.5 , ru ; q=0.9', 'ru'],
    ['fr;q=0.8, es', 'es'],
    ['fr;Q=0.001, en;q=0', 'fr'],
    ['fr, en', 'fr'],
    ['*;q=0.1, es;q=0.05', 'es'],
    ['de-CH;q=1.0, fr-CH;q=0.9, en;q=0.8', 'fr'],
  ])('%s prefers %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })

  test.each([
    undefined,
    '',
    '*',
    'de, it;q=0.5',
    'fr;q=0',
    'fr;q=0.000, *',
    'french',
    ',,;;==',
    'fr;q=0.5.5',
    ';q=1',
    'constructor',
  ])('%s names none of our languages', (header) => {
    expect(acceptedLanguage(header)).toBeUndefined()
  })
})

describe('Accept (RFC 9110 §12.5.1)', () => {
  const kinds = { svg: 'image/svg+xml', png: 'image/png' } as const

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['text/html', undefined],
    ['image/png', 'png'],
    ['IMAGE/PNG', 'png'],
    ['image/svg+xml', 'svg'],
    ['image/*', 'svg'],
    ['*/*', 'svg'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'svg'],
    ['image/png, image/svg+xml;q=0.5', 'png'],
    ['image/png;q=0.4, image/*;q=0.2', 'png'],
    ['image/svg+xml;q=0, */*', 'png'],
    ['image/png;q=0', undefined],
  ])('%s prefers %s', (header, expected) => {
    expect(acceptedKind(header, kinds)).toBe(expected)
  })
})

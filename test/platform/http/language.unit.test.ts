import { describe, expect, test } from 'vitest'
import { acceptedLanguage } from '../../../src/platform/http/language.ts'

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

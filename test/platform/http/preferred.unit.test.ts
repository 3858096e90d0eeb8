import { expect, test } from 'vitest'
import { preferred } from '../../../src/platform/http/preferred.ts'

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
])('given Accept: %s, then the preferred one is %s', (header, expected) => {
  expect(preferred(header, kinds)).toBe(expected)
})

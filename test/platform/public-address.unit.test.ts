import { expect, test } from 'vitest'
import { isPublic } from '../../src/platform/public-address.ts'

test.each([
  'http://0.0.0.0:3000',
  'http://[::]:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://10.1.2.3',
  'http://192.168.1.20:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://localhost:3000',
  'http://localhost.:3000',
  'http://paquebot',
  'http://paquebot.local',
  'http://paquebot.local.',
])('%s cannot be reached from elsewhere', (url) => {
  expect(isPublic(url)).toBe(false)
})

test.each(['https://paquebot.example.org', 'http://8.8.8.8:3000', 'http://[2001:4860:4860::8888]'])(
  '%s can be reached from elsewhere',
  (url) => {
    expect(isPublic(url)).toBe(true)
  },
)

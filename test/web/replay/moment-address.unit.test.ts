import { expect, test } from 'vitest'
import { momentAddress, momentIn } from '../../../web/src/replay/moment-address.ts'

const over = { version: 40, seats: 3, status: 'ended' } as const

test('An address names a moment, the one it is compared with, and whose eyes see it', () => {
  const moment = { version: 12, from: 5, as: 2 }
  const address = momentAddress('m1', moment)
  expect(address).toBe('/matches/m1/replay?version=12&from=5&as=2')
  expect(momentIn(new URL(address, 'https://example.org').search, over)).toEqual(moment)
})

test('What a match does not have is taken as the nearest that it has', () => {
  expect(momentIn('', over).version).toBe(40)
  expect(momentIn('?version=0', over).version).toBe(1)
  expect(momentIn('?version=900&from=x&as=3', over)).toEqual({ version: 40, from: undefined, as: undefined })
  expect(momentIn('?as=spectator', over).as).toBe('spectator')
})

test('While a match runs, nobody looks by the eyes of another', () => {
  expect(momentIn('?as=1', { ...over, status: 'running' }).as).toBeUndefined()
})

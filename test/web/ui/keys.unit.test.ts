import { expect, test } from 'vitest'
import { isLetterKey } from '../../../web/src/ui/keys.ts'

test.each([
  ['its letter', { key: 'n', code: 'KeyN' }],
  ['its letter while Caps Lock is on', { key: 'N', code: 'KeyN' }],
  ['its letter where a layout has it elsewhere, as Dvorak', { key: 'n', code: 'KeyL' }],
  ['its place where a layout has other letters, as the Russian one', { key: 'т', code: 'KeyN' }],
])('a shortcut is pressed by %s', (_, pressed) => {
  expect(isLetterKey(pressed, 'n')).toBe(true)
})

test.each([
  ['another letter', { key: 'b', code: 'KeyB' }],
  ['another letter at the place of the shortcut, as on Dvorak', { key: 'b', code: 'KeyN' }],
  ['another place of a layout with other letters', { key: 'и', code: 'KeyB' }],
])('a shortcut is not pressed by %s', (_, pressed) => {
  expect(isLetterKey(pressed, 'n')).toBe(false)
})

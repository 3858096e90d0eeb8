import { expect, test } from 'vitest'
import { SlotId } from '../../../../src/games/hamlet/box.ts'
import { isReady, slotIds } from '../../../../web/src/boards/hamlet/view.ts'

const awake = { ready: true }
const acted = { ready: false }

test('on turn, a villager that has acted rests', () => {
  const view = { phase: { name: 'turn', seat: 0, driven: false } } as const
  expect(isReady(view, 0, awake)).toBe(true)
  expect(isReady(view, 0, acted)).toBe(false)
})

test('nobody’s villager rests while another seat is on turn, or nobody is', () => {
  expect(isReady({ phase: { name: 'turn-over', seat: 1 } }, 0, acted)).toBe(true)
  expect(isReady({ phase: { name: 'setup' } }, 0, acted)).toBe(true)
})

test('the board has every delivery slot, in the order of the game', () => {
  expect(slotIds).toEqual(SlotId.options)
})

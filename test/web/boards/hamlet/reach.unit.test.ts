import { expect, test } from 'vitest'
import { reachOf } from '../../../../web/src/boards/hamlet/reach.ts'

const here = { x: 0, y: 0 }
const far = { x: 100, y: 0 }

test.each([0.5, 0.9, 1.2])('a fingertip of 32 pixels fits where nothing else is near, at %s pixels a unit', (scale) => {
  expect(reachOf(here, [far], scale) * scale * 2).toBeCloseTo(32)
})

test('a larger drawing does not make it smaller than it is drawn', () => {
  expect(reachOf(here, [far], 8)).toBe(12)
})

test('the middle of something else stays outside', () => {
  expect(reachOf(here, [far, { x: 0, y: 20 }], 0.5)).toBeLessThan(20)
})

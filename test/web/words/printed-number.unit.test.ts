import { expect, test } from 'vitest'
import { printed } from '../../../web/src/words/printed-number.ts'

test.each([
  [-133, '−133'],
  [0, '0'],
  [12, '12'],
])('the number %d is printed as %s', (number, expected) => {
  expect(printed(number)).toBe(expected)
})

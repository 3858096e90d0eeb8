import { expect, test } from 'vitest'
import { linesOf, lineTo } from '../../../web/src/studies/tree.ts'

/** Two moves, then two ways to go on, the first of them two moves long; and another first move. */
const nodes = [
  { number: 1, parent: 0 },
  { number: 2, parent: 1 },
  { number: 3, parent: 2 },
  { number: 4, parent: 2 },
  { number: 5, parent: 3 },
  { number: 6, parent: 0 },
]
const numbers = (moves: readonly { number: number }[]) => moves.map(({ number }) => number)

test('A tree consists of lines that end where several moves were tried', () => {
  const lines = linesOf(nodes)
  expect(lines.map(({ moves }) => numbers(moves))).toEqual([[1, 2], [6]])
  expect(lines[0]?.forks.map(({ moves }) => numbers(moves))).toEqual([[3, 5], [4]])
  expect(linesOf([])).toEqual([])
})

test('A line leads from the first position to a node', () => {
  expect(numbers(lineTo(nodes, 5))).toEqual([1, 2, 3, 5])
  expect(lineTo(nodes, 0)).toEqual([])
})

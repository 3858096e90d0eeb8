import { expect, it } from 'vitest'
import { codeIn, unimported } from './import-graph.ts'

it('every export is imported somewhere: what only its own file uses is not exported', () => {
  expect(unimported(codeIn(['src', 'web', 'scripts', 'bench', 'test', '.']))).toEqual([])
})

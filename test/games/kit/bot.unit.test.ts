import { expect, test } from 'vitest'
import { random } from '../../../src/games/kit/bot.ts'
import type { Choice } from '../../../src/games/kit/choice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'

const wait: Choice = { move: { type: 'wait' }, about: [], fields: [], limits: [], example: { type: 'wait' } }
const dig: Choice = {
  move: { type: 'dig' },
  about: [],
  fields: [{ kind: 'count', name: 'depth', min: 1, max: 3 }],
  limits: [],
  example: { type: 'dig', depth: 1 },
}

test('the random bot answers quickly, with each choice equally likely', () => {
  const moves = Array.from({ length: 600 }, (_, turn) =>
    random({ view: undefined, choices: [wait, dig], seat: 0, dice: seededDice('random bot', turn) }),
  )
  expect(new Set(moves.map((move) => JSON.stringify(move)))).toEqual(
    new Set(['{"type":"wait"}', '{"type":"dig","depth":1}', '{"type":"dig","depth":2}', '{"type":"dig","depth":3}']),
  )
  const waits = moves.filter(({ type }) => type === 'wait').length
  expect(waits).toBeGreaterThan(250)
  expect(waits).toBeLessThan(350)
})

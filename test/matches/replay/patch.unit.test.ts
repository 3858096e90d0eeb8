import fc from 'fast-check'
import { applyPatch } from 'rfc6902'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game, Viewer } from '../../../src/games/game.ts'
import { type Dice, pick } from '../../../src/games/kit/dice.ts'
import { fill } from '../../../src/games/kit/forms.ts'
import { drawOptions } from '../../../src/games/playout/draw-options.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { patchBetween } from '../../../src/matches/replay/patch.ts'
import { aMatch, played } from '../../journal/given.ts'
import { times } from '../../support/long.ts'
import { processorTimeOf } from '../../support/processor-time.ts'

const mostMoves = 400
const compared = 12

/** The states of a match that is played at random, one after each entry. */
function statesOf(game: Game, seats: number, lot: Dice): unknown[] {
  let live = aMatch({ game, seats, options: drawOptions(game, lot) })
  const states = [live.head.state]
  for (let moves = 0; moves < mostMoves && live.head.decisions.length > 0; moves++) {
    const owing = pick(lot, live.head.decisions)
    const choice = owing && pick(lot, game.choices(live.head.state, owing.seat))
    if (!owing || !choice) throw new Error('a seat is asked and has no choice')
    live = played(live, owing.seat, fill(choice, lot))
    states.push(live.head.state)
  }
  return states
}

/** As a client has it: parsed from an answer. */
const answered = (value: unknown) => JSON.parse(JSON.stringify(value))

describe.each([...catalogue.values()])('the JSON Patch between two versions of $meta.id', (game) => {
  const { min, max } = game.meta.seats
  const matches = fc.record({ lot: fc.integer({ min: 0, max: 2 ** 31 }), seats: fc.integer({ min, max }) })

  test('turns a viewer’s view at one into their view at the other, forwards and backwards', () => {
    fc.assert(
      fc.property(matches, ({ lot, seats }) => {
        const dice = seededDice('difference', lot)
        const states = statesOf(game, seats, dice)
        const viewers: Viewer[] = ['spectator', 'administrator', ...Array.from({ length: seats }, (_, seat) => seat)]
        for (let count = 0; count < compared; count++) {
          const [one, other] = [pick(dice, states), pick(dice, states)]
          for (const viewer of viewers) {
            const [before, after] = [answered(game.view(one, viewer)), answered(game.view(other, viewer))]
            const patch = answered(patchBetween(game.view(one, viewer), game.view(other, viewer)))
            expect(applyPatch(before, patch).filter((problem) => problem !== null)).toEqual([])
            expect(before).toEqual(after)
          }
        }
      }),
      { numRuns: times(1, 20) },
    )
  })

  test('is empty if nothing changed for the viewer', () => {
    const [state] = statesOf(game, max, seededDice('the same'))
    expect(patchBetween(game.view(state, 0), game.view(state, 0))).toEqual([])
  })
})

describe('an array', () => {
  test.each([
    ['from which one goes', [1, 2, 3, 4], [1, 3, 4], [{ op: 'remove', path: '/1' }]],
    ['into which one comes', [1, 3], [1, 2, 3], [{ op: 'add', path: '/1', value: 2 }]],
    [
      'of which one changes',
      [1, { a: 2, b: 3 }, 4],
      [1, { a: 2, b: 5 }, 4],
      [{ op: 'replace', path: '/1/b', value: 5 }],
    ],
    ['that is emptied', [1, 2], [], ['/0', '/0'].map((path) => ({ op: 'remove', path }))],
    ['of the same twice, one less', [1, 1], [1], [{ op: 'remove', path: '/1' }]],
    ['within an array', [[1], [2, 3]], [[1], [2]], [{ op: 'remove', path: '/1/1' }]],
    ['that becomes an object', { at: [1] }, { at: { 0: 1 } }, [{ op: 'replace', path: '/at', value: { 0: 1 } }]],
    ['under a name with marks', { 'a/b~c': [1] }, { 'a/b~c': [2] }, [{ op: 'replace', path: '/a~1b~0c/0', value: 2 }]],
  ])('%s', (_what, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch)
  })

  test('of a thousand arrays takes no more for each than one of ten', async () => {
    const board = (size: number, value: number) => Array.from({ length: size }, () => Array(20).fill(value))
    const compared = (size: number, times: number) =>
      processorTimeOf(() => {
        for (let time = 0; time < times; time++) {
          expect(patchBetween(board(size, 1), board(size, 2))).toHaveLength(20 * size)
        }
      })
    const ratios: number[] = []
    for (let tries = 0; tries < 3; tries++) ratios.push((await compared(1000, 1)) / (await compared(10, 100)))
    expect(Math.min(...ratios)).toBeLessThan(10)
  })
})

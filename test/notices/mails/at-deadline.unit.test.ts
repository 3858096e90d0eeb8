import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { atDeadline } from '../../../src/notices/mails/at-deadline.ts'
import { table } from '../../games/le-havre/table.ts'

const game: Game = leHavre
const turn = { seat: 0, question: 'turn-11' }
const supply = { seat: 0, question: 'supply-11' }
const peek = { seat: 1, question: 'peek-10' }
const looking = { seat: 1, turn: 9, shown: true }
const position = table({ peek: looking, specials: { top: ['bakery', 'tavern'] } })
const beforeSupply = table({ phase: { stage: 'supply' } })

describe('what happens at a deadline', () => {
  test.each(['wait', 'bot'] as const)('is what was agreed: %s', (late) => {
    expect(atDeadline(game, late, position, turn)).toEqual({ what: late, lapses: false })
  })

  test('is the usual answer where the game has one', () => {
    expect(atDeadline(game, 'usual', beforeSupply, supply)).toEqual({ what: 'usual', lapses: false })
  })

  test('is waiting where the usual answer was agreed on and a choice must be made', () => {
    expect(atDeadline(game, 'usual', position, turn)).toEqual({ what: 'wait', lapses: false })
  })

  test.each(['wait', 'usual', 'bot'] as const)('is the usual answer for what holds up nobody, agreed on %s', (late) => {
    expect(atDeadline(game, late, position, peek)).toEqual({ what: 'usual', lapses: true })
  })
})

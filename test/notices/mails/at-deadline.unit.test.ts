import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { atDeadline } from '../../../src/notices/mails/at-deadline.ts'
import { table } from '../../games/le-havre/table.ts'

const game: Game = leHavre
const turn = { seat: 0, question: 'turn-11', lapses: false }
const supply = { seat: 0, question: 'supply-11', lapses: false }
const peek = { seat: 1, question: 'peek-10', lapses: true }
const looking = { seat: 1, turn: 9, shown: true }
const position = table({ peek: looking, specials: { top: ['bakery', 'tavern'] } })
const beforeSupply = table({ phase: { stage: 'supply' } })

describe('what happens at a deadline', () => {
  test.each(['wait', 'bot', 'substitute'] as const)('is what was agreed: %s', (late) => {
    expect(atDeadline({ game, late }, position, turn)).toBe(late)
  })

  test('is the usual answer where the game has one', () => {
    expect(atDeadline({ game, late: 'usual' }, beforeSupply, supply)).toBe('usual')
  })

  test('is waiting where the usual answer was agreed on and a choice must be made', () => {
    expect(atDeadline({ game, late: 'usual' }, position, turn)).toBe('wait')
  })

  test.each(['wait', 'usual', 'bot', 'substitute'] as const)(
    'is the usual answer for what holds up nobody, agreed on %s',
    (late) => {
      expect(atDeadline({ game, late }, position, peek)).toBe('usual')
    },
  )
})

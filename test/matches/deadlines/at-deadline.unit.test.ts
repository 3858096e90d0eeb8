import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/game.ts'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import { havana } from '../../../src/games/havana/index.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { mayBeAsked } from '../../../src/games/questions.ts'
import { agreedFor } from '../../../src/matches/deadlines/deadlines.ts'
import { lateIn } from '../../../src/matches/wire/new-match.ts'

const game: Game = leHavre
const turn = { question: 'turn-11', lapses: false }
const supply = { question: 'supply-11', lapses: false }
const peek = { question: 'peek-10', lapses: true }

describe('what happens at a deadline', () => {
  test.each(['wait', 'bot', 'substitute'] as const)('is what the players agreed: %s', (late) => {
    expect(agreedFor({ game, late }, turn)).toBe(late)
  })

  test('is the usual answer if the game has one', () => {
    expect(agreedFor({ game, late: 'usual' }, supply)).toBe('usual')
    expect(agreedFor({ game: hamlet, late: 'usual' }, { question: 'turn-3', lapses: false })).toBe('usual')
  })

  test('is waiting if the usual answer was agreed and a choice must be made', () => {
    expect(agreedFor({ game, late: 'usual' }, turn)).toBe('wait')
    expect(agreedFor({ game: havana, late: 'usual' }, { question: 'opening', lapses: false })).toBe('wait')
  })

  test.each(['wait', 'usual', 'bot', 'substitute'] as const)(
    'is the usual answer for a question that holds nobody up, with %s',
    (late) => {
      expect(agreedFor({ game, late }, peek)).toBe('usual')
    },
  )
})

describe('the agreements for late decisions', () => {
  test.each([...catalogue.values()])('include usual answers only if the game has any: $meta.id', (one) => {
    const hasAny = Object.values(one.questions).some(({ usual }) => usual)
    expect(lateIn(one).safeParse('usual').success).toBe(hasAny)
  })
})

describe('a question that a match can ask', () => {
  test.each(['turn', 'turn-3', 'opening'])('includes %s in Havana', (question) => {
    expect(mayBeAsked(havana, question)).toBe(true)
  })

  test.each(['opening-3', 'feeding', 'feeding-3', 'turn-', 'turn-3-3', 'to-string', 'constructor'])(
    'excludes %s in Havana',
    (question) => {
      expect(mayBeAsked(havana, question)).toBe(false)
    },
  )
})

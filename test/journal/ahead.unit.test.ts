import { describe, expect, test } from 'vitest'
import type { Game, Seat } from '../../src/games/game.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { Choice } from '../../src/games/kit/choice.ts'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { choicesAhead, together } from '../../src/journal/ahead.ts'
import { ana, aRound, bea, given } from '../games/havana/table.ts'
import { table } from '../games/le-havre/table.ts'

const asks = ({ move, fields }: Choice) => [move, ...fields.map(({ name }) => name)]

/** What a seat can do in a position, and what is said to be ahead of it there. */
function compared<State>(game: Game<State>, state: State, seat: Seat) {
  const ahead = choicesAhead(game, game.view(state, seat), seat)
  return [ahead?.choices.map(asks), game.choices(state, seat).map(asks)]
}

describe('a seat that is asked now finds ahead of it every form that it has, even if several have one move:', () => {
  test('to exchange a card by Reciclaje, or none', () => {
    const players = [
      { table: ['siesta', 'reciclaje'], discard: ['mama', 'obreros'] },
      { table: ['obreros', 'mama'] },
    ] as const
    const [ahead, now] = compared(havana, aRound({ round: 3, players }), ana)
    expect(now?.filter(([move]) => JSON.stringify(move) === '{"type":"reciclaje"}')).toHaveLength(2)
    expect(ahead).toEqual(now)
  })

  test('the goods of the Business Office', () => {
    const state = table({ town: ['business-office'], stock: { franc: 1, fish: 3, clay: 2 } })
    const [ahead, now] = compared(leHavre, state, 0)
    expect(now?.filter(([move]) => JSON.stringify(move).includes('business-office')).length).toBeGreaterThan(2)
    expect(ahead).toEqual(now)
  })
})

describe('of the forms in several courses of a match', () => {
  const form = (...names: readonly string[]): Choice => ({
    move: { type: 'act' },
    about: [],
    fields: names.map((name) => ({ kind: 'count', name, min: 1, max: 2 })),
    limits: [],
    example: { type: 'act' },
  })
  const withFee = ({ fields, ...rest }: Choice): Choice => ({
    ...rest,
    fields: [...fields, { kind: 'payment', name: 'fee', goods: [], covers: {}, proposal: {} }],
  })

  test('one that appears in all of them is listed once, whatever it asks there', () => {
    expect(together([[form('times')], [form()], [form('times')]])).toEqual([form('times')])
  })

  test('one that differs from others of its move is listed, too, in whichever course it appears', () => {
    expect(together([[form('steel')], [form('steel'), form('coal')]])).toEqual([form('steel'), form('coal')])
    expect(together([[form()], [form('give'), form()]])).toEqual([form(), form('give')])
  })

  test('a payment makes no other form', () => {
    const both = [form('steel'), form('coal')]
    expect(together([both.map(withFee), both])).toEqual(both.map(withFee))
  })
})

test('a seat that waits finds ahead of it what it may be asked next', () => {
  const state = aRound({ players: [{ table: ['siesta', 'guardaespaldas'] }, { table: ['obreros', 'mama'] }] })
  const after = given(state).when(ana, { type: 'siesta' }).state
  expect(choicesAhead(havana, havana.view(after, bea), bea)?.question).toBe('turn-1')
})

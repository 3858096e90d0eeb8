import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/games/game.ts'
import { dryRun } from '../../src/journal/dry-run.ts'
import { aMatch, boast, finishedMatch, guess, type PlayedMatch, played } from './given.ts'

function tried({ game, head }: PlayedMatch, seat: number, ...moves: { type: string }[]) {
  return dryRun(game, head, { seat, moves, withChoices: false })
}

function fault(): never {
  throw new RangeError('a bug')
}

describe('a dry run', () => {
  test("returns the events of each move, and the seat's view afterwards", () => {
    const live = aMatch()
    const { game, head } = played(live, 0, boast, guess(7))
    expect(tried(live, 0, boast, guess(7))).toEqual({
      outcome: 'accepted',
      events: [
        [{ type: 'boasted', seat: 0 }],
        [
          { type: 'guess-hidden', seat: 0, sum: 7 },
          { type: 'guess-made', seat: 0 },
        ],
      ],
      unused: [{}, {}],
      view: game.view(head.state, 0),
      stopped: false,
    })
  })

  test('stops before a draw: later moves are not tried', () => {
    const { game, head } = played(aMatch(), 1, guess(9))
    const uncovering: Game = { ...game, reveals: [] }
    const outcome = dryRun(uncovering, head, { seat: 0, moves: [guess(7), boast, boast], withChoices: true })
    expect(outcome).toMatchObject({ outcome: 'accepted', stopped: true, choices: undefined })
    expect(outcome).toHaveProperty('events', [
      ['guess-hidden', 'guess-made', 'turned-up'].map((type) => expect.objectContaining({ type })),
    ])
  })

  test('stops if the game would act without a draw', () => {
    const { game, head } = aMatch()
    const acting: Game = { ...game, chance: () => [{ type: 'dealt', seat: 0, card: 1 }] }
    expect(dryRun(acting, head, { seat: 0, moves: [boast, boast], withChoices: true })).toMatchObject({ stopped: true })
  })

  test('reports a fault of a game as such, not as a draw', () => {
    const { game, head } = aMatch()
    const broken: Game = { ...game, chance: fault }
    expect(() => dryRun(broken, head, { seat: 0, moves: [boast], withChoices: false })).toThrow(RangeError)
  })

  test('stops before something hidden is revealed', () => {
    const outcome = tried(played(aMatch(), 1, guess(9)), 0, guess(7))
    expect(outcome).toMatchObject({
      events: [[{ type: 'guess-hidden' }, { type: 'guess-made' }]],
      stopped: true,
    })
    expect(outcome).toHaveProperty('events.0.length', 2)
  })

  test('gives the same answer whatever others hide', () => {
    const answers = [2, 9, 20].map((sum) => tried(played(aMatch(), 1, guess(sum)), 0, boast, guess(7)))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('says on request what the seat could do afterwards', () => {
    const live = aMatch()
    const { game, head } = played(live, 0, boast)
    const outcome = dryRun(live.game, live.head, { seat: 0, moves: [boast], withChoices: true })
    expect(outcome).toHaveProperty('choices', game.choices(head.state, 0))
    expect(tried(live, 0, boast)).toHaveProperty('choices', undefined)
  })

  test('says what the seat gives up with each move, where it makes it', () => {
    const { game, head } = aMatch()
    const counting: Game = { ...game, unused: (_state, seat, { type }) => ({ [type]: seat + 1 }) }
    const outcome = dryRun(counting, head, { seat: 0, moves: [boast, guess(7)], withChoices: false })
    expect(outcome).toHaveProperty('unused', [{ boast: 1 }, { guess: 1 }])
  })

  test('refuses what a submission refuses', () => {
    expect(tried(aMatch(), 0, boast, boast)).toEqual({
      outcome: 'refused',
      code: 'hunch/boasted-already',
      params: {},
      index: 1,
    })
    expect(tried(finishedMatch(), 0, boast)).toMatchObject({ code: 'journal/match-over' })
  })

  test('of no moves returns the current view', () => {
    const live = aMatch()
    expect(tried(live, 0)).toEqual({
      outcome: 'accepted',
      events: [],
      unused: [],
      view: live.game.view(live.head.state, 0),
      stopped: false,
    })
  })
})

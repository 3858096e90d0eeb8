import { describe, expect, test } from 'vitest'
import { type BotName, botOf } from '../../../src/games/bots.ts'
import type { Game, Seat } from '../../../src/games/game.ts'
import type { Bot } from '../../../src/games/kit/bot.ts'
import type { MoveJson } from '../../../src/games/kit/choice.ts'
import { leHavre } from '../../../src/games/le-havre/index.ts'
import { Options } from '../../../src/games/le-havre/meta.ts'
import type { State } from '../../../src/games/le-havre/state.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { isLong } from '../../support/long.ts'
import { ana, bea, table } from './table.ts'

const game: Game = leHavre

const bot = (name: BotName): Bot => {
  const found = botOf(game, name)
  if (found === undefined) throw new Error(`Le Havre has no bot ${name}`)
  return found
}

/** The bot's move for the seat that is asked. */
const move = (state: unknown, seat: Seat = ana, name: BotName = 'sensible', dice = seededDice('bot')): MoveJson =>
  bot(name)({ view: game.view(state, seat), choices: game.choices(state, seat), seat, dice })

/** Plays a match to its end. A move that the rules refuse ends it with an error. */
function play(seed: string, bots: readonly BotName[], options: Partial<Options> = {}) {
  const opening = game.opening({ seats: bots.length, options: Options.parse(options) })
  let { state } = settle(game, opening, [], seededDice(seed, 'opening'))
  const types = new Set<string>()
  for (let turn = 0; turn < 3000; turn++) {
    const result = game.result(state)
    if (result !== undefined) return { result, types }
    const seat = game.decisions(state)[0]?.seat ?? ana
    const made = move(state, seat, bots[seat], seededDice(seed, 'bot', turn))
    const caused = decided(game, state, seat, made)
    if (caused === undefined) throw new Error(`seat ${seat} may not ${JSON.stringify(made)}`)
    types.add(made.type)
    state = settle(game, state, caused, seededDice(seed, 'chance', turn)).state
  }
  throw new Error('the match goes on and on')
}

describe('the sensible bot', () => {
  test.each(isLong ? [2, 3] : [2])(
    'plays a whole match of %i to its end, with ships, and without a remaining loan',
    (seats) => {
      const { result, types } = play('three', Array<BotName>(seats).fill('sensible'))
      expect(result.reason).toBe('rounds')
      for (const { points, lines } of result.seats) {
        expect(points).toBeGreaterThan(80)
        expect(lines).toContainEqual({ label: 'loans', points: 0 })
      }
      const ships = result.seats.flatMap(({ lines }) => lines.filter(({ label }) => label === 'ships'))
      expect(ships.filter(({ points }) => points > 0)).not.toEqual([])
      for (const type of ['take-offer', 'enter', 'buy']) expect(types).toContain(type)
      for (const type of ['standing-order', 'sell', 'sell-ship']) expect(types).not.toContain(type)
    },
  )

  test.each(isLong ? [1, 2, 4, 5] : [1, 4])('plays the short game with %i players', (seats) => {
    const { result } = play('short', Array<BotName>(seats).fill('sensible'), { length: 'short' })
    expect(result.reason).not.toBe('forfeit')
    expect(Math.min(...result.seats.map(({ points }) => points))).toBeGreaterThan(20)
  })

  test.each(isLong ? [0, 1, 2] : [0])('beats two random ones by far, match %i', (match) => {
    const seat = match % 3
    const bots = [0, 1, 2].map((other): BotName => (other === seat ? 'sensible' : 'random'))
    const { seats } = play(`beats ${match}`, bots, { length: 'short' }).result
    expect(seats.find(({ place }) => place === 1)?.seat).toBe(seat)
    const most = (isSensible: boolean) =>
      Math.max(...seats.filter((one) => (one.seat === seat) === isSensible).map(({ points }) => points))
    expect(most(true) - most(false)).toBeGreaterThan(60)
  })

  test('makes the same move with the same dice', () => {
    const state = table({ seats: 3, town: ['building-firm-1', 'marketplace'], stock: { franc: 9, wood: 3 } })
    expect(move(state)).toEqual(move(state))
  })

  test('uses only what its seat may know', () => {
    // given two positions that differ in the special buildings that Bea has seen
    const seen = (top: State['specials']['top']) =>
      table({
        specialsLeft: 6,
        specials: { top, bag: ['farm', 'tavern'] },
        others: [{ seen: top, sure: true }],
        stock: { franc: 9, wood: 3 },
      })
    const [one, other] = [seen(['bakery', 'diner']), seen(['diner', 'bakery'])]
    expect(leHavre.view(one, ana)).toEqual(leHavre.view(other, ana))
    expect(move(one)).toEqual(move(other))
  })

  test('repays loans before interest falls due', () => {
    const state = table({ ana: { stock: { franc: 30, fish: 20 }, loans: 2 }, phase: { stage: 'supply' }, turn: 10 })
    expect(move(state).type).toBe('repay')
  })

  test('sells what must not be kept, as far as ships and energy allow', () => {
    const state = table({
      ana: { stock: { steel: 3, coke: 1, leather: 2, franc: 4 }, ships: ['apolline', 'blanche'] },
      town: ['shipping-line'],
      turn: 126,
      phase: { final: [bea] },
    })
    expect(move(state)).toEqual({
      type: 'enter',
      building: 'shipping-line',
      ships: { wooden: 2 },
      goods: { steel: 3, leather: 1 },
    })
  })

  test('builds both buildings of a Construction Firm if it can', () => {
    const state = table({
      stock: { wood: 5, clay: 5, franc: 2, fish: 8 },
      town: ['construction-firm'],
      piles: [['fishery'], ['smokehouse'], ['joinery']],
    })
    const first = move(state)
    expect(first).toMatchObject({ type: 'enter', building: 'construction-firm' })
    const caused = decided(game, state, ana, first) ?? []
    const next = settle(game, state, caused, seededDice('next')).state
    expect(move(next).type).toBe('construct')
  })
})

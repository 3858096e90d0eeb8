import { describe, expect, test } from 'vitest'
import { type BotName, botOf } from '../../../src/games/bots.ts'
import type { Game, Seat } from '../../../src/games/game.ts'
import { hamlet } from '../../../src/games/hamlet/index.ts'
import { Options } from '../../../src/games/hamlet/meta.ts'
import type { State } from '../../../src/games/hamlet/state.ts'
import { villageOf } from '../../../src/games/hamlet/village.ts'
import type { Bot } from '../../../src/games/kit/bot.ts'
import { type MoveJson, Place } from '../../../src/games/kit/choice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { isLong } from '../../support/long.ts'
import { ana, aVillage, bea } from './table.ts'

const game: Game = hamlet

const bot = (name: BotName): Bot => {
  const found = botOf(game, name)
  if (found === undefined) throw new Error(`Hamlet has no bot ${name}`)
  return found
}

/** The bot's move for the seat that is asked. */
const move = (state: unknown, seat: Seat = ana, name: BotName = 'sensible', dice = seededDice('bot')): MoveJson =>
  bot(name)({ view: game.view(state, seat), choices: game.choices(state, seat), seat, dice })

/** Plays a match to its end. A move that the rules refuse ends it with an error. */
function play(seed: string, bots: readonly BotName[], options: Partial<Options> = {}) {
  const opening = game.opening({ seats: bots.length, options: Options.parse(options) })
  let { state } = settle(game, opening, [], seededDice(seed, 'opening'))
  for (let turn = 0; turn < 3000; turn++) {
    const result = game.result(state)
    if (result !== undefined) return result
    const seat = game.decisions(state)[0]?.seat ?? ana
    const made = move(state, seat, bots[seat], seededDice(seed, 'bot', turn))
    const caused = decided(game, state, seat, made)
    if (caused === undefined) throw new Error(`seat ${seat} may not ${JSON.stringify(made)}`)
    state = settle(game, state, caused, seededDice(seed, 'chance', turn)).state
  }
  throw new Error('the match goes on and on')
}

/** A whole turn of Ana, move by move; a new blueprint or sale token is drawn in between. */
function turn(from: State): MoveJson[] {
  const moves: MoveJson[] = []
  let state: unknown = from
  while (moves.length < 20 && game.decisions(state)[0]?.seat === ana) {
    const made = move(state)
    moves.push(made)
    state = settle(game, state, decided(game, state, ana, made) ?? [], seededDice('turn', moves.length)).state
  }
  return moves
}

describe('the sensible bot', () => {
  test.each(isLong ? [0, 1, 2, 3] : [1, 2])('beats a random one by far, match %i', (match) => {
    const seat = match % 2
    const bots = [0, 1].map((other): BotName => (other === seat ? 'sensible' : 'random'))
    const layout = match % 4 < 2 ? 'first-game' : 'drawn'
    const { seats } = play(`beats ${match}`, bots, { layout, roundLimit: 12 })
    const pointsOf = (isSensible: boolean) => seats.find((one) => (one.seat === seat) === isSensible)?.points ?? 0
    expect(pointsOf(true) - pointsOf(false)).toBeGreaterThan(15)
  })

  const matches = [
    { players: 2, seed: 'nave' },
    { players: 3, seed: 'nave' },
    { players: 4, seed: 'bells' },
  ]
  test.each(isLong ? matches : matches.slice(0, 1))(
    'completes the church well before the round limit, with $players players',
    ({ players, seed }) => {
      const { reason, seats } = play(seed, Array<BotName>(players).fill('sensible'), { roundLimit: 30 })
      expect(reason).toBe('church')
      expect(Math.max(...seats.map(({ points }) => points))).toBeGreaterThan(50)
    },
  )

  test('hires a second villager as soon as it has the coins', () => {
    const state = aVillage({ players: 2, round: 2, ana: { coins: 5 } })
    expect(move(state)).toMatchObject({ type: 'town-hall', villagers: 1 })
  })

  test('completes the church if that wins, and not if that loses', () => {
    const almost = (mine: number, theirs: number) =>
      aVillage({
        players: 2,
        round: 12,
        deliveries: { raw: ana, 'milk-brick': bea, 'planks-flour': bea },
        ana: { coins: 10, scored: { goods: mine } },
        bea: { scored: { goods: theirs } },
      })
    expect(turn(almost(60, 20))).toContainEqual({ type: 'deliver', slot: 'coins' })
    expect(turn(almost(20, 60))).not.toContainEqual({ type: 'deliver', slot: 'coins' })
  })

  test('uses each of its villagers once, and then ends its turn', () => {
    const moves = turn(aVillage({ players: 3, ana: { villagers: ['church', 'church', 'farm'], coins: 8 } }))
    const last = moves.at(-1)?.type
    expect(['drive', 'end-turn']).toContain(last)
    expect(moves.filter(({ type }) => type !== 'drive' && type !== 'end-turn')).toHaveLength(3)
  })

  test('builds a refinery where a road joins it to the village', () => {
    const state = aVillage({
      players: 2,
      ana: { blueprints: ['sawmill'], coins: 4 },
      sources: { woodcutter: {}, quarry: { stone: 1 }, farm: { wheat: 2 } },
      offers: ['s3a', 's3b', 's3c'],
    })
    const built = turn(state).find(({ type }) => type === 'build')
    const place = Place.parse(built?.place)
    const { connected } = villageOf({ ...state, village: [...state.village, { tile: 'sawmill', place }] })
    expect(connected).toContain('sawmill')
  })

  test('makes the same move with any dice: it goes by the board', () => {
    const state = aVillage({ players: 2, ana: { coins: 7 } })
    expect(move(state, ana, 'sensible', seededDice('one'))).toEqual(move(state, ana, 'sensible', seededDice('other')))
  })
})

import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { botOf } from '../../../src/games/bots.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game, Viewer } from '../../../src/games/game.ts'
import { pick } from '../../../src/games/kit/dice.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { decided, settle } from '../../../src/games/playout/turn.ts'
import { png } from '../../../src/platform/raster.ts'

/** Every tenth position of a match between random bots, and the last one. */
function positions(game: Game, seats: number, seed: string): unknown[] {
  const options = game.meta.options.parse({})
  const dice = seededDice(seed, 'players')
  let { state } = settle(game, game.opening({ seats, options }), [], seededDice(seed, 'chance', 0))
  const found: unknown[] = [state]
  for (let move = 1; game.result(state) === undefined; move++) {
    const seat = pick(dice, game.decisions(state))?.seat ?? 0
    const chosen = botOf(
      game,
      'random',
    )?.({ view: game.view(state, seat), choices: game.choices(state, seat), seat, dice })
    if (chosen === undefined) throw new Error('there is no bot')
    ;({ state } = settle(game, state, decided(game, state, seat, chosen) ?? [], seededDice(seed, 'chance', move)))
    if (move % 10 === 0) found.push(state)
  }
  return [...found, state]
}

/** Longer than any may be, with what would break out of XML, and in an alphabet that the font lacks. */
const names = (seat: number) => [`<b>"&'`, 'Ёжик '.repeat(8), 'W'.repeat(40), '長'.repeat(20), 'Ada'][seat] ?? ''

const games = [...catalogue.values()].flatMap(({ meta: { id, seats } }) =>
  [...new Set([seats.min, seats.max])].map((number) => [id, number] as const),
)

describe.each(games)('The picture of %s with %d seats', (id, seats) => {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no ${id}`)
  const all = positions(game, seats, `pictures of ${id}`)

  test('given any position, when it is drawn for anybody, then it is an SVG file that a strict reader takes', () => {
    const viewers: Viewer[] = [0, 'spectator', 'administrator']
    for (const state of all) {
      for (const viewer of viewers) {
        const svg = game.picture(game.view(state, viewer), names)
        const read = new Resvg(svg, { font: { loadSystemFonts: false } })
        expect([read.width, svg.length < 60_000]).toEqual([640, true])
        expect(read.height).toBeGreaterThan(200)
        expect(read.height).toBeLessThan(520)
      }
    }
  })

  test('given any position, when it is drawn, then nothing is written too small for a phone', () => {
    for (const state of all) {
      const svg = game.picture(game.view(state, 'spectator'), names)
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
      expect(sizes.length).toBeGreaterThan(10)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
    }
  })

  test('given the fullest position, when it becomes pixels, then it is small enough for a mail', async () => {
    const drawn = all.map((state) => game.picture(game.view(state, 'administrator'), names))
    const [fullest = ''] = drawn.toSorted((one, other) => other.length - one.length)
    expect((await png(fullest)).length).toBeLessThan(60_000)
  })
})

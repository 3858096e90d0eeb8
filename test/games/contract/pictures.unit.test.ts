import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Viewer } from '../../../src/games/game.ts'
import { languages } from '../../../src/games/kit/wording.ts'
import { png } from '../../../src/platform/raster.ts'
import { positions } from './positions.ts'

/** Longer than any name may be, with characters that XML must escape, and in an alphabet that the font lacks. */
const names = (seat: number) => [`<b>"&'`, 'Ёжик '.repeat(8), 'W'.repeat(40), '長'.repeat(20), 'Ada'][seat] ?? ''

const games = [...catalogue.values()].flatMap(({ meta: { id, seats } }) =>
  [...new Set([seats.min, seats.max])].map((number) => [id, number] as const),
)

describe.each(games)('the picture of %s with %d seats', (id, seats) => {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no ${id}`)
  const all = positions(game, seats, `pictures of ${id}`)
  const { title } = game.wording.en

  test('given any position, when it is drawn for any viewer, then a strict parser accepts the SVG', () => {
    const viewers: Viewer[] = [0, 'spectator', 'administrator']
    for (const state of all) {
      for (const viewer of viewers) {
        const svg = game.picture(game.view(state, viewer), names, title)
        const read = new Resvg(svg, { font: { loadSystemFonts: false } })
        expect([read.width, svg.length < 60_000]).toEqual([640, true])
        expect(read.height).toBeGreaterThan(200)
        expect(read.height).toBeLessThan(520)
      }
    }
  })

  test('given any position, when it is drawn, then no text is too small for a phone', () => {
    for (const state of all) {
      const svg = game.picture(game.view(state, 'spectator'), names, title)
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
      expect(sizes.length).toBeGreaterThan(10)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
    }
  })

  test.each(languages)(
    'given a reader of %s, when a position is drawn, then the game has its name in that language',
    (language) => {
      const name = game.wording[language].title
      const svg = game.picture(game.view(all[0], 'spectator'), (seat) => `Seat ${seat}`, name)
      const words = [...svg.matchAll(/>([^<]*\p{L}{2}[^<]*)</gu)].map(([, text = '']) => text)
      expect(words.filter((text) => !text.startsWith('Seat '))).toEqual([name, name])
    },
  )

  test('given the fullest position, when it is rasterised, then it is small enough for a mail', async () => {
    const drawn = all.map((state) => game.picture(game.view(state, 'administrator'), names, title))
    const [fullest = ''] = drawn.toSorted((one, other) => other.length - one.length)
    expect((await png(fullest)).length).toBeLessThan(60_000)
  })
})

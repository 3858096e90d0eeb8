import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import { testServer } from '../../support/server.ts'

const { app } = await testServer()

const Titles = z.object({ sections: z.array(z.object({ title: z.string() })) })
const Position = z.object({
  game: z.string(),
  says: z.array(z.string()),
  view: z.object({ seats: z.array(z.unknown()) }),
})

const shown = [...catalogue.values()].flatMap(({ meta, rulebook }) =>
  Object.keys(rulebook?.positions ?? {}).map((position) => ({ game: meta.id, position })),
)

describe('the rules in words', () => {
  test('are in the language of the request', async () => {
    const titles = await Promise.all(
      ['en', 'fr', 'ru', 'es'].map(async (language) => {
        const answer = await app.inject({ url: '/v1/games/hamlet/rules', headers: { 'accept-language': language } })
        return Titles.parse(answer.json()).sections[0]?.title
      }),
    )
    expect(titles).toEqual(['What it is about', 'De quoi il s’agit', 'О чём игра', 'De qué se trata'])
  })

  test.each(shown)('show $position of $game as a view and as a picture', async ({ game, position }) => {
    const url = `/v1/games/${game}/rules/positions/${position}`
    const body = Position.parse((await app.inject({ url, headers: { 'accept-language': 'fr' } })).json())
    expect(body.game).toBe(game)
    expect(body.says.length).toBeGreaterThan(3)

    const picture = await app.inject({ url: `${url}/picture` })
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    expect(picture.body).toMatch(/^<svg .*>A<\/text>.*<\/svg>$/s)
    const again = await app.inject({
      url: `${url}/picture`,
      headers: { 'if-none-match': String(picture.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    '/v1/games/chess/rules',
    '/v1/games/havana/rules/positions/nowhere',
    '/v1/games/havana/rules/positions/toString/picture',
  ])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})

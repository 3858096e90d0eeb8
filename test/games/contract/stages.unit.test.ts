import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alphaGames } from '../../../src/games/alpha-games.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import { plainPicture } from '../../../src/games/kit/picture/plain.ts'

/** What each stage promises (docs/adding-a-game.md). That the words and the picture are whole, other tests of this folder hold. */
describe('The stage of a game', () => {
  test('no server offers a game of stage alpha: a match that was begun must stay playable', () => {
    expect([...catalogue.values()].filter(({ meta }) => meta.stage === 'alpha')).toEqual([])
  })

  test('a game in the making is one of stage alpha, and in no two places', () => {
    for (const { meta } of alphaGames.values()) expect([meta.stage, catalogue.has(meta.id)]).toEqual(['alpha', false])
  })

  test('every game stands under its id', () => {
    for (const [id, game] of [...catalogue, ...alphaGames]) expect(game.meta.id).toBe(id)
  })

  test.each([...catalogue.values()])(
    '$meta.id, which is offered, has words and a picture of its own, and a page',
    (game) => {
      const { en, ...others } = game.wording
      for (const wording of Object.values(others)) expect(wording).not.toBe(en)
      expect(game.picture).not.toBe(plainPicture)
      expect(existsSync(`docs/games/${game.meta.id}.md`)).toBe(true)
    },
  )

  test('a game of stage production has no numbers of our own making', () => {
    const ours = [...catalogue.values()].filter(({ meta }) => meta.provenance.some(({ status }) => status === 'house'))
    expect(ours.filter(({ meta }) => meta.stage === 'production')).toEqual([])
  })
})

import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alphaGames } from '../../../src/games/alpha-games.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import { plainPicture } from '../../../src/games/kit/picture/plain.ts'

/**
 * The promises of each stage (docs/adding-a-game.md). Other tests in this folder check that words and pictures are
 * complete.
 */
describe('the stage of a game', () => {
  test('is not alpha if a server offers it: a started match must stay playable', () => {
    expect([...catalogue.values()].filter(({ meta }) => meta.stage === 'alpha')).toEqual([])
  })

  test('is alpha for games in development, which are in no other list', () => {
    for (const { meta } of alphaGames.values()) expect([meta.stage, catalogue.has(meta.id)]).toEqual(['alpha', false])
  })

  test('every game is in the catalogue under its id', () => {
    for (const [id, game] of [...catalogue, ...alphaGames]) expect(game.meta.id).toBe(id)
  })

  test.each([...catalogue.values()])('$meta.id, which servers offer, has its own words, picture and page', (game) => {
    const { en, ...others } = game.wording
    for (const wording of Object.values(others)) expect(wording).not.toBe(en)
    expect(game.picture).not.toBe(plainPicture)
    expect(existsSync(`docs/games/${game.meta.id}.md`)).toBe(true)
  })

  test('a game of stage production has no invented numbers', () => {
    const ours = [...catalogue.values()].filter(({ meta }) => meta.provenance.some(({ status }) => status === 'house'))
    expect(ours.filter(({ meta }) => meta.stage === 'production')).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/games/catalogue.ts'
import { documented, tablesOf } from './state-tables.ts'

const page = (game: string) => readFileSync(new URL(`../../docs/games/${game}.md`, import.meta.url), 'utf8')

/** docs/positions.md promises that each game's page says what its states are made of. */
test.each([...catalogue.keys()])(
  'the page of %s documents every field of a state, and none that is not there',
  (id) => {
    const game = catalogue.get(id)
    if (!game) throw new Error(`there is no ${id}`)
    const [told, there] = [documented(page(id)), tablesOf(game.schemas.state)]
    expect([...told.keys()].toSorted()).toEqual([...there.keys()].toSorted())
    for (const [shape, fields] of there)
      expect([shape, told.get(shape)?.toSorted()]).toEqual([shape, fields.toSorted()])
  },
)

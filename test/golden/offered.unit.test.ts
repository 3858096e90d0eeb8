import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Count, countsFile, countsFor, offered } from '../../scripts/golden/offered.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import { allRules } from '../../src/games/earlier-rules.ts'
import { lanterns } from '../../src/games/lanterns/index.ts'

const counts = Count.array().parse(JSON.parse(readFileSync(countsFile, 'utf8')))

// A changed number shows that legality has changed, which every change of the rules has to justify.
describe('the number of choices along seeded matches stays the same', () => {
  test.each(counts)('$game by rules $rules with $seats seats', (count) => {
    const game = catalogue.get(count.game)
    if (!game) throw new Error(`${count.game} is in the catalogue no more`)
    expect(offered(count, game)).toBe(count.total)
  })

  test('for every version of the rules of every game: `npm run golden` writes missing numbers', () => {
    const known = new Set(counts.map(({ game, rules }) => `${game} by rules ${rules}`))
    const released = [...catalogue.values()].flatMap((game) =>
      allRules(game).map((rules) => `${game.meta.id} by rules ${rules}`),
    )
    expect([...known].toSorted()).toEqual(released.toSorted())
  })

  test('a new game is counted with the fewest and with the most players', () => {
    const fourth = countsFor([...catalogue.values(), lanterns], counts).slice(counts.length)
    expect(fourth).toMatchObject([
      { game: 'lanterns', rules: 1, seats: 2 },
      { game: 'lanterns', rules: 1, seats: 4 },
    ])
    for (const { total } of fourth) expect(total).toBeGreaterThan(10)
  })
})

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/games/catalogue.ts'
import type { Game } from '../../../src/games/game.ts'
import { seededDice } from '../../../src/games/playout/seeded-dice.ts'
import { settle } from '../../../src/games/playout/turn.ts'
import { canLead } from '../../../src/matches/orders/reachable-places.ts'

const games = [...catalogue.values()]

function named(id: string): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}

/** Every path in a value, as a JSON pointer (RFC 6901). */
function places(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    places(part, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
  return [at, ...inner]
}

describe('a path in a standing order', () => {
  test.each(games)('can be any path in a view of $meta.id', (game) => {
    for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
      const opening = game.opening({ seats, options: game.meta.options.parse({}) })
      const { state } = settle(game, opening, [], seededDice('places', String(seats)))
      const views = [game.view(state, 0), game.view(state, 'spectator')]
      const wrong = views
        .flatMap((view) => places(JSON.parse(JSON.stringify(view))))
        .filter((place) => !canLead({ game, seats }, place))
      expect(wrong).toEqual([])
    }
  })

  test.each([
    ['le-havre', '/seats/0/stock/franc', true],
    ['le-havre', '/seats/1/stock/franc', true],
    ['le-havre', '/seats/2/stock/franc', false],
    ['le-havre', '/seats/-/stock', false],
    ['le-havre', '/seats/01/stock', false],
    ['le-havre', '/seats/0/stock/gold', false],
    ['le-havre', '/seats/0/stock/franc/more', false],
    ['le-havre', '/nothing', false],
    ['le-havre', '/__proto__', false],
    ['le-havre', '/seats/0/constructor', false],
    ['havana', '/seats/1/vp', true],
    ['havana', '/phase/queue/0', true],
    ['hamlet', '/seats/0/coins/x', false],
  ])('%s %s: %s', (id, place, can) => {
    expect(canLead({ game: named(id), seats: 2 }, place)).toBe(can)
  })
})

describe('a path in a schema', () => {
  const Tree = z.object({
    name: z.string(),
    get inner() {
      return z.array(Tree).max(2)
    },
  })
  const view = z.object({
    tree: Tree,
    pair: z.tuple([z.object({ a: z.int() }), z.string()]),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), x: z.int() }),
      z.object({ kind: z.literal('two'), y: z.object({ z: z.int() }).nullable() }),
    ]),
    counts: z.record(z.enum(['fish', 'wood/clay', 'a~b']), z.int()),
    any: z.record(z.string(), z.int()),
    loose: z.unknown(),
  })
  const game: Game = { ...named('havana'), schemas: { ...named('havana').schemas, view } }

  test.each([
    ['the whole', '', true],
    ['what refers to itself', '/tree/inner/1/inner/0/name', true],
    ['more of a list than there can be', '/tree/inner/2', false],
    ['a member of a pair', '/pair/0/a', true],
    ['another member of a pair', '/pair/0/b', false],
    ['beyond a pair', '/pair/2', false],
    ['one branch of a union', '/either/x', true],
    ['the other branch, which may be null', '/either/y/z', true],
    ['no branch of a union', '/either/w', false],
    ['a key of a record', '/counts/fish', true],
    ['a key that is escaped', '/counts/wood~1clay', true],
    ['a key that is escaped in the other way', '/counts/a~0b', true],
    ['no key of a record', '/counts/stone', false],
    ['any key of an open record', '/any/thing', true],
    ['within what may be anything', '/loose/whatever/1', true],
  ])('%s: %s', (_, place, can) => {
    expect(canLead({ game, seats: 2 }, place)).toBe(can)
  })
})

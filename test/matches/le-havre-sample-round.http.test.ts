import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TileId } from '../../src/games/le-havre/data/supply-tiles.ts'
import { leHavre } from '../../src/games/le-havre/index.ts'
import { type Counts, counts } from '../../src/games/le-havre/items.ts'
import { State } from '../../src/games/le-havre/state.ts'
import { View } from '../../src/games/le-havre/view.ts'
import { matchDice } from '../../src/journal/dice.ts'
import { open } from '../../src/journal/open.ts'
import { secretsOf } from '../../src/journal/secrets.ts'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

/** Appendix: the sample round. Three players, full game, standard set-up. */

const server = await testServer()
const [red, green, blue] = [0, 1, 2] as const
const seats = 3
const people = [
  await newPlayer(server, { name: 'Red' }),
  await newPlayer(server, { name: 'Green' }),
  await newPlayer(server, { name: 'Blue' }),
]

/** The supply tiles in the order of the sample. */
const tiles = [
  'iron-franc',
  'wood-fish',
  'fish-grain',
  'wood-cattle',
  'wood-franc',
  'fish-clay',
  'wood-clay',
] as const satisfies TileId[]

/** What a seed leads to. */
function openingOf(seed: string, match: string): State {
  const joined = people.map((_, seat) => ({ participant: String(seat), entropy: '' }))
  const options = leHavre.meta.options.parse({})
  const at = server.clock.now().toISOString()
  return State.parse(open(leHavre, { match, at, seed, joined, seating: 'as-joined', options }).head.state)
}

/**
 * The draws between the tiles: 27 cards are dealt; in turn 4 Red looks at special buildings, for which 36 are shuffled.
 */
const firstTile = 27
const fifthTile = firstTile + 4 + 36

/** Whether the tiles come in the order of the sample, given that the piles are dealt only once. */
function turnsUpTheTiles(seed: string, match: string): boolean {
  const { diceKey } = secretsOf(
    seed,
    people.map(() => ''),
  )
  const early = matchDice(diceKey, match, firstTile)
  const late = matchDice(diceKey, match, fifthTile)
  const left: TileId[] = [
    'wood-cattle',
    'wood-clay',
    'wood-franc',
    'fish-clay',
    'wood-fish',
    'fish-grain',
    'iron-franc',
  ]
  return tiles.every((tile, turn) => {
    const [drawn] = left.splice((turn < 4 ? early : late).below(left.length), 1)
    return drawn === tile
  })
}

/** Whether the Marketplace is on top of a pile, and the Joinery is when it is bought. */
function liesReady({ piles, tiles: [first] }: State): boolean {
  const without = piles.map((pile) => pile.filter((building) => building !== 'marketplace'))
  return (
    first === tiles[0] && without.some(([top]) => top === 'joinery') && piles.some(([top]) => top === 'marketplace')
  )
}

function seedOfTheSample(match: string): string {
  for (let number = 0; number < 1_000_000; number++) {
    const seed = createHash('sha256').update(`${number}`).digest('hex')
    if (turnsUpTheTiles(seed, match) && liesReady(openingOf(seed, match))) return seed
  }
  throw new Error('no seed gives the sample round')
}

/** The match's seed is secret, and drawn when it is opened: the test replaces it with its own. */
async function sampleSeed(match: string): Promise<void> {
  const { database, secrets } = server.platform
  const seed = seedOfTheSample(match)
  await database.prisma.match.update({
    where: { id: match },
    data: { sealedSeed: secrets.seal(seed, match), commitment: secretsOf(seed, []).commitment },
  })
}

const take = (offer: string) => ({ type: 'take-offer', offer })

/** Turn by turn: the offers after the supply, the moves, and the seat's goods afterwards. */
const turns: { seat: number; offers: object; moves: object[]; has: Counts }[] = [
  {
    seat: red,
    offers: { franc: 3, fish: 2, wood: 2, clay: 1, iron: 1, grain: 0, cattle: 0 },
    moves: [take('franc')],
    has: { franc: 8, coal: 1 },
  },
  {
    seat: green,
    offers: { franc: 0, fish: 3, wood: 3, clay: 1, iron: 1, grain: 0, cattle: 0 },
    moves: [take('wood')],
    has: { franc: 5, coal: 1, wood: 3 },
  },
  {
    seat: blue,
    offers: { franc: 0, fish: 4, wood: 0, clay: 1, iron: 1, grain: 1, cattle: 0 },
    moves: [take('fish')],
    has: { franc: 5, coal: 1, fish: 4 },
  },
  {
    seat: red,
    offers: { franc: 0, fish: 0, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 },
    moves: [
      { type: 'buy', building: 'marketplace' },
      { type: 'enter', building: 'marketplace', goods: ['coal', 'grain'] },
    ],
    has: { franc: 2, coal: 2, grain: 1 },
  },
  {
    seat: green,
    offers: { franc: 1, fish: 0, wood: 2, clay: 1, iron: 1, grain: 1, cattle: 1 },
    moves: [{ type: 'enter', building: 'building-firm-1', build: 'joinery' }],
    has: { franc: 5, coal: 1 },
  },
  {
    seat: blue,
    offers: { franc: 1, fish: 1, wood: 2, clay: 2, iron: 1, grain: 1, cattle: 1 },
    moves: [take('wood')],
    has: { franc: 5, coal: 1, fish: 4, wood: 2 },
  },
  {
    seat: red,
    offers: { franc: 1, fish: 1, wood: 1, clay: 3, iron: 1, grain: 1, cattle: 1 },
    moves: [take('clay')],
    // Feeding follows at once.
    has: { coal: 2, grain: 1, clay: 3 },
  },
]

test('Appendix: the sample round, move by move', async () => {
  const match = await httpMatch(server, people, { game: 'le-havre' }, sampleSeed)
  const look = async (seat: number) => View.parse((await match.get(seat, '/view').expect(200)).body.view)
  const stockIn = ({ seats: players }: View, seat: number) => counts((item) => players[seat]?.stock[item] ?? 0)

  for (const [turn, { seat, offers, moves, has }] of turns.entries()) {
    const before = await look(seat)
    expect(before).toMatchObject({ turn, round: 1, phase: { name: 'turn', seat, stage: 'action' } })
    expect(before.tiles).toEqual(tiles.slice(0, turn + 1))
    expect(before.offers).toEqual(offers)
    // Nobody waits for Red's look at the special buildings.
    expect(new Set(await match.waitsFor())).toEqual(new Set(turn > 3 ? [seat, red] : [seat]))
    for (const move of moves) await match.move(seat, move).expect(200)
    expect(stockIn(await look(seat), seat)).toEqual(has)
  }

  // The demand of 2 food: Blue has paid 2 fish, Red and Green 2 francs each; there was no harvest.
  const after = await look(red)
  expect(people.map((_, seat) => stockIn(after, seat))).toEqual([
    { coal: 2, grain: 1, clay: 3 },
    { franc: 3, coal: 1 },
    { franc: 5, coal: 1, fish: 2, wood: 2 },
  ])
  expect(after.seats).toMatchObject([
    { buildings: ['marketplace'], ships: [], loans: 0, disc: 'marketplace' },
    { buildings: ['joinery'], ships: [], loans: 0, disc: 'building-firm-1' },
    { buildings: [], ships: [], loans: 0, disc: null },
  ])
  expect(after.ships).toEqual({ wooden: ['dina'], iron: [], steel: [], luxury: [] })
  expect(after.town).toEqual(['building-firm-1', 'building-firm-2', 'construction-firm'])

  // Green opens round 2, on the first tile again: iron and a franc.
  expect(after).toMatchObject({ turn: seats * 2 + 1, round: 2, tiles, phase: { name: 'turn', seat: green } })
  expect(after.offers).toEqual({ franc: 2, fish: 1, wood: 1, clay: 0, iron: 2, grain: 1, cattle: 1 })

  // Red alone has looked at two special buildings, and puts them back in either order.
  expect(after.specials).toMatchObject({ drawn: 2, knownTo: red })
  expect((await look(green)).specials).toMatchObject({ drawn: 2, seen: [] })
  const [first, second] = after.specials.seen
  await match.move(red, { type: 'order-specials', top: second }).expect(200)
  expect((await look(red)).specials.seen).toEqual([second, first])
  expect(await match.waitsFor()).toEqual([green])
})

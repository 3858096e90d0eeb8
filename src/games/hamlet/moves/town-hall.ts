import { z } from 'zod'
import type { Field, Form, Limit } from '../../kit/choice.ts'
import { sum } from '../../kit/sum.ts'
import { hiring, limits } from '../data/set-up.ts'
import { TileId, tileIds } from '../data/tile-ids.ts'
import type { Event } from '../events.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import type { Turn } from '../turn.ts'
import { action, villager } from './rule.ts'

/** First a blueprint, then any number of workers. Either may be left out, but not both. Rulebook: Town hall. */
export const townHall = action({
  move: z.strictObject({
    type: z.literal('town-hall'),
    blueprint: TileId.exactOptional(),
    villagers: z.int().min(0),
    donkeys: z.partialRecord(TileId, z.int().min(1)),
    ...villager,
  }),
  where: () => 'town-hall',
  offer(turn) {
    const { state, own } = turn
    const taking = own.blueprints.length < limits.blueprints ? state.row : []
    const blueprints = taking.flatMap(({ tile, coins }, space) => {
      const left = own.coins - space + coins
      return space <= own.coins ? [hiringForm(turn, { type: 'town-hall', blueprint: tile }, left, 0)] : []
    })
    const hiresOnly = hiringForm(turn, { type: 'town-hall' }, own.coins, 1)
    return [...blueprints, ...(hiresOnly.fields.some(allowsOne) ? [hiresOnly] : [])]
  },
  decide(turn, { blueprint, villagers, donkeys }) {
    if (blueprint === undefined && villagers === 0 && Object.keys(donkeys).length === 0) refuse('nothing-hired')
    const taken = blueprint === undefined ? undefined : take(turn, blueprint)
    const coins = turn.own.coins - (taken?.paid ?? 0) + (taken?.found ?? 0)
    return [...(taken === undefined ? [] : [taken]), ...hired(turn, villagers, donkeys, coins)]
  },
})

type Taken = Extract<Event, { type: 'blueprint-taken' }>

/**
 * The player lays one coin on each blueprint in front of the taken one, and gets the coins that lie on it, but too late
 * to pay for it.
 */
function take({ state, seat, own }: Turn, tile: TileId): Taken {
  if (own.blueprints.length >= limits.blueprints) refuse('hand-full')
  const space = state.row.findIndex((blueprint) => blueprint.tile === tile)
  const { coins: found } = state.row[space] ?? refuse('not-in-the-row', { tile })
  if (space > own.coins) refuse('coins-short', { missing: space - own.coins })
  return { type: 'blueprint-taken', seat, tile, paid: space, found }
}

/**
 * Hired villagers start at the church, and can act from the next turn on. Hired donkeys start anywhere, and help at
 * once.
 */
function hired(
  turn: Turn,
  villagers: number,
  donkeys: Readonly<Partial<Record<TileId, number>>>,
  coins: number,
): Event[] {
  const { seat, village } = turn
  const at = tileIds.flatMap((tile) => {
    const number = donkeys[tile] ?? 0
    return number > 0 ? [{ tile, number }] : []
  })
  for (const { tile } of at) if (!village.connected.has(tile)) refuse('out-of-reach', { tile })
  const prices = villagerPrices(turn)
  const bought = at.reduce((sum, { number }) => sum + number, 0)
  if (villagers > prices.length) refuse('villagers-all-hired', { number: prices.length })
  if (bought > donkeysLeft(turn)) refuse('donkeys-all-hired', { number: donkeysLeft(turn) })
  const wages = wagesOf(prices, villagers)
  const fodder = bought * hiring.donkey
  if (wages + fodder > coins) refuse('coins-short', { missing: wages + fodder - coins })
  const hiredVillagers: Event[] = [{ type: 'villagers-hired', seat, number: villagers, coins: wages }]
  const hiredDonkeys: Event[] = [{ type: 'donkeys-hired', seat, at, coins: fodder }]
  return [...(villagers > 0 ? hiredVillagers : []), ...(bought > 0 ? hiredDonkeys : [])]
}

/** The prices of the villagers that can still be hired, the next one first. Each costs more than the one before. */
const villagerPrices = ({ own }: Turn): number[] => hiring.villagers.slice(own.villagers.length - 1)

const donkeysLeft = ({ own }: Turn): number => limits.donkeys - own.donkeys.length

const wagesOf = (prices: readonly number[], villagers: number): number => sum(prices.slice(0, villagers))

/** The form for hiring with this many coins, and at least this many workers in all. */
function hiringForm(turn: Turn, move: { type: 'town-hall'; blueprint?: TileId }, coins: number, least: number): Form {
  const prices = villagerPrices(turn)
  const villagers = prices.filter((_, index) => wagesOf(prices, index + 1) <= coins).length
  const donkeys = Math.min(donkeysLeft(turn), Math.floor(coins / hiring.donkey))
  const places = tileIds.filter((tile) => turn.village.connected.has(tile))
  return {
    move,
    fields: [
      { kind: 'count', name: 'villagers', min: 0, max: villagers },
      {
        kind: 'goods',
        name: 'donkeys',
        goods: places.map((tile) => range('tile', tile, donkeys)),
        min: 0,
        max: donkeys,
      },
    ],
    limits: [...affordable(prices.slice(0, villagers), coins), ...(least === 0 ? [] : [atLeastOne])],
    example: {
      ...move,
      villagers: donkeys === 0 ? least : 0,
      donkeys: least > 0 && donkeys > 0 ? { church: least } : {},
    },
  }
}

/**
 * Limits that keep the total price within the coins. Limits are linear, but each villager costs more than the one
 * before. So each price gives a limit of its own: the line through the total that has this price as its slope.
 */
const affordable = (prices: readonly number[], coins: number): Limit[] =>
  prices.map((price, before) => ({
    terms: [
      { field: 'villagers', times: price },
      { field: 'donkeys', times: hiring.donkey },
    ],
    atMost: coins - wagesOf(prices, before) + price * before,
  }))

const atLeastOne: Limit = {
  terms: [
    { field: 'villagers', times: -1 },
    { field: 'donkeys', times: -1 },
  ],
  atMost: -1,
}

const allowsOne = (field: Field): boolean => (field.kind === 'count' || field.kind === 'goods') && field.max > 0

import { playerAt } from '../../kit/seats.ts'
import { mostAlone } from '../cards/asked-for.ts'
import { specialDeck } from '../cards/decks.ts'
import { foodOf } from '../data/goods.ts'
import { type Length, lineUps } from '../data/line-ups.ts'
import { schedule } from '../data/rounds.ts'
import {
  doubleInterest,
  loan,
  parents,
  shipEnergy,
  soloBands,
  specialsLaidOut,
  specialsLookedAt,
  startingGoods,
  startingOffers,
  startingShips,
  turnsInARound,
} from '../data/set-up.ts'
import { type shipIds, ships } from '../data/ships.ts'
import { tileIds, tiles } from '../data/supply-tiles.ts'
import { modernisingBrick } from '../effects/build-ship.ts'
import { offers, plus } from '../items.ts'
import { meta } from '../meta.ts'
import { opening } from '../opening.ts'
import { harvestOf } from '../passive.ts'
import { playersShown } from './positions.ts'

const { min, max } = meta.seats
const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
const standard = meta.options.parse({})

const cardsOf = (length: Length, players: number) => schedule[length][players] ?? []

/** By number of players: rounds, turns of each player, and buildings in the piles. */
const lengthRows = (length: Length): number[][] =>
  counts.map((players) => {
    const rounds = cardsOf(length, players).length
    const buildings = lineUps[length][players]?.piles.length ?? 0
    return [players, rounds, (rounds * turnsInARound) / players, buildings]
  })

/** By round and number of players: the food that is due, with a star where there is no harvest. */
function foodRows(length: Length): (string | number)[][] {
  const most = Math.max(...counts.map((players) => cardsOf(length, players).length))
  return Array.from({ length: most }, (_, round) => [
    round + 1,
    ...counts.map((players) => {
      const card = cardsOf(length, players)[round]
      return card === undefined ? '–' : `${card.food}${card.harvest ? '' : '*'}`
    }),
  ])
}

/** What a player harvests who has more than enough. */
function harvested() {
  const state = opening({ seats: playersShown, options: standard })
  const own = playerAt(state, 0)
  const rich = { ...own, stock: plus(own.stock, { grain: parents, cattle: parents }) }
  const { grain = 0, cattle = 0 } = harvestOf({ ...state, seats: state.seats.with(0, rich) }, 0)
  return { grain, cattle }
}

const worthOf = (ids: readonly (typeof shipIds)[number][]): number => ids.reduce((sum, id) => sum + ships[id].value, 0)
const [fair, good, excellent] = soloBands.full
const [fairShort, goodShort, excellentShort] = soloBands.short

/** What the rules say in numbers: all of it read from the data and the rules that the game is played by. */
export const facts = {
  playersShown,
  counts,
  turnsInARound,
  offers: offers.length,
  starting: startingGoods,
  startingOffers,
  startingTown: lineUps.full[playersShown]?.town ?? [],
  inPiles: lineUps.full[playersShown]?.piles.length ?? 0,
  withInterest: tileIds.filter((id) => tiles[id].interest),
  tiles: tileIds,
  lengthRows: { full: lengthRows('full'), short: lengthRows('short') },
  foodRows: { full: foodRows('full'), short: foodRows('short') },
  parents,
  harvest: harvested(),
  foodForAFranc: foodOf('franc'),
  modernising: modernisingBrick,
  mostAlone,
  loan,
  doubleInterest,
  shipEnergy,
  specials: specialsLaidOut.full,
  specialsInTheBox: specialDeck(standard, playersShown).length,
  specialsLookedAt,
  /** The value of the ships that are dealt before a short match. */
  dealtShips: worthOf(startingShips.short[2]?.each.slice(0, 1) ?? []),
  soloRows: {
    full: [`0–${fair - 1}`, `${fair}–${good - 1}`, `${good}–${excellent - 1}`, `≥ ${excellent}`],
    short: [
      `0–${fairShort - 1}`,
      `${fairShort}–${goodShort - 1}`,
      `${goodShort}–${excellentShort - 1}`,
      `≥ ${excellentShort}`,
    ],
  },
}

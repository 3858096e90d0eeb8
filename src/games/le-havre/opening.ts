import type { Setup } from '../game.ts'
import { specialDeck } from './cards/decks.ts'
import { lineUps } from './data/line-ups.ts'
import { specialsLaidOut, startingGoods, startingOffers, startingShips } from './data/set-up.ts'
import { type ShipId, type ShipType, ships } from './data/ships.ts'
import { nothing, plus } from './items.ts'
import { meta, type Options } from './meta.ts'
import { rulingsOf } from './rulings.ts'
import type { Player, State } from './state.ts'

/** The table before anything is drawn. Rulebook: Setup. */
export function opening({ seats, options, rules = meta.rulesVersion }: Setup<Options>): State {
  const { length } = options
  const dealt = startingShips[length][seats]
  const orders = rulingsOf({ rules }).asksBeforeInterest ? { interest: 'pay' as const } : {}
  return {
    rules,
    options,
    turn: 0,
    phase: { name: 'setup' },
    tiles: [],
    offers: { ...startingOffers[length] },
    town: [...(lineUps[length][seats]?.town ?? [])],
    piles: [],
    ships: {
      wooden: onSpace('wooden', dealt?.spaces),
      iron: onSpace('iron', dealt?.spaces),
      steel: onSpace('steel', dealt?.spaces),
      luxury: onSpace('luxury', dealt?.spaces),
    },
    modernised: [],
    waiting: [],
    bankHeld: false,
    specialsLeft: specialsLaidOut[length],
    peek: null,
    specials: { top: [], bag: specialsLaidOut[length] > 0 ? specialDeck(options, seats) : [] },
    seats: Array.from({ length: seats }, (_, seat) => ({ ...newPlayer(options, dealt?.each[seat]), ...orders })),
  }
}

const onSpace = (type: ShipType, dealt: readonly ShipId[] = []): ShipId[] =>
  dealt.filter((ship) => ships[ship].type === type)

const newPlayer = ({ length }: Options, ship: ShipId | undefined): Player => ({
  stock: plus(nothing, startingGoods[length]),
  loans: 0,
  pawned: [],
  buildings: [],
  ships: ship === undefined ? [] : [ship],
  disc: null,
  feeding: 'automatic',
  seen: [],
  sure: true,
  left: false,
})

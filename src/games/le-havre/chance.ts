import { type Dice, pick, shuffle } from '../kit/dice.ts'
import { cardOf } from './cards/index.ts'
import { powersIn } from './cards/power.ts'
import { placeOf } from './cards/special-place.ts'
import { due, withConsequences } from './course.ts'
import type { BuildingId } from './data/building-ids.ts'
import { lineUps } from './data/line-ups.ts'
import { specialsLookedAt } from './data/set-up.ts'
import { tileIds } from './data/supply-tiles.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

const mostDeals = 1000

/** One draw, and everything that follows from it by itself. */
export const chance = (state: State, dice: Dice): Event[] => withConsequences(state, draw(state, dice))

function draw(state: State, dice: Dice): Event[] {
  switch (due(state)) {
    case undefined:
      return []
    case 'piles':
      return [{ type: 'piles-dealt', piles: dealPiles(state, dice) }]
    case 'tile':
      return turnTile(state, dice)
    case 'special':
      return revealSpecial(state, dice)
    case 'peek':
      return showSpecials(state, dice)
  }
}

/**
 * Three equal piles, each sorted with the lowest number on top. If the Black Market lies on top, all are dealt again:
 * the appendix recommends it, and an option turns it off. Rulebook: Setup.
 */
function dealPiles({ options, seats }: State, dice: Dice): BuildingId[][] {
  const cards = lineUps[options.length][seats.length]?.piles ?? []
  let piles = dealt(cards, dice)
  for (let deal = 1; deal < mostDeals && options.reshuffleBlackMarket && mustBeDealtAgain(piles); deal++) {
    piles = dealt(cards, dice)
  }
  return piles
}

function dealt(cards: readonly BuildingId[], dice: Dice): BuildingId[][] {
  const shuffled = shuffle(dice, cards)
  const size = shuffled.length / 3
  return [0, 1, 2].map((pile) =>
    shuffled.slice(pile * size, (pile + 1) * size).toSorted((one, other) => cardOf(one).number - cardOf(other).number),
  )
}

const mustBeDealtAgain = (piles: readonly (readonly BuildingId[])[]): boolean =>
  piles.some(([top]) => top !== undefined && powersIn(cardOf(top), 'dealt-again').length > 0)

/** In round 1, the first ship that lands on a supply tile turns it up. Rulebook: Supply. */
function turnTile({ tiles }: State, dice: Dice): Event[] {
  const tile = pick(
    dice,
    tileIds.filter((id) => !tiles.includes(id)),
  )
  return tile === undefined ? [] : [{ type: 'tile-turned', tile }]
}

/** The top special building: the card that somebody has seen there, or one that is drawn now. Rulebook: Round end. */
function revealSpecial(state: State, dice: Dice): Event[] {
  const building = state.specials.top[0] ?? pick(dice, state.specials.bag)
  if (building === undefined) return []
  return [...lapse(state), { type: 'special-revealed', building, to: placeOf(state, building) }]
}

/** By rules 1 and 2, looking at the two top cards ends without a change when the next card is turned up. */
const lapse = ({ peek }: State): Event[] =>
  peek === null ? [] : [{ type: 'peek-closed', seat: peek.seat, lapsed: true }]

/** Shows the top cards (or the last one) to the visitor of the Marketplace. */
function showSpecials({ peek, specials, specialsLeft }: State, dice: Dice): Event[] {
  if (peek === null) return []
  const wanted = Math.min(specialsLookedAt, specialsLeft) - specials.top.length
  const drawn = shuffle(dice, specials.bag).slice(0, Math.max(0, wanted))
  return [{ type: 'specials-peeked', seat: peek.seat, cards: [...specials.top, ...drawn] }]
}

import type { Seat } from '../../game.ts'
import { cardOf } from '../cards/index.ts'
import { foodOf } from '../data/goods.ts'
import { loan } from '../data/set-up.ts'
import { type Good, goods, type Item } from '../items.ts'
import { points } from '../scoring.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { type Outlook, outlook } from './outlook.ts'

/**
 * What a position is worth to a seat, in francs: its score if the match ended now, and what it may still make of what it
 * has. The numbers are guesses of ours that play well.
 */
export function worth(state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  const ahead = outlook(state, seat)
  if (state.phase.name === 'over') return points(state, seat)
  return (
    points(state, seat) +
    worthOfGoods(player, ahead) +
    worthOfFood(player, ahead) +
    worthOfHarvests(player, ahead) +
    worthOfOwning(player, ahead) -
    dangerOfHunger(player, ahead) -
    costOfLoans(player, ahead)
  )
}

/** What a good is worth to whoever has time to use it. Foods are worth what they feed; see below. */
const materials: Readonly<Partial<Record<Good, number>>> = {
  wood: 1.1,
  clay: 1.2,
  iron: 2,
  grain: 0.7,
  cattle: 2,
  coal: 2.2,
  hides: 1.2,
  charcoal: 1.7,
  brick: 2,
  steel: 7,
  coke: 4,
  leather: 2.6,
}

/** Nobody can use goods without a main action: how much of their worth is left with so many to come. */
const usable = (actions: number): number => [0, 0.4, 0.55, 0.7, 0.8, 0.9][actions] ?? 1

/** The more there are of a kind, the less another one is worth: from so many on, about half or less. */
const plenty = 8
const diminished = (number: number): number => plenty * Math.log1p(number / plenty)

const worthOfGoods = ({ stock }: Player, { actions }: Outlook): number =>
  usable(actions) * sum(goods, (good) => (materials[good] ?? 0) * diminished(stock[good]))

/** A food that is eaten saves a franc, and the trouble to get it; what nobody eats can be sold at a discount. */
const eaten = 0.95
const uneaten = 0.6
/** What a food that is needed much later costs to get. */
const laterFood = 0.8

function worthOfFood({ stock }: Player, { needs, actions }: Outlook): number {
  const food = sum(goods, (good) => stock[good] * foodOf(good))
  const need = sum(needs, (one) => one)
  const used = Math.min(food, need)
  return used * eaten + (food - used) * uneaten * usable(actions) - need * laterFood
}

/** Hunger brings loans, and these cost more than food does. The more time there is to find some, the less it matters. */
function dangerOfHunger({ stock }: Player, { needs, actionsThisRound }: Outlook): number {
  const [now = 0, next = 0] = needs
  const larder = sum([...goods, 'franc'] satisfies Item[], (item) => stock[item] * foodOf(item))
  const short = Math.max(0, now - larder)
  const shortNext = Math.max(0, now + next - larder) - short
  const urgency = [1.6, 1, 0.6][actionsThisRound] ?? 0.4
  return short * urgency + shortNext * 0.3
}

/** Loans bear interest about once in a round; the score counts them unpaid, though most can be repaid for less. */
function costOfLoans({ loans }: Player, { needs }: Outlook): number {
  if (loans === 0) return 0
  return needs.length - loans * (loan.unpaid - loan.costs)
}

const worthOfHarvests = ({ stock }: Player, { harvests }: Outlook): number =>
  harvests * ((stock.grain >= 1 ? 0.4 : 0) + (stock.cattle >= 2 ? 1.2 : 0))

/** Others pay fees, oneself pays none; hammers and fishermen make some actions better. */
function worthOfOwning({ buildings }: Player, { actions }: Outlook): number {
  const each = sum(buildings.map(cardOf), ({ fee = {}, hammers = 0, fishermen = 0, use }) => {
    const visited = use === undefined ? 0 : 0.5 + 0.4 * (fee.food ?? fee.francs ?? 0)
    return visited + 0.5 * hammers + 0.4 * fishermen
  })
  return each * Math.min(1, actions / 12)
}

const sum = <Each>(all: readonly Each[], amount: (one: Each) => number): number =>
  all.reduce((so, one) => so + amount(one), 0)

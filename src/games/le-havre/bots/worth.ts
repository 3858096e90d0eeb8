import type { Seat } from '../../game.ts'
import { sum } from '../../kit/sum.ts'
import { cardOf } from '../cards/index.ts'
import { foodOf } from '../data/goods.ts'
import { loan } from '../data/set-up.ts'
import { type Good, goods, type Item } from '../items.ts'
import { points } from '../scoring.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { type Outlook, outlook } from './outlook.ts'

/**
 * The worth of a position to a seat, in francs: its score if the match ended now, and what it may still make of its
 * goods and cards. The numbers are our own guesses; bots play well with them.
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

/** The worth of a good to a player with time to use it. Foods are valued by what they feed, see below. */
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

/** Goods cannot be used without a main action: the share of their worth that counts with this many actions left. */
const usable = (actions: number): number => [0, 0.4, 0.55, 0.7, 0.8, 0.9][actions] ?? 1

/** Each further good of a kind is worth less; beyond this number, about half or less. */
const plenty = 8
const diminished = (number: number): number => plenty * Math.log1p(number / plenty)

const worthOfGoods = ({ stock }: Player, { actions }: Outlook): number =>
  usable(actions) * sum(goods.map((good) => (materials[good] ?? 0) * diminished(stock[good])))

/**
 * A food that is eaten saves a franc and the effort of getting one; food that nobody needs can only be sold cheaply.
 */
const eaten = 0.95
const uneaten = 0.6
/** The cost of getting a food that is needed only much later. */
const laterFood = 0.8

function worthOfFood({ stock }: Player, { needs, actions }: Outlook): number {
  const food = sum(goods.map((good) => stock[good] * foodOf(good)))
  const need = sum(needs)
  const used = Math.min(food, need)
  return used * eaten + (food - used) * uneaten * usable(actions) - need * laterFood
}

/** Hunger leads to loans, and these cost more than food. With more time to find food, it matters less. */
function dangerOfHunger({ stock }: Player, { needs, actionsThisRound }: Outlook): number {
  const [now = 0, next = 0] = needs
  const larder = sum(([...goods, 'franc'] satisfies Item[]).map((item) => stock[item] * foodOf(item)))
  const short = Math.max(0, now - larder)
  const shortNext = Math.max(0, now + next - larder) - short
  const urgency = [1.6, 1, 0.6][actionsThisRound] ?? 0.4
  return short * urgency + shortNext * 0.3
}

/**
 * Loans bear interest about once per round. The score counts them as unpaid, though most can be repaid more cheaply.
 */
function costOfLoans({ loans }: Player, { needs }: Outlook): number {
  if (loans === 0) return 0
  return needs.length - loans * (loan.unpaid - loan.costs)
}

const worthOfHarvests = ({ stock }: Player, { harvests }: Outlook): number =>
  harvests * ((stock.grain >= 1 ? 0.4 : 0) + (stock.cattle >= 2 ? 1.2 : 0))

/** The owner earns fees from others and pays none; hammers and fishermen improve some actions. */
function worthOfOwning({ buildings }: Player, { actions }: Outlook): number {
  const each = buildings.map(cardOf).map(({ fee = {}, hammers = 0, fishermen = 0, use }) => {
    const visited = use === undefined ? 0 : 0.5 + 0.4 * (fee.food ?? fee.francs ?? 0)
    return visited + 0.5 * hammers + 0.4 * fishermen
  })
  return sum(each) * Math.min(1, actions / 12)
}

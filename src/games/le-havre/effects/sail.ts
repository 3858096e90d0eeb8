import { z } from 'zod'
import type { Field } from '../../kit/choice.ts'
import { printed, shipPrices } from '../data/goods.ts'
import { shipEnergy } from '../data/set-up.ts'
import { printedShips, type ShipType, ships } from '../data/ships.ts'
import { type Counts, type Good, GoodCounts, goods, total } from '../items.ts'
import { noun, range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { type Costs, type Deed, effect, type Use, type Visit } from './effect.ts'

/** The ships that carry goods. */
const carriers = ['wooden', 'iron', 'steel'] as const satisfies readonly ShipType[]
type Carrier = (typeof carriers)[number]

const some = z.int().min(1).exactOptional()
const Fleet = z.strictObject({ wooden: some, iron: some, steel: some })
type Fleet = z.infer<typeof Fleet>

/**
 * Sell goods by ship: each ship needs 3 energy, and its goods are sold at the printed prices. Rulebook: Shipping Line.
 */
export const sail = effect({
  printed: {
    type: 'sail',
    energy: shipEnergy,
    holds: carriers.map((ship) => ({ ship, goods: printedShips[ship].carries })),
    prices: shipPrices,
  },
  asks: { ships: Fleet, goods: GoodCounts },
  ways(visit) {
    const fleet = carriers.filter((type) => owned(visit, type) > 0)
    const cargo = goods.filter((good) => visit.stock[good] > 0)
    const smallest = fleet.flatMap((type) => cargo.map((good) => ({ ships: { [type]: 1 }, goods: { [good]: 1 } })))
    const example = smallest.find((said) => visit.can(voyage(visit, said.ships, said.goods)))
    if (example === undefined) return []
    return [
      {
        fields: [fleetField(visit, fleet), cargoField(visit, fleet, cargo)],
        limits: [{ terms: [{ field: 'goods', times: 1 }, ...fleet.map(roomOf)], atMost: 0 }],
        uses: [
          ...fleet.map((type) => ({ field: 'ships', good: type, energy: shipEnergy, ...tributePerShip(visit) })),
          ...cargo.map((good): Use => ({ field: 'goods', good, gives: { [good]: 1 } })),
        ],
        costs: fuel(visit),
        example,
      },
    ]
  },
  carryOut(visit, said) {
    const short = carriers.find((type) => (said.ships[type] ?? 0) > owned(visit, type))
    if (short !== undefined) refuse('too-few-ships', { shipType: short, most: owned(visit, short) })
    const room = capacity(carriers, (type) => said.ships[type] ?? 0)
    if (room === 0 || total(said.goods) === 0) refuse('choose-something')
    if (total(said.goods) > room) refuse('ships-too-small', { most: room })
    return voyage(visit, said.ships, said.goods)
  },
})

const fleetField = (visit: Visit, fleet: readonly Carrier[]): Field => ({
  kind: 'goods',
  name: 'ships',
  goods: fleet.map((type) => ({ good: type, noun: noun('ship-type', type), max: owned(visit, type) })),
  min: 1,
  max: fleet.reduce((so, type) => so + owned(visit, type), 0),
})

const cargoField = (visit: Visit, fleet: readonly Carrier[], cargo: readonly Good[]): Field => ({
  kind: 'goods',
  name: 'goods',
  goods: cargo.map((good) => range(good, visit.stock[good])),
  min: 1,
  max: Math.min(
    capacity(fleet, (type) => owned(visit, type)),
    total(visit.stock, cargo),
  ),
})

const roomOf = (type: Carrier) => ({ field: 'ships', good: type, times: -printedShips[type].carries })

const capacity = (types: readonly Carrier[], number: (type: Carrier) => number): number =>
  types.reduce((so, type) => so + number(type) * printedShips[type].carries, 0)

function voyage(visit: Visit, fleet: Fleet, cargo: Counts): Deed {
  const sailing = carriers.reduce((so, type) => so + (fleet[type] ?? 0), 0)
  const [tribute] = visit.powers.ofOthers('tribute')
  return {
    gives: cargo,
    costs: { energy: sailing * shipEnergy, ...fuel(visit) },
    gets: { franc: goods.reduce((so, good) => so + (cargo[good] ?? 0) * printed[good].shipPrice, 0) },
    ...(tribute === undefined ? {} : { pays: { to: tribute.owner, francs: sailing * tribute.power.francs } }),
  }
}

const owned = ({ own }: Visit, type: Carrier): number => own.ships.filter((ship) => ships[ship].type === type).length

/** The goods that the seat may burn besides the usual fuels. */
const fuel = ({ powers }: Visit): Costs => ({ fuels: powers.own('fuel') })

/** The francs that each ship costs in payments to another player. */
function tributePerShip({ powers }: Visit): Pick<Use, 'gives'> {
  const [tribute] = powers.ofOthers('tribute')
  return tribute === undefined ? {} : { gives: { franc: tribute.power.francs } }
}

import type { Seat } from '../../game.ts'
import type { Powers } from '../cards/power.ts'
import { BuildingId } from '../data/building-ids.ts'
import type { Event } from '../events.ts'
import { type Counts, counts, Good, goods, kindsIn, lacking, plus, sum } from '../items.ts'
import { redeemable } from '../pawned.ts'
import { sensiblePayment } from '../payment.ts'
import { refuse } from '../refuse.ts'
import { rulingsOf } from '../rulings.ts'
import { canBuy } from '../trade.ts'
import { effect, type Proposal, type Visit } from './effect.ts'

/** What a construction depends on: the seat's powers, and the cards on top of the piles. */
interface Site {
  readonly powers: Powers
  readonly proposals: readonly Proposal[]
}

/** A building that can be built, and its price for this seat. */
export interface Plan {
  readonly building: BuildingId
  readonly pile: number
  /** One wood replaces one of this material. */
  readonly woodFor?: Good
  readonly materials: Counts
}

interface Terms {
  /** Only buildings whose printed cost contains this good. */
  readonly needs?: Good
  readonly less?: Counts
}

interface Construction extends Terms {
  /** Whether a second building may follow. */
  readonly twice?: boolean
}

/** Build one of the buildings on top of the piles, for its materials. Rulebook: Building. */
export const construct = ({ twice = false, ...terms }: Construction = {}) =>
  effect({
    printed: { type: 'construct', twice, ...terms },
    asks: { build: BuildingId, woodFor: Good.exactOptional() },
    ways: (visit) =>
      plans(visit, terms)
        .filter(({ materials }) => visit.can({ costs: { materials } }))
        .map(({ building, woodFor, materials }) => ({
          fixed: { build: building, ...(woodFor === undefined ? {} : { woodFor }) },
          fields: [],
          costs: { materials },
          example: {},
        })),
    carryOut(visit, { build, woodFor }) {
      const plan = planFor(visit, build, woodFor, terms)
      const deed = { costs: { materials: plan.materials }, events: [built(visit.seat, plan)] }
      return twice ? { ...deed, next: secondBuilding } : deed
    },
  })

export const built = (seat: Seat, { building, pile }: Plan): Event => ({ type: 'built', seat, building, pile })

/** Everything that can be built now, regardless of whether the seat can pay for it. */
export const plans = (site: Site, terms: Terms = {}): Plan[] =>
  site.proposals.flatMap(({ building, pile, cost }) =>
    cost === null || !suits(cost, terms) ? [] : plansOf(site, { building, pile, cost }, terms),
  )

/**
 * What this seat pays for a building.
 * @throws IllegalMove if it cannot be built
 */
export function planFor(site: Site, building: BuildingId, woodFor: Good | undefined, terms: Terms = {}): Plan {
  const { pile, cost } =
    site.proposals.find((proposal) => proposal.building === building) ?? refuse('not-on-offer', { building })
  if (cost === null) refuse('cannot-be-built', { building })
  if (!suits(cost, terms)) refuse('needs-wood-in-cost', { building })
  const found = plansOf(site, { building, pile, cost }, terms).find((plan) => plan.woodFor === woodFor)
  return found ?? refuse('no-such-choice')
}

const suits = (cost: Counts, { needs }: Terms): boolean => needs === undefined || cost[needs] !== undefined

function plansOf(
  { powers }: Site,
  { building, pile, cost }: { building: BuildingId; pile: number; cost: Counts },
  { less = {} }: Terms,
): Plan[] {
  const materials = lacking(less, materialsFor(powers, cost))
  const plain: Plan = { building, pile, materials }
  const replaced = powers
    .own('replaces-material')
    .flatMap(({ by }) =>
      goods
        .filter((good) => good !== by && kindsIn(materials).includes(good))
        .map((woodFor) => ({ ...plain, woodFor, materials: sum(lacking({ [woodFor]: 1 }, materials), { [by]: 1 }) })),
    )
  return [plain, ...replaced]
}

/** What this seat pays for a building: its cards reduce the cost, but never below zero (ruling B5). */
function materialsFor(powers: Powers, cost: Counts): Counts {
  const saved = powers.own('saves-material').map(({ of }) => {
    const good = of.find((kind) => cost[kind] !== undefined)
    return good === undefined ? {} : { [good]: 1 }
  })
  return lacking(sum(...saved), cost)
}

/**
 * The second building may lie under the first, and the seat may buy cards to uncover it. Rulebook: Construction Firm.
 */
function secondBuilding(visit: Visit): Event[] {
  const { seat, proposals, building: at } = visit
  const { powers, stock } = withinReach(visit)
  const isBuyable = ({ building }: Proposal) => isAffordable(visit, building)
  const isPayable = ({ materials }: Plan) => sensiblePayment({ in: 'materials', materials }, stock) !== undefined
  if (!proposals.some(isBuyable) && !plans({ powers, proposals }).some(isPayable)) return []
  return [{ type: 'stage-began', seat, stage: 'construction', at }]
}

/** What the seat builds with, with the cards of the town and the pawned goods that it could first buy (ruling K14). */
function withinReach(visit: Visit): Pick<Visit, 'powers' | 'stock'> {
  const { state, own, stock, powers } = visit
  if (!rulingsOf(state).firmWaitsForHelp) return { powers, stock }
  const inTown: Powers['own'] = (type) =>
    powers.inTown(type).flatMap(({ building, power }) => (isAffordable(visit, building) ? [power] : []))
  return {
    powers: { ...powers, own: (type) => [...powers.own(type), ...inTown(type)] },
    stock: plus(
      stock,
      counts(() => 1, redeemable(own)),
    ),
  }
}

/** Whether the seat could buy a building between the two. */
const isAffordable = ({ state: { phase }, stock, priceOf }: Visit, building: BuildingId): boolean =>
  phase.name === 'turn' && canBuy(phase, building, priceOf(building), stock.franc)

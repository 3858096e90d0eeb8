import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { handedIn } from '../better-goods.ts'
import { cardOf, cards } from '../cards/index.ts'
import { pileBegun } from '../cards/special-place.ts'
import { BuildingId } from '../data/building-ids.ts'
import type { Deed } from '../effects/effect.ts'
import type { Event } from '../events.ts'
import { after } from '../evolve.ts'
import { Counts, sum, total } from '../items.ts'
import { souvenirs } from '../passive.ts'
import { type Demand, type PaymentField, type Payments, pay, paymentFields } from '../payment.ts'
import { refuse } from '../refuse.ts'
import { ownerOf, playerAt, type State, type TurnPhase } from '../state.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { arrival, demandsOf, gift, type PricedVisit, pricedVisit, setAside } from '../visit.ts'
import { mayBeFree, wayIn } from '../way-in.ts'
import { rule } from './rule.ts'
import { stay, stayField, turnEnd } from './stay.ts'

/** Enter a building and use it. Rulebook: Main action, Entry fee. */

const payment = Counts.exactOptional()

/** The fields that every entry may have, whatever the building asks. */
const entryFields = { fee: payment, materials: payment, energy: payment, food: payment, stay }

// Locked buildings are included, so that entering one is refused with the reason.
const forms = BuildingId.options.flatMap((building) => {
  const card = cards[building]
  if (card === undefined) return []
  const asks = card.use?.asks ?? {}
  return [z.strictObject({ type: z.literal('enter'), building: z.literal(building), ...entryFields, ...asks })]
})
const [first, ...others] = forms
if (first === undefined) throw new RangeError('There are no cards.')

export const enter = rule({
  move: z.discriminatedUnion('building', [first, ...others]),
  offer(state, seat) {
    const turn = turnOf(state, seat, ['action', 'eviction'])
    if (turn === undefined) return []
    return openBuildings(state, seat, turn).flatMap((building) => {
      const visit = pricedVisit(state, seat, building)
      return (visit.card.use?.ways(visit) ?? []).map((way) => {
        const { fixed, fields, limits, example } = wayIn(visit, way)
        const move = { type: 'enter', building, ...fixed }
        return { move, fields: [...fields, stayField], limits, example: { ...move, ...example } }
      })
    })
  },
  decide(state, seat, move) {
    const turn = ownTurn(state, seat, ['action', 'eviction'])
    const { building } = move
    const { use } = cardOf(building)
    if (use === undefined) refuse('no-action', { building })
    mayEnter(state, seat, turn, building)
    const visit = pricedVisit(state, seat, building)
    const deed = use.carryOut(visit, move)
    const used = [...happens(visit, deed, move), ...(deed.events ?? [])]
    const later = after(state, used)
    const next = deed.next?.(pricedVisit(after(later, pileBegun(later)), seat, building)) ?? []
    const done = [...used, ...next]
    const goesOn = done.some(({ type }) => type === 'stage-began')
    return goesOn ? done : [...done, ...turnEnd(seat, move.stay)]
  },
})

/** The events of an entry: the disc moves, the fee is paid, then the action follows. */
function happens(visit: PricedVisit, deed: Deed, named: { readonly [Field in PaymentField]?: Counts }): Event[] {
  const { state, seat, building, stock } = visit
  const demands = demandsOf(visit, deed)
  const payments = { ...deed.payments, ...namedPayments(visit, demands, named) }
  const paid = pay(stock, setAside(visit, deed), demands, payments, deed.keeps)
  const { fee = {}, ...action } = paid
  const gave = sum(handedIn(visit, deed), ...Object.values(action))
  const used: Event = { type: 'used', seat, building, gave, got: deed.gets ?? {} }
  return [arrival(visit, fee), ...souvenirs(state, seat, building), used, ...gift(seat, deed)]
}

/** The payments that a move names, without an empty one for a price of zero. */
function namedPayments(
  visit: PricedVisit,
  demands: readonly Demand[],
  named: { readonly [Field in PaymentField]?: Counts },
): Payments {
  const isNothing = (field: PaymentField, payment: Counts): boolean =>
    total(payment) === 0 && !demands.some((demand) => demand.field === field) && mayBeFree(visit, field)
  return Object.fromEntries(
    paymentFields.flatMap((field) => {
      const payment = named[field]
      return payment === undefined || isNothing(field, payment) ? [] : [[field, payment]]
    }),
  )
}

/**
 * Whether a disc blocks the building: in the final phase, only the player's own disc does. Rulebook: End of the game.
 */
const isOccupied = (state: State, seat: Seat, { final }: TurnPhase, building: BuildingId): boolean =>
  state.seats.some(({ disc }, other) => disc === building && (final === null || other === seat))

const isOpen = (state: State, building: BuildingId): boolean =>
  state.town.includes(building) || ownerOf(state, building) !== undefined

function openBuildings(state: State, seat: Seat, turn: TurnPhase): BuildingId[] {
  if (turn.stage === 'eviction') return turn.at === null ? [] : [turn.at]
  return [...state.town, ...state.seats.flatMap(({ buildings }) => buildings)].filter(
    (building) => cardOf(building).use !== undefined && !isOccupied(state, seat, turn, building),
  )
}

function mayEnter(state: State, seat: Seat, turn: TurnPhase, building: BuildingId): void {
  if (turn.stage === 'eviction' && turn.at !== building) refuse('must-enter', { building: turn.at ?? building })
  if (!isOpen(state, building)) refuse('not-open', { building })
  if (playerAt(state, seat).disc === building) refuse('your-disc-is-there', { building })
  if (isOccupied(state, seat, turn, building)) refuse('building-occupied', { building })
}

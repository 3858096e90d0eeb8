import { z } from 'zod'
import type { Seat } from '../../game.ts'
import { BuildingId } from '../data/building-ids.ts'
import { built, type Plan, planFor, plans } from '../effects/construct.ts'
import { Counts, Good } from '../items.ts'
import { type Demand, type Payments, pay, settle } from '../payment.ts'
import { paymentForm } from '../payment-form.ts'
import { powersFor } from '../powers.ts'
import { playerAt, type State } from '../state.ts'
import { ownTurn, turnOf } from '../turn.ts'
import { demands, proposals } from '../visit.ts'
import { rule } from './rule.ts'
import { stay, stayField, turnEnd } from './stay.ts'

const siteOf = (state: State, seat: Seat) => ({ powers: powersFor(state, seat), proposals: proposals(state) })

const demandOf = ({ materials }: Plan): Demand[] => demands({ materials })

/** Build the second of two buildings. Rulebook: Construction Firm. */
export const constructMore = rule({
  move: z.strictObject({
    type: z.literal('construct'),
    build: BuildingId,
    woodFor: Good.exactOptional(),
    materials: Counts.exactOptional(),
    stay,
  }),
  offer(state, seat) {
    if (turnOf(state, seat, ['construction']) === undefined) return []
    const { stock } = playerAt(state, seat)
    return plans(siteOf(state, seat)).flatMap((plan) => {
      const settled = settle(stock, {}, demandOf(plan))
      if (!('paid' in settled)) return []
      const { building, woodFor } = plan
      const move = { type: 'construct', build: building, ...(woodFor === undefined ? {} : { woodFor }) }
      const fields = demandOf(plan).map((demand) => paymentForm(stock, demand, settled.paid))
      return [{ move, fields: [...fields, stayField], limits: [], example: { ...move, ...settled.paid } }]
    })
  },
  decide(state, seat, { build, woodFor, materials, stay: stays }) {
    const turn = ownTurn(state, seat, ['construction'])
    const plan = planFor(siteOf(state, seat), build, woodFor)
    const named: Payments = materials === undefined ? {} : { materials }
    const { materials: gave = {} } = pay(playerAt(state, seat).stock, {}, demandOf(plan), named)
    return [
      { type: 'used', seat, building: turn.at ?? build, gave, got: {} },
      built(seat, plan),
      { type: 'stage-began', seat, stage: 'after', at: null },
      ...turnEnd(seat, stays),
    ]
  },
})

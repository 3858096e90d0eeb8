import { z } from 'zod'
import { anyDoes } from '../cards/index.ts'
import { BuildingId } from '../data/buildings.ts'
import { noun } from '../nouns.ts'
import { excess, proposal, short, usable, worthIn } from '../payment.ts'
import { Counts, lacking, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import { type End, ends } from '../rows.ts'
import type { Player } from '../state.ts'
import { ownTurn, type Turn, turnOf } from '../turn.ts'
import { rule } from './rule.ts'

const mayBuild = ({ own }: Turn, end: End): boolean => !end.architect || anyDoes(own.table, 'take-and-design')

/** The end buildings that this seat may build and can pay for now. */
export const affordable = (turn: Turn): End[] =>
  ends(turn.state).filter((end) => mayBuild(turn, end) && total(short(end.cost, turn.own.pieces)) === 0)

/** After both actions, any number of end buildings may be completed. Rulebook: Phase 2. */
export const build = rule({
  move: z.strictObject({ type: z.literal('build'), building: BuildingId, pay: Counts.exactOptional() }),
  offer(state, seat) {
    const turn = turnOf(state, seat)
    if (turn === undefined || turn.open.length > 0) return []
    const { pieces } = turn.own
    return affordable(turn).map(({ id, cost }) => ({
      move: { type: 'build', building: id },
      fields: [
        {
          kind: 'payment',
          name: 'pay',
          goods: usable(cost, pieces).map(({ piece, max }) => ({
            good: piece,
            noun: noun('piece', piece),
            max,
            there: pieces[piece],
            covers: worthIn(cost, piece),
          })),
          covers: cost,
          proposal: proposal(cost, pieces),
        },
      ],
      limits: [],
      example: { type: 'build', building: id, pay: proposal(cost, pieces) },
    }))
  },
  decide(state, seat, { building, pay }) {
    const turn = ownTurn(state, seat)
    if (turn.open.length > 0) refuse('actions-first')
    const end = ends(state).find(({ id }) => id === building) ?? refuse('not-at-an-end', { building })
    if (!mayBuild(turn, end)) refuse('needs-architect', { building })
    const paid = pay === undefined ? cheapest(end, turn.own) : exactly(pay, end, turn.own)
    return [{ type: 'built', seat, row: end.row, building, vp: end.vp, paid }]
  },
})

function cheapest({ id, cost }: End, { pieces }: Player): Counts {
  const missing = short(cost, pieces)
  if (total(missing) > 0) refuse('cannot-pay', { building: id, missing })
  return proposal(cost, pieces)
}

function exactly(pay: Counts, { cost }: End, { pieces }: Player): Counts {
  const notOwned = lacking(pieces, pay)
  if (total(notOwned) > 0) refuse('not-owned', { missing: notOwned })
  const missing = short(cost, pay)
  if (total(missing) > 0) refuse('payment-short', { missing })
  const tooMuch = excess(cost, pay)
  if (total(tooMuch) > 0) refuse('payment-too-much', { tooMuch })
  return pay
}

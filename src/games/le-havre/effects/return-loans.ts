import { z } from 'zod'
import { chosen, waysOf } from './choose.ts'
import { type Deed, effect, type Visit } from './effect.ts'

interface Returns {
  /** A player with more loans than this may hand back this many. */
  readonly most: number
  /** The francs that a player gets for handing back a single loan, if another one remains. */
  readonly francs: number
}

/** Local Court: hand back loans without paying. Appendix: Local Court. */
export const returnLoans = (printed: Returns) =>
  effect({
    printed: { type: 'return-loans', ...printed },
    asks: { returns: z.int() },
    ways: (visit) => waysOf(visit, 'returns', deeds(visit, printed)),
    carryOut: (visit, { returns }) => chosen(deeds(visit, printed), returns),
  })

function deeds(visit: Visit, { most, francs }: Returns): Record<number, Deed> {
  const { loans } = visit.own
  if (loans === 0) return {}
  if (loans === 1) return { 1: returning(visit, 1) }
  const one = { ...returning(visit, 1), gets: { franc: francs } }
  return loans > most ? { 1: one, [most]: returning(visit, most) } : { 1: one }
}

const returning = ({ seat }: Visit, loans: number): Deed => ({ events: [{ type: 'loans-returned', seat, loans }] })

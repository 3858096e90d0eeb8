import { pawn } from '../data/set-up.ts'
import { type Good, GoodCounts, goods, total } from '../items.ts'
import { range } from '../nouns.ts'
import { refuse } from '../refuse.ts'
import { effect, type Visit } from './effect.ts'

/**
 * Pawnbroker's: get francs for goods, one of each kind. A pawned good must be bought back before its kind can be pawned
 * again.
 */
export const pawnGoods = effect({
  printed: { type: 'pawn-goods', ...pawn },
  asks: { goods: GoodCounts },
  ways(visit) {
    const held = goods.filter((good) => visit.stock[good] > 0 && !isPawned(visit, good))
    const example = held.find((good) => visit.can({ gives: { [good]: 1 } }))
    if (example === undefined) return []
    const ranges = held.map((good) => range(good, 1))
    return [
      {
        fields: [{ kind: 'goods', name: 'goods', goods: ranges, min: 1, max: held.length }],
        uses: held.map((good) => ({ field: 'goods', good, gives: { [good]: 1 } })),
        example: { goods: { [example]: 1 } },
      },
    ]
  },
  carryOut(visit, said) {
    const chosen = goods.filter((good) => (said.goods[good] ?? 0) > 0)
    if (chosen.length === 0) refuse('choose-something')
    if (total(said.goods) > chosen.length) refuse('choose-different')
    if (chosen.some((good) => isPawned(visit, good))) refuse('already-pawned')
    return {
      gives: said.goods,
      gets: { franc: chosen.length * pawn.receives },
      events: [{ type: 'pawned', seat: visit.seat, goods: chosen }],
    }
  },
})

const isPawned = ({ own }: Visit, good: Good): boolean => own.pawned.includes(good)

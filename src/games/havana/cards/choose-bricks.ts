import { noun } from '../nouns.ts'
import { type Brick, type Counts, firstFew, lacking, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import type { Form } from './action-card.ts'

/** Asks which bricks to take: so many, of what is there of these kinds. */
export function askForBricks(there: Counts, kinds: readonly Brick[], amount: number): Form {
  const goods = kinds
    .map((brick) => ({ good: brick, noun: noun('piece', brick), max: Math.min(amount, there[brick] ?? 0) }))
    .filter(({ max }) => max > 0)
  return {
    asks: [{ kind: 'goods', name: 'bricks', goods, min: amount, max: amount }],
    example: { bricks: firstFew(there, amount, kinds) },
  }
}

/** The bricks that were chosen: exactly so many, of what is there. */
export function chosenBricks(there: Counts, amount: number, chosen: Counts = {}): Counts {
  const missing = lacking(there, chosen)
  if (total(missing) > 0) refuse('not-there', { missing })
  if (total(chosen) !== amount) refuse('choose-bricks', { amount })
  return only(chosen)
}

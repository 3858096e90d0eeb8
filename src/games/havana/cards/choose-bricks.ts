import { noun } from '../nouns.ts'
import { type Brick, type Counts, firstFew, lacking, only, total } from '../pieces.ts'
import { refuse } from '../refuse.ts'
import type { Way } from './action-card.ts'

/** Whether there is a choice of bricks: several kinds are there, and not all of the bricks are taken. */
const isOpen = (there: Counts, kinds: readonly Brick[], amount: number): boolean =>
  kinds.filter((brick) => (there[brick] ?? 0) > 0).length > 1 && amount < total(there, kinds)

/**
 * Asks which bricks to take: `amount` bricks of these kinds from those that are there. Asks nothing if there is no
 * choice.
 * @param from where in the view they lie
 */
export function askForBricks(there: Counts, kinds: readonly Brick[], amount: number, from: string): Way {
  const example = { bricks: firstFew(there, amount, kinds) }
  if (!isOpen(there, kinds, amount)) return { example }
  const goods = kinds
    .map((brick) => ({ good: brick, noun: noun('piece', brick), max: Math.min(amount, there[brick] ?? 0) }))
    .filter(({ max }) => max > 0)
  return { asks: [{ kind: 'goods', name: 'bricks', goods, min: amount, max: amount, from }], example }
}

/** The chosen bricks: exactly `amount`, all of them there. Bricks that must be taken need not be named. */
export function chosenBricks(
  there: Counts,
  kinds: readonly Brick[],
  amount: number,
  chosen: Counts | undefined,
): Counts {
  if (chosen === undefined && !isOpen(there, kinds, amount)) return firstFew(there, amount, kinds)
  const named = chosen ?? {}
  const missing = lacking(there, named)
  if (total(missing) > 0) refuse('not-there', { missing })
  if (total(named) !== amount) refuse('choose-bricks', { amount })
  return only(named)
}

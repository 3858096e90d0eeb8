import { type Counts, colours, counted, firstFew, lacking, type Piece, type Pieces, pieces, total } from './pieces.ts'

/**
 * The 5:1 rule, as a substitution inside the payment (ruling X1): five rubble replace a coloured brick, and five pesos
 * replace a worker, never the other way round. Rulebook: Rule "5 to 1".
 */

export const rate = 5
const substitutes: readonly { readonly stand: Piece; readonly inFor: readonly Piece[] }[] = [
  { stand: 'rubble', inFor: colours },
  { stand: 'pesos', inFor: ['workers'] },
]

/** What these pieces lack to cover the cost; empty if they cover it. */
export function short(cost: Counts, offered: Counts): Counts {
  const missing = lacking(offered, cost)
  for (const { stand, inFor } of substitutes) {
    const spare = Math.max(0, (offered[stand] ?? 0) - (cost[stand] ?? 0))
    cover(missing, inFor, Math.floor(spare / rate))
  }
  return missing
}

/** Removes up to `amount` of the missing pieces. */
function cover(missing: Counts, kinds: readonly Piece[], amount: number): void {
  const covered = firstFew(missing, amount, kinds)
  for (const kind of kinds) {
    const left = (missing[kind] ?? 0) - (covered[kind] ?? 0)
    if (left > 0) missing[kind] = left
    else delete missing[kind]
  }
}

/** The payment of a move that names none: real pieces first, then five for one (ruling X2). */
export function proposal(cost: Counts, own: Pieces): Counts {
  const missing = lacking(own, cost)
  return counted((piece) => (cost[piece] ?? 0) - (missing[piece] ?? 0) + substituted(piece, missing))
}

function substituted(piece: Piece, missing: Counts): number {
  const substitute = substitutes.find(({ stand }) => stand === piece)
  return substitute === undefined ? 0 : rate * total(missing, substitute.inFor)
}

/** What a payment contains beyond the cost that it covers; a legal payment contains nothing beyond it. */
export function excess(cost: Counts, offered: Counts): Counts {
  const missing = lacking(offered, cost)
  const needed = counted((piece) => (cost[piece] ?? 0) + substituted(piece, missing))
  return lacking(needed, offered)
}

/** What one piece covers of a cost, by piece. */
export function worthIn(cost: Counts, piece: Piece): Record<string, number> {
  const standsFor = substitutes.find(({ stand }) => stand === piece)?.inFor ?? []
  return Object.fromEntries(
    pieces
      .filter((asked) => (cost[asked] ?? 0) > 0 && (asked === piece || standsFor.includes(asked)))
      .map((asked) => [asked, asked === piece ? 1 : 1 / rate]),
  )
}

/** The most of each kind that a payment can use. */
export function usable(cost: Counts, own: Pieces): { readonly piece: Piece; readonly max: number }[] {
  return pieces
    .map((piece) => ({ piece, max: Math.min(own[piece], (cost[piece] ?? 0) + substituted(piece, cost)) }))
    .filter(({ max }) => max > 0)
}

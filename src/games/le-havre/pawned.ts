import { pawn } from './data/set-up.ts'
import type { Good } from './items.ts'
import type { Player } from './state.ts'

/** The pawned goods of which a player can buy back one now. Card: Pawnbroker's. */
export const redeemable = ({ pawned, stock }: Pick<Player, 'pawned' | 'stock'>): readonly Good[] =>
  stock.franc < pawn.costs ? [] : pawned

import { part } from '../ui/part.ts'

/** It is loaded when the pointer rests on a piece, or the focus is on it, and no move is being composed. */
export const LatePieceSheet = part(() => import('./piece-sheet.tsx'), 'PieceSheet')

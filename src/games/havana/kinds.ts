import { kindsOf, type PieceKind } from '../kit/component.ts'
import type { Language } from '../kit/wording.ts'
import { piecePhrases } from './locales/piece-phrases.ts'

export const kinds = (language: Language): PieceKind[] => kindsOf(piecePhrases[language].kinds)

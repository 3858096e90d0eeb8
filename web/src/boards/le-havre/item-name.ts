import type { Language } from '../../words/languages.ts'
import { noun, type Pieces } from '../kit/pieces.ts'
import { wordsIn } from './words.ts'

/** The name of an item. Francs are no component of the box, and have the board's own word. */
export const itemName = (pieces: Pieces, item: string, language: Language): string =>
  item === 'franc' ? wordsIn[language].franc : pieces.nameOf(noun('item', item))

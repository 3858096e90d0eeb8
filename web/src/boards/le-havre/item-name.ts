import type { Language } from '../../words/languages.ts'
import { noun, type Pieces } from '../kit/pieces.ts'
import { wordsIn } from './words.ts'

/** The name of an item. Francs are not a component of the box, so the board has its own word for them. */
export const itemName = (pieces: Pieces, item: string, language: Language): string =>
  item === 'franc' ? wordsIn[language].franc : pieces.nameOf(noun('item', item))

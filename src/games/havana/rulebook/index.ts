import { type Rulebook, sectionsOf } from '../../kit/rulebook.ts'
import type { Language } from '../../kit/wording.ts'
import type { State } from '../state.ts'
import { type Chapters, order } from './chapters.ts'
import { en } from './locales/en.ts'
import { es } from './locales/es.ts'
import { fr } from './locales/fr.ts'
import { ru } from './locales/ru.ts'
import { positions } from './positions.ts'

const chaptersIn: Readonly<Record<Language, () => Chapters>> = { en, fr, ru, es }

/** The rules of Havana for people. */
export const rulebook: Rulebook<State> = {
  sections: (language) => sectionsOf(order, chaptersIn[language]()),
  positions,
}

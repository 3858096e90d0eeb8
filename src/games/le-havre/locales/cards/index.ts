import type { Language } from '../../../kit/wording.ts'
import { en as enNames } from '../names/en.ts'
import { es as esNames } from '../names/es.ts'
import { fr as frNames } from '../names/fr.ts'
import type { Names } from '../names/names.ts'
import { ru as ruNames } from '../names/ru.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { CardPhrases } from './phrases.ts'
import { ru } from './ru.ts'

/** The phrases of cards, by language. */
export const cardPhrases: Readonly<Record<Language, CardPhrases>> = { en, fr, ru, es }
export const namesIn: Readonly<Record<Language, Names>> = { en: enNames, fr: frNames, ru: ruNames, es: esNames }

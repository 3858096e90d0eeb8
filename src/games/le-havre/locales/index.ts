import { gameWording } from '../../kit/game-wording.ts'
import type { Language, Wording } from '../../kit/wording.ts'
import type { LaterQuestion } from '../decisions.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves/index.ts'
import type { View } from '../view.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Phrases } from './phrases.ts'
import { ru } from './ru.ts'
import { wordingBy } from './wording.ts'

export const phrasesIn: Readonly<Record<Language, Phrases>> = { en, fr, ru, es }

/**
 * The wording of Le Havre for any match: cards are declared in the code, the same for all matches.
 * @param later the present question, if it is that of a later stage of a turn
 */
export const wordingFor = (language: Language, later?: LaterQuestion): Wording<Move, Event, View> =>
  wordingBy(language, phrasesIn[language], later)

export const wording = gameWording((language) => wordingFor(language))

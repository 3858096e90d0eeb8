import { gameWording } from '../../kit/game-wording.ts'
import type { Language, Wording } from '../../kit/wording.ts'
import { type BuildingTable, buildings } from '../data/buildings.ts'
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
 * The wording of Havana for the building cards of a match.
 * @param building the present question, if it is that of a turn in which only building is left
 */
export const wordingFor = (table: BuildingTable, language: Language, building?: string): Wording<Move, Event, View> =>
  wordingBy(language, phrasesIn[language], table, building)

export const wording = gameWording((language) => wordingFor(buildings[36], language))

import { gameWording } from '../../kit/game-wording.ts'
import type { Language, Wording } from '../../kit/wording.ts'
import type { Box } from '../box.ts'
import { boxFor } from '../data/printed-box.ts'
import type { Event } from '../events.ts'
import { meta } from '../meta.ts'
import type { Move } from '../moves/index.ts'
import type { View } from '../view.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Phrases } from './phrases.ts'
import { ru } from './ru.ts'
import { wordingBy } from './wording.ts'

export const phrasesIn: Readonly<Record<Language, Phrases>> = { en, fr, ru, es }

/** The wording of Hamlet for the printed pieces of a box. */
export const wordingFor = (box: Box, language: Language): Wording<Move, Event, View> =>
  wordingBy(language, phrasesIn[language], box)

export const wording = gameWording((language) => wordingFor(boxFor(meta.seats.max), language))

import { byLanguage } from './every-language.ts'
import type { GameWording, Language } from './wording.ts'

/** Of all that a game says about a match: what it says about every match alike. */
export const gameWording = (wordingFor: (language: Language) => GameWording): Readonly<Record<Language, GameWording>> =>
  byLanguage((language) => {
    const { title, question, ending, score } = wordingFor(language)
    return { title, question, ending, score }
  })

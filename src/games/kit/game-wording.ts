import { byLanguage } from './every-language.ts'
import type { GameWording, Language } from './wording.ts'

/** The part of a game's wording that is the same for every match. */
export const gameWording = (wordingFor: (language: Language) => GameWording): Readonly<Record<Language, GameWording>> =>
  byLanguage((language) => {
    const { title, question, ending, score, scoreExplained } = wordingFor(language)
    return { title, question, ending, score, scoreExplained }
  })

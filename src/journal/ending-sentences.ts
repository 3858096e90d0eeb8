import type { Result } from '../games/game.ts'
import type { GameWording, Language, Names } from '../games/kit/wording.ts'

const byRuling: Readonly<Record<Language, string>> = {
  en: 'The result was given by an administrator’s ruling.',
  fr: 'Le résultat a été donné par une décision de l’administration.',
  ru: 'Итог установлен решением администратора.',
  es: 'El resultado lo dio una decisión de la administración.',
}

/** Why a match ended, in a sentence of its game or, if a ruling ended it, in our own. */
export const endingSays = (result: Result, wording: GameWording, names: Names, language: Language): string =>
  result.reason === 'ruling' ? byRuling[language] : wording.ending(result, names)

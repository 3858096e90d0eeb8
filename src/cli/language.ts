import { Option } from 'commander'
import { type Language, languages, type Names } from '../games/kit/wording.ts'

export const languageOption = () =>
  new Option('--language <language>', 'the language of sentences').choices(languages).default('en')

const seat: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

/** Positions do not name their players, so they are called by their seats, numbered as on the command line. */
export function seatNames(language: Language): Names {
  return (number) => `${seat[language]} ${number}`
}

/** The sentence for a seat that has nothing to decide. */
export function notAsked(language: Language, name: string): string {
  const said: Record<Language, string> = {
    en: `${name}: nothing to decide at the moment.`,
    fr: `${name} : rien à décider pour le moment.`,
    ru: `${name}: сейчас решать нечего.`,
    es: `${name}: no hay nada que decidir por ahora.`,
  }
  return said[language]
}

/** The line before the reasons why a position is impossible. */
export const cannotBe = (language: Language): string => impossible[language]

const impossible: Readonly<Record<Language, string>> = {
  en: 'This position is impossible:',
  fr: 'Cette position ne peut pas exister :',
  ru: 'Такой позиции быть не может:',
  es: 'Esta posición no puede darse:',
}

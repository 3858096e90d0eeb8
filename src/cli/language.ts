import { Option } from 'commander'
import { type Language, languages, type Names } from '../games/kit/wording.ts'

export const languageOption = () =>
  new Option('--language <language>', 'of the sentences').choices(languages).default('en')

const seat: Readonly<Record<Language, string>> = { en: 'Seat', fr: 'Place', ru: 'Место', es: 'Asiento' }

/** A position knows no players: they are called by their seats, numbered as on the command line. */
export function seatNames(language: Language): Names {
  return (number) => `${seat[language]} ${number}`
}

/** What to say of a seat that has nothing to decide. */
export function notAsked(language: Language, name: string): string {
  const said: Record<Language, string> = {
    en: `${name}: nothing to decide at the moment.`,
    fr: `${name} : rien à décider pour le moment.`,
    ru: `${name}: сейчас решать нечего.`,
    es: `${name}: no hay nada que decidir por ahora.`,
  }
  return said[language]
}

/** What is said before the reasons. */
export const cannotBe = (language: Language): string => impossible[language]

const impossible: Readonly<Record<Language, string>> = {
  en: 'This position cannot be:',
  fr: 'Cette position ne peut pas exister :',
  ru: 'Такой позиции быть не может:',
  es: 'Esta posición no puede darse:',
}

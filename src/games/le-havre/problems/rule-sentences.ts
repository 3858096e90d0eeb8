import { byLanguage, type EveryLanguage } from '../../kit/every-language.ts'
import { ordinal, ordinalGenitive } from '../../kit/number-words.ts'
import { paysFirstOwner } from '../cards/first-owners.ts'
import { turnsInARound } from '../data/set-up.ts'
import { namesIn } from '../locales/cards/index.ts'

/** The card whose first owner the match remembers (`bankHeld`). */
const bank = byLanguage((language) => [...paysFirstOwner].map((id) => namesIn[language].buildings[id]).join(', '))

/** The sentences about impossible positions that take a name or a number from the rules, in every language. */
export const ruleSentences = {
  bankHeld: {
    en: `Somebody owns the ${bank.en}.`,
    fr: `Quelqu’un possède la ${bank.fr}.`,
    ru: `${bank.ru} кому-то принадлежит.`,
    es: `Alguien posee el ${bank.es}.`,
  },
  bankNotInPlay: {
    en: `The ${bank.en} is not in play.`,
    fr: `La ${bank.fr} n’est pas construite.`,
    ru: `${bank.ru} не построен.`,
    es: `El ${bank.es} no está construido.`,
  },
  lastTurn: {
    en: `A round ends after its ${ordinal.en(turnsInARound)} turn.`,
    fr: `Une manche se termine après son ${ordinal.fr(turnsInARound)} tour.`,
    ru: `Раунд кончается после ${ordinalGenitive(turnsInARound)} хода.`,
    es: `Una ronda termina tras su ${ordinal.es(turnsInARound)} turno.`,
  },
} as const satisfies Readonly<Record<string, EveryLanguage>>

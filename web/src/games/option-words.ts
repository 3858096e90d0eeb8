import type { Language } from '../words/languages.ts'
import { spoken } from '../words/spoken.ts'
import type { SaidOption } from './locales/options/en.ts'

const optionWords = spoken({
  en: () => import('./locales/options/en.ts'),
  fr: () => import('./locales/options/fr.ts'),
  ru: () => import('./locales/options/ru.ts'),
  es: () => import('./locales/options/es.ts'),
})

/** The words for an option; undefined for a game that this client does not know, whose schema must suffice. */
export function optionSaid(game: string, option: string, language: Language): SaidOption | undefined {
  const said: Readonly<Record<string, Readonly<Record<string, SaidOption>>>> = optionWords[language]
  return said[game]?.[option]
}

import type { Language } from '../words/languages.ts'
import { spoken } from '../words/spoken.ts'

const optionHints = spoken({
  en: () => import('./locales/option-hints/en.ts'),
  fr: () => import('./locales/option-hints/fr.ts'),
  ru: () => import('./locales/option-hints/ru.ts'),
  es: () => import('./locales/option-hints/es.ts'),
})

/** A reason to change an option, for a form; undefined for a game that this client does not know. */
export function hintOf(game: string, option: string, language: Language): string | undefined {
  const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = optionHints[language]
  return hints[game]?.[option]
}

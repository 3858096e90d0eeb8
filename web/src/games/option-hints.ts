import type { Language } from '../words/languages.ts'
import { spoken } from '../words/spoken.ts'

const optionHints = spoken({
  en: async () => (await import('./locales/option-hints/en.ts')).en,
  fr: async () => (await import('./locales/option-hints/fr.ts')).fr,
  ru: async () => (await import('./locales/option-hints/ru.ts')).ru,
  es: async () => (await import('./locales/option-hints/es.ts')).es,
})

/** A reason to change an option, for a form; undefined for a game that this client does not know. */
export function hintOf(game: string, option: string, language: Language): string | undefined {
  const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = optionHints[language]
  return hints[game]?.[option]
}

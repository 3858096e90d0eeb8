import { spoken } from '../../words/spoken.ts'

/** They are loaded with the fold that has them. */
export const wordsIn = spoken({
  en: async () => (await import('./locales/en.ts')).en,
  fr: async () => (await import('./locales/fr.ts')).fr,
  ru: async () => (await import('./locales/ru.ts')).ru,
  es: async () => (await import('./locales/es.ts')).es,
})

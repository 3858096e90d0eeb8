import { spoken } from '../words/spoken.ts'

export const wordsIn = spoken({
  en: async () => (await import('./locales/en.ts')).en,
  fr: async () => (await import('./locales/fr.ts')).fr,
  ru: async () => (await import('./locales/ru.ts')).ru,
  es: async () => (await import('./locales/es.ts')).es,
})

import { spoken } from '../words/spoken.ts'

export const openingHints = spoken({
  en: async () => (await import('./locales/opening/en.ts')).en,
  fr: async () => (await import('./locales/opening/fr.ts')).fr,
  ru: async () => (await import('./locales/opening/ru.ts')).ru,
  es: async () => (await import('./locales/opening/es.ts')).es,
})

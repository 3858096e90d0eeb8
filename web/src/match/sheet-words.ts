import { spoken } from '../words/spoken.ts'

/** They are loaded with the first sheet. */
export const sheetWords = spoken({
  en: async () => (await import('./locales/sheet/en.ts')).en,
  fr: async () => (await import('./locales/sheet/fr.ts')).fr,
  ru: async () => (await import('./locales/sheet/ru.ts')).ru,
  es: async () => (await import('./locales/sheet/es.ts')).es,
})

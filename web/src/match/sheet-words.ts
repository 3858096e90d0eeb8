import { spoken } from '../words/spoken.ts'

/** They are loaded with the first sheet. */
export const sheetWords = spoken({
  en: () => import('./locales/sheet/en.ts'),
  fr: () => import('./locales/sheet/fr.ts'),
  ru: () => import('./locales/sheet/ru.ts'),
  es: () => import('./locales/sheet/es.ts'),
})

import { spoken } from '../words/spoken.ts'

export const openingHints = spoken({
  en: () => import('./locales/opening/en.ts'),
  fr: () => import('./locales/opening/fr.ts'),
  ru: () => import('./locales/opening/ru.ts'),
  es: () => import('./locales/opening/es.ts'),
})

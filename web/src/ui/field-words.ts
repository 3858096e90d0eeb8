import { spoken } from '../words/spoken.ts'

export const fieldWordsIn = spoken({
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  ru: () => import('./locales/ru.ts'),
  es: () => import('./locales/es.ts'),
})

import { spoken } from '../words/spoken.ts'

/** The words of the match's own tab. */
export const tabWords = spoken({
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  ru: () => import('./locales/ru.ts'),
  es: () => import('./locales/es.ts'),
})

import { spoken } from '../../words/spoken.ts'

/** The words of setting up a position by hand, with the names of the parts of each game's positions. */
export const wordsIn = spoken({
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  ru: () => import('./locales/ru.ts'),
  es: () => import('./locales/es.ts'),
})

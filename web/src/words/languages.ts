export const languages = ['en', 'fr', 'ru', 'es'] as const
export type Language = (typeof languages)[number]

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
  es: 'Español',
}

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

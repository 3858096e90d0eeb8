export const languages = ['en', 'fr', 'ru', 'es'] as const
export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
  es: 'Español',
}

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

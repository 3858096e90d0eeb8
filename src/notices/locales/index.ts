import { type Language, languages } from '../../games/kit/wording.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ru } from './ru.ts'
import type { Words } from './words.ts'

export const words: Readonly<Record<Language, Words>> = { en, fr, ru, es }

/** The language of an account; English if the server does not have it. */
export function languageOf(stored: string): Language {
  return languages.find((language) => language === stored) ?? 'en'
}

// Day before month and the 24-hour clock, as most of the world reads them.
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ru: 'ru', es: 'es' }

/** A time as its reader writes it, in their time zone. */
export function timeFor(reader: { language: Language; timeZone: string }, time: Date): string {
  return new Intl.DateTimeFormat(locales[reader.language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: reader.timeZone,
  }).format(time)
}

/** A day as its reader writes it. @param day like 2026-12-24 */
export function dayFor(language: Language, day: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(`${day}T00:00Z`))
}

/** "Ann, Bob and Cleo". */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)
}

import type { Language } from './languages.ts'
import { language } from './words.ts'

/** French has a narrow no-break space before a colon. */
const colons: Readonly<Record<Language, string>> = { en: ': ', fr: '\u202f: ', ru: ': ', es: ': ' }

/** What stands between a label and its value, where the value is more than a text. */
export const colon = (): string => colons[language.value]

/** A label and its value: "Cost: 2 wood". */
export const pair = (label: string, value: string | number): string => `${label}${colon()}${value}`

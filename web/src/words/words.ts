import { signal } from '@preact/signals'
import type { Words } from './en.ts'
import { isLanguage, type Language, languages } from './languages.ts'

export const language = signal<Language>('en')

const reads: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  es: async () => (await import('./es.ts')).es,
}
const known: Partial<Record<Language, Words>> = {}

/** The words that every page needs, in the reader's language. A reader loads one language, before anything is rendered. */
export const words = {
  get value(): Words {
    const all = known[language.value]
    if (all === undefined) throw new Error('Nobody has loaded these words.')
    return all
  },
}

const mark = 'paquebot.language'

/** Sets the language of this browser, now and for later visits. */
export async function choose(next: Language): Promise<void> {
  localStorage.setItem(mark, next)
  await speak(next)
}

/** Uses the language of an account, unless another one was chosen in this browser. */
export async function speakAsKnown(next: Language): Promise<void> {
  if (localStorage.getItem(mark) === null) await speak(next)
}

/** The language that was asked for last; its words may still be loading. */
let wanted: Language = 'en'

/** The language changes for the whole page at once, when its words are there. */
export async function speak(next: Language): Promise<void> {
  wanted = next
  known[next] ??= await reads[next]()
  // Until the page speaks at all, any language will do: the one that is wanted may come later.
  if (wanted !== next && known[language.value] !== undefined) return
  language.value = next
  document.documentElement.lang = next
}

/** The language that was chosen in this browser, or the first of the browser's languages that the client has. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(mark)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return languages.find((one) => one === wished.find(isLanguage)) ?? 'en'
}

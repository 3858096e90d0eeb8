import { signal } from '@preact/signals'
import { en, type Words } from './en.ts'
import { isLanguage, type Language, languages } from './languages.ts'

export const language = signal<Language>('en')
export const words = signal<Words>(en)

const mark = 'paquebot.language'

const loads: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  es: async () => (await import('./es.ts')).es,
}

/** Sets the language of this browser, now and for later visits. */
export async function choose(next: Language): Promise<void> {
  localStorage.setItem(mark, next)
  await speak(next)
}

/** Uses the language of an account, unless another one was chosen in this browser. */
export async function speakAsKnown(next: Language): Promise<void> {
  if (localStorage.getItem(mark) === null) await speak(next)
}

/** The language that was asked for last; others may still be loading. */
let wanted: Language = 'en'

export async function speak(next: Language): Promise<void> {
  wanted = next
  const loaded = await loads[next]()
  if (wanted !== next) return
  language.value = next
  words.value = loaded
  document.documentElement.lang = next
}

/** The language that was chosen in this browser, or the first of the browser's languages that the client has. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(mark)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return languages.find((one) => one === wished.find(isLanguage)) ?? 'en'
}

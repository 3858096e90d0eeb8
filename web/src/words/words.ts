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

/** Chooses a language for this browser: it is spoken now, and whenever the reader comes back. */
export async function choose(next: Language): Promise<void> {
  localStorage.setItem(mark, next)
  await speak(next)
}

/** Speaks the language of an account, unless another was chosen in this browser. */
export async function speakAsKnown(next: Language): Promise<void> {
  if (localStorage.getItem(mark) === null) await speak(next)
}

export async function speak(next: Language): Promise<void> {
  const loaded = await loads[next]()
  language.value = next
  words.value = loaded
  document.documentElement.lang = next
}

/** The language that the reader chose here, or the first of their browser that the client speaks. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(mark)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return languages.find((one) => one === wished.find(isLanguage)) ?? 'en'
}

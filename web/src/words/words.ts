import { signal } from '@preact/signals'
import type { Words } from './en.ts'
import { isLanguage, type Language, languages } from './languages.ts'

export const language = signal<Language>('en')

/** The words of a part of the client, of which a reader loads one language. */
export interface Spoken<Part> {
  /** In the reader's language. They are loaded before the part is rendered. */
  readonly value: Part
  readIn(next: Language): Promise<void>
}

export function spoken<Part>(reads: Readonly<Record<Language, () => Promise<Part>>>): Spoken<Part> {
  const known: Partial<Record<Language, Part>> = {}
  return {
    get value() {
      const part = known[language.value]
      if (part === undefined) throw new Error('Nobody has loaded these words.')
      return part
    },
    readIn: async (next) => {
      known[next] = await reads[next]()
    },
  }
}

/** The words that every page needs. */
export const words = spoken<Words>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  es: async () => (await import('./es.ts')).es,
})

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

/** The language changes for the whole page at once, when all words that the page uses are there. */
const inUse = new Set<Pick<Spoken<unknown>, 'readIn'>>([words])

export async function speak(next: Language): Promise<void> {
  wanted = next
  await Promise.all([...inUse].map((part) => part.readIn(next)))
  if (wanted !== next) return
  language.value = next
  document.documentElement.lang = next
}

/** Loads the words of a part of the client, also in the language to which the page is just changing. */
export async function use(part: Pick<Spoken<unknown>, 'readIn'>): Promise<void> {
  inUse.add(part)
  await Promise.all([language.value, wanted].map(part.readIn))
}

/** The language that was chosen in this browser, or the first of the browser's languages that the client has. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(mark)
  if (isLanguage(kept)) return kept
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return languages.find((one) => one === wished.find(isLanguage)) ?? 'en'
}

import { signal } from '@preact/signals'
import type { Language } from './languages.ts'
import { untilLoaded } from './until-loaded.ts'

type ByLanguage<Value> = Readonly<Record<Language, Value>>

/** The language of the page. */
export const language = signal<Language>('en')

/** Loads the words of a part of the client in a language, once. */
type Load = (next: Language) => Promise<void>
const loads = new Set<Load>()

/** Imports the file of each language, which exports the words by the language's code. */
type Files<Words> = { readonly [L in Language]: () => Promise<Readonly<Record<L, Words>>> }

/**
 * The words of a part of the client, each language in a file of its own: a reader loads the one that the page speaks.
 * Whatever has words is loaded by `withWords`, which waits for them.
 */
export function spoken<Words>(files: Files<Words>): ByLanguage<Words> {
  const known: Partial<Record<Language, Words>> = {}
  const read = async <L extends Language>(next: L): Promise<Words> => (await files[next]())[next]
  loads.add(async (next) => {
    known[next] ??= await read(next)
  })
  const wordsIn = (spoken: Language): Words => {
    const words = known[spoken]
    if (words === undefined) throw new Error('Nobody has loaded these words.')
    return words
  }
  return {
    get en() {
      return wordsIn('en')
    },
    get fr() {
      return wordsIn('fr')
    },
    get ru() {
      return wordsIn('ru')
    },
    get es() {
      return wordsIn('es')
    },
  }
}

/** Loads the words of all parts that are there, and of those that come meanwhile. */
export async function loadWords(next: Language): Promise<void> {
  let count: number
  do {
    count = loads.size
    await Promise.all([...loads].map((load) => untilLoaded(() => load(next))))
  } while (loads.size > count)
}

/** Resolves as soon as all parts that are there can speak the language of the page, which may change meanwhile. */
async function untilWordsLoaded(): Promise<void> {
  let asked: Language
  do {
    asked = language.peek()
    await loadWords(asked)
  } while (asked !== language.peek())
}

/** Loads something that has words, and them. */
export async function withWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = await untilLoaded(load)
  await untilWordsLoaded()
  return loaded
}

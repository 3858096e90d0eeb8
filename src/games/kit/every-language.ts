import { computedOnce } from './computed-once.ts'
import type { Language } from './wording.ts'

/** A sentence in every language. */
export type EveryLanguage = Readonly<Record<Language, string>>

/** Sentences in the other languages, by the English one. `{name}` stands for a variable part. */
export type Translations = Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>

/** An English sentence in every language, or in English only if no table has it. */
export function inEveryLanguage(english: string, ...tables: readonly Translations[]): EveryLanguage {
  for (const table of tables) {
    for (const [pattern, others] of patternsOf(table)) {
      const found = pattern.exec(english)
      if (found === null) continue
      const filled = (sentence: string) =>
        sentence.replace(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '')
      return { en: english, fr: filled(others.fr), ru: filled(others.ru), es: filled(others.es) }
    }
  }
  return byLanguage(() => english)
}

/** Makes a sentence in every language. */
export const byLanguage = <Said>(say: (language: Language) => Said): Readonly<Record<Language, Said>> => ({
  en: say('en'),
  fr: say('fr'),
  ru: say('ru'),
  es: say('es'),
})

type Patterns = readonly (readonly [RegExp, Translations[string]])[]

/** The sentences of a table, the most specific first. */
const patternsOf = computedOnce(
  (table: Translations): Patterns => Object.entries(table).toSorted(byOpenness).map(toPattern),
)

const byOpenness = ([one]: [string, unknown], [other]: [string, unknown]): number => openness(one) - openness(other)
const openness = (sentence: string): number => sentence.split('{').length

function toPattern([sentence, others]: [string, Translations[string]]): Patterns[number] {
  const escaped = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return [new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`), others]
}

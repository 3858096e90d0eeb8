import type { Wrong } from '../../games/kit/by-schema.ts'
import type { EveryLanguage } from '../../games/kit/every-language.ts'
import type { Language } from '../../games/kit/wording.ts'
import { validationSentences } from './validation-sentences.ts'

/** What is wrong at one place of a request, in any language. */
export interface Invalid {
  /** `body/…`, `querystring/…`, `params/…` or `headers/…`; `body` or `querystring` if it is the whole. */
  readonly at: string
  /** An English sentence of `validation-sentences.ts`, or a sentence in each language. */
  readonly problem: string | EveryLanguage
}

/** The path to a value in a request, such as `['body', 'moves', 0]`. */
export type FieldPath = readonly (string | number)[]

/** How many faults an answer names: a large value may have as many as it has parts. */
const most = 100

/** What is wrong with a value of a request. @param field the path to the value */
export function invalidAt(field: FieldPath, wrongs: readonly Wrong[]): Invalid[] {
  return wrongs.slice(0, most).map(({ path, problem }) => ({ at: [...field, ...path].map(String).join('/'), problem }))
}

/** What is wrong, in a language. */
export function inWords({ at, problem }: Invalid, language: Language): { at: string; problem: string } {
  return { at, problem: typeof problem === 'string' ? sentence(problem, language) : problem[language] }
}

/** One of our sentences in a language. Its numbers, and names in backquotes, are the same in all. */
export function sentence(english: string, language: Language): string {
  const exact = validationSentences[english]
  if (language === 'en' || exact !== undefined) return exact?.[language] ?? english
  const fixed = english.match(variable) ?? []
  const pattern = validationSentences[english.replaceAll(variable, '#')]
  let filled = 0
  return pattern?.[language].replaceAll('#', () => fixed[filled++] ?? '') ?? english
}

const variable = /`[^`]+`|\d+/g

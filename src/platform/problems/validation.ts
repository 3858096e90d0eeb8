import { z } from 'zod'
import type { Language } from '../../games/kit/wording.ts'
import { validationSentences } from './validation-sentences.ts'

/** What is wrong at a place of a request, in any language. */
export interface Invalid {
  /** `body/…`, `querystring/…`, `params/…` or `headers/…`. */
  readonly at: string
  /** A sentence of `validation-sentences.ts` in English, or what is said in each language. */
  readonly problem: string | Readonly<Record<Language, string>>
}

/** Where something stands in a request: `['body', 'moves', 0]`. */
export type Place = readonly (string | number)[]

/** What was read, or what is wrong with it by the place where it stands. */
export type Read<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly invalidAt: (place: Place) => Invalid[] }

/**
 * Reads something by its schema. Of a union, only what is wrong with the branch that was meant is told. A schema's own
 * sentence comes before zod's.
 */
export function readBy<Schema extends z.ZodType>(schema: Schema, value: unknown): Read<z.output<Schema>> {
  /** What zod has to say, by what stands for it in the issues until the language is known. */
  const said = new Map<string, Readonly<Record<Language, string>>>()
  const { success, data, error } = schema.safeParse(value, {
    error(issue) {
      const placeholder = `zod ${said.size}`
      said.set(placeholder, {
        en: byZod(issue, 'en'),
        fr: byZod(issue, 'fr'),
        ru: byZod(issue, 'ru'),
        es: byZod(issue, 'es'),
      })
      return placeholder
    },
  })
  if (success) return { success, data }
  return {
    success,
    invalidAt: (place) =>
      error.issues.flatMap(meant).map(({ path, message }) => ({
        at: [...place, ...path].map(String).join('/'),
        problem: said.get(message) ?? message,
      })),
  }
}

/** The issues of the branch that was meant: the one that fits furthest, and of those the one with the fewest faults. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((errors) => errors.flatMap(meant))
  const [best = []] = branches.toSorted((one, other) => farness(other) - farness(one) || one.length - other.length)
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** A branch whose constants do not fit was not meant; the deeper its faults lie, the more of it fits. */
function farness(issues: readonly z.core.$ZodIssue[]): number {
  if (issues.some(({ code, path }) => code === 'invalid_value' && path.length <= 1)) return -1
  return Math.min(...issues.map(({ path }) => path.length))
}

const inZod: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  fr: z.locales.fr().localeError,
  ru: z.locales.ru().localeError,
  es: z.locales.es().localeError,
}

function byZod(issue: z.core.$ZodRawIssue, language: Language): string {
  // A union by a field whose value none of its branches has.
  if (issue.code === 'invalid_union' && 'discriminator' in issue) {
    return sentence(`must have a known \`${String(issue.discriminator)}\``, language)
  }
  const told = inZod[language](issue)
  const message = typeof told === 'string' ? told : (told?.message ?? sentence('is not valid', language))
  return language === 'fr' ? withThinSpaces(message) : message
}

/** zod writes French with ordinary spaces. U+202F stands before high punctuation and within guillemets. */
const withThinSpaces = (french: string): string => french.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u202f')

/** What is wrong, in a language. */
export function inWords({ at, problem }: Invalid, language: Language): { at: string; problem: string } {
  return { at, problem: typeof problem === 'string' ? sentence(problem, language) : problem[language] }
}

/** A sentence of ours in a language. Its numbers, and what is named in `…`, are the same in all. */
export function sentence(english: string, language: Language): string {
  const exact = validationSentences[english]
  if (language === 'en' || exact !== undefined) return exact?.[language] ?? english
  const fixed = english.match(variable) ?? []
  const pattern = validationSentences[english.replaceAll(variable, '#')]
  let filled = 0
  return pattern?.[language].replaceAll('#', () => fixed[filled++] ?? '') ?? english
}

const variable = /`[^`]+`|\d+/g

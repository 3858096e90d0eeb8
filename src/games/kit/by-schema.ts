import { z } from 'zod'
import { byLanguage, type EveryLanguage, inEveryLanguage, type Translations } from './every-language.ts'
import type { Language } from './wording.ts'

/** What is wrong at one place of a value. */
export interface Wrong {
  readonly path: readonly PropertyKey[]
  /** The schema's own sentence in English, or zod's in each language. */
  readonly problem: string | EveryLanguage
}

type BySchema<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly wrongs: Wrong[] }

/**
 * Reads a value by its schema. For a union, it reports only the faults of the branch that was probably meant. A
 * schema's own sentence takes precedence over zod's.
 */
export function bySchema<Schema extends z.ZodType>(schema: Schema, value: unknown): BySchema<z.output<Schema>> {
  /** Zod's sentences, by the placeholders that stand for them in the issues. */
  const said = new Map<string, EveryLanguage>()
  const { success, data, error } = schema.safeParse(value, {
    error(issue) {
      const placeholder = `zod ${said.size}`
      said.set(placeholder, byZod(issue))
      return placeholder
    },
  })
  if (success) return { success, data }
  const wrongs = error.issues.flatMap(meant)
  return { success, wrongs: wrongs.map(({ path, message }) => ({ path, problem: said.get(message) ?? message })) }
}

/**
 * The issues of the branch that was probably meant: the one that fits furthest and, among equals, has the fewest
 * faults.
 */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((errors) => errors.flatMap(meant))
  const [best = []] = branches.toSorted((one, other) => farness(other) - farness(one) || one.length - other.length)
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** How far a branch fits: the deeper its faults, the further. A branch whose constants do not fit was not meant. */
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

/** Our sentences where zod's are not good enough. */
const ours: Translations = {
  'must have a known `{field}`': {
    fr: 'doit avoir un `{field}` connu',
    ru: 'должно иметь известное значение `{field}`',
    es: 'debe tener un `{field}` conocido',
  },
  'is not valid': { fr: 'n’est pas valide', ru: 'недопустимое значение', es: 'no es válido' },
}

function byZod(issue: z.core.$ZodRawIssue): EveryLanguage {
  // A discriminated union none of whose branches has the value of the discriminator.
  if (issue.code === 'invalid_union' && 'discriminator' in issue) {
    return inEveryLanguage(`must have a known \`${String(issue.discriminator)}\``, ours)
  }
  const otherwise = inEveryLanguage('is not valid', ours)
  return byLanguage((language) => {
    const found = inZod[language](issue)
    const sentence = typeof found === 'string' ? found : (found?.message ?? otherwise[language])
    return language === 'fr' ? withThinSpaces(sentence) : sentence
  })
}

/**
 * Zod writes French with ordinary spaces. French typography has U+202F before high punctuation and inside guillemets.
 */
const withThinSpaces = (french: string): string => french.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u202f')

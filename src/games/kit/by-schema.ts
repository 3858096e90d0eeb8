import type { z } from 'zod'
import type { EveryLanguage } from './every-language.ts'
import { kindsIn, schemaSentence } from './schema-sentences.ts'

/** What is wrong at one place of a value. */
export interface Wrong {
  readonly path: readonly PropertyKey[]
  /** The schema's own sentence in English, or ours for what it finds in each language. */
  readonly problem: string | EveryLanguage
}

type BySchema<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly wrongs: Wrong[] }

/**
 * Reads a value by its schema. For a union, it reports only the faults of the branch that was probably meant. A
 * schema's own sentence takes precedence over those for all schemas.
 */
export function bySchema<Schema extends z.ZodType>(schema: Schema, value: unknown): BySchema<z.output<Schema>> {
  const read = schema.safeParse(value)
  return read.success ? read : { success: false, wrongs: wrongsIn(schema, value) }
}

/** What is wrong with a value that does not fit. It is read once more, since few need sentences. */
function wrongsIn(schema: z.ZodType, value: unknown): Wrong[] {
  /** The sentences, by the placeholders that stand for them in the issues. */
  const said = new Map<string, EveryLanguage>()
  const { error } = schema.safeParse(value, {
    error(issue) {
      const placeholder = `issue ${said.size}`
      said.set(placeholder, schemaSentence(issue))
      return placeholder
    },
  })
  const wrongs = withoutConsequences(error?.issues.flatMap(meant) ?? [])
  return wrongs.map(({ path, message }) => ({ path, problem: said.get(message) ?? message }))
}

/**
 * The issues of the branch that was probably meant: the one that fits furthest and, among equals, has the fewest
 * faults. If the value is of another kind for every branch, none was meant more than the others, and the union says so.
 */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  if (kindsIn(issue.errors) !== undefined) return [issue]
  const branches = issue.errors.map((errors) => errors.flatMap(meant))
  const [best = []] = branches.toSorted((one, other) => farness(other) - farness(one) || one.length - other.length)
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** How far a branch fits: the deeper its faults, the further. A branch whose constants do not fit was not meant. */
function farness(issues: readonly z.core.$ZodIssue[]): number {
  if (issues.some((issue) => issue.path.length <= 1 && isOfConstants(issue))) return -1
  return Math.min(...issues.map(({ path }) => path.length))
}

/** Whether only certain values fit. A union with a discriminator has no branches here. */
const isOfConstants = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_union' &&
    issue.errors.length > 0 &&
    issue.errors.every((branch) => branch.some(isOfConstants)))

/**
 * Leaves out issues that only follow from another one at the same place. If a text stands where a list belongs, zod
 * also reports its length; and it reports the bounds of all safe integers beside the bounds of the schema.
 */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const ofType = pathsOf(issues.filter(({ code }) => code === 'invalid_type'))
  const ofSchema = pathsOf(issues.filter((issue) => !isOfEveryInteger(issue)))
  return issues.filter((issue) => {
    const path = pathOf(issue)
    return isOfEveryInteger(issue) ? !ofSchema.has(path) : issue.code === 'invalid_type' || !ofType.has(path)
  })
}

const pathOf = ({ path }: z.core.$ZodIssue): string => path.map(String).join('/')
const pathsOf = (issues: readonly z.core.$ZodIssue[]): ReadonlySet<string> => new Set(issues.map(pathOf))

function isOfEveryInteger(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'too_big') return issue.maximum === Number.MAX_SAFE_INTEGER
  return issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER
}

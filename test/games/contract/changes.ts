/** A JSON value with one change, and its path; all items of a list share a path, such as `seats/* /left`. */
interface Change {
  readonly at: string
  readonly changed: unknown
}

/**
 * All values that differ from this one in one place: a number is one higher, a boolean is negated, a word is replaced
 * by another word from the same place elsewhere, a list loses its last item. Only the first and the last item of a list
 * are changed.
 */
export const changesOf = (value: unknown, words: Words): Change[] => changes(value, '', words)

/** The words that occur at each path in these values. */
type Words = ReadonlyMap<string, ReadonlySet<unknown>>

export function wordsIn(values: readonly unknown[]): Words {
  const words = new Map<string, Set<unknown>>()
  for (const value of values) collect(value, '', words)
  return words
}

const inside = (at: string, key: string | number): string => {
  const part = typeof key === 'number' ? '*' : key
  return at === '' ? part : `${at}/${part}`
}

function collect(value: unknown, at: string, words: Map<string, Set<unknown>>): void {
  words.set(at, (words.get(at) ?? new Set()).add(typeof value === 'object' && value !== null ? undefined : value))
  for (const [key, part] of partsOf(value)) collect(part, inside(at, key), words)
}

function changes(value: unknown, at: string, words: Words): Change[] {
  const isInner = (key: string | number) => Array.isArray(value) && key !== 0 && key !== value.length - 1
  const parts = partsOf(value).filter(([key]) => !isInner(key))
  const inner = parts.flatMap(([key, part]) =>
    changes(part, inside(at, key), words).map((change) => ({ ...change, changed: put(value, key, change.changed) })),
  )
  return [...own(value, at, words).map((changed) => ({ at, changed })), ...inner]
}

function own(value: unknown, at: string, words: Words): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'string' || value === null) {
    const other = [...(words.get(at) ?? [])].find((word) => typeof word === 'string' && word !== value)
    return other === undefined ? [] : [other]
  }
  return Array.isArray(value) && value.length > 0 ? [value.slice(0, -1)] : []
}

function partsOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function put(whole: unknown, key: string | number, part: unknown): unknown {
  if (Array.isArray(whole)) return whole.map((item, place) => (place === key ? part : item))
  return { ...Object(whole), [key]: part }
}

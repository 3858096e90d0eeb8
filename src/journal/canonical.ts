import stringify from 'safe-stable-stringify'

const write = stringify.configure({ strict: true, bigint: false, circularValue: TypeError })

/**
 * Canonical JSON: keys sorted by UTF-16 code units, no white space, numbers and strings as JSON.stringify writes them.
 * For the values in a journal, this is RFC 8785. A key whose value is undefined is left out, as in JSON.
 */
export function canonical(value: unknown): string {
  const text = write(value)
  if (text === undefined) throw new TypeError('Only JSON has a canonical form.')
  return text
}

/**
 * Whether two values are the same JSON: whether their canonical forms are equal, without writing them.
 * @throws where they differ in something that is not JSON
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => sameJson(part, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return canonical(one) === canonical(other)
  const [parts, others] = [keyedParts(one), new Map(keyedParts(other))]
  return (
    parts.length === others.size && parts.every(([key, part]) => others.has(key) && sameJson(part, others.get(key)))
  )
}

/** Whether JSON writes a value as an object with its own keys; a date, for one, is written as text. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value)

const keyedParts = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, part]) => part !== undefined)

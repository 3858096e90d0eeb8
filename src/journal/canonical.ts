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

/** Whether two values are the same JSON. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

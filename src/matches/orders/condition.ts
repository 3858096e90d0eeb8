import type { Condition } from './order.ts'

/** Whether a condition holds for a view. For a missing value, none does. */
export function holds(condition: Condition, view: unknown): boolean {
  const found = valueAt(view, condition.at)
  switch (condition.is) {
    case 'equal':
      return found === condition.value
    case 'at-least':
      return typeof found === 'number' && found >= condition.value
    case 'at-most':
      return typeof found === 'number' && found <= condition.value
  }
}

/** The value at a JSON pointer; undefined if there is none (RFC 6901 §4). */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(memberOf, document)
}

/** The value of a member. In an array, only item indices without leading zeros count (RFC 6901 §4). */
function memberOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(token)) return undefined
  return Object.getOwnPropertyDescriptor(value, token)?.value
}

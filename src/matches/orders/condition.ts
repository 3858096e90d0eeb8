import type { Condition } from './order.ts'

/** Whether a condition holds of a view. What is not there is like nothing. */
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

/** What a JSON pointer leads to; undefined where it leads nowhere. RFC 6901: section 4. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(memberOf, document)
}

/** A list has no other members than its items, whose numbers have no leading zeros. */
function memberOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(token)) return undefined
  return Object.getOwnPropertyDescriptor(value, token)?.value
}

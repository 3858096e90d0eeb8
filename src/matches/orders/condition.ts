import type { Condition } from './order.ts'
import { isIndex, tokensOf } from './pointer.ts'

/** Whether a condition holds for a view. No condition holds for a missing value. */
export function conditionHolds(condition: Condition, view: unknown): boolean {
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

const signs = { equal: '=', 'at-least': '≥', 'at-most': '≤' } as const

/** A condition in signs, which read the same in every language. */
export const conditionSays = ({ at, is, value }: Condition): string => `${at} ${signs[is]} ${JSON.stringify(value)}`

/** The value at a JSON pointer; undefined if there is none (RFC 6901 §4). */
export function valueAt(document: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce(memberOf, document)
}

/** The value of a member. An array has no members but its items. */
function memberOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value) && !isIndex(token)) return undefined
  return Object.getOwnPropertyDescriptor(value, token)?.value
}

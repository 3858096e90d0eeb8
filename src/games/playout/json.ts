import { equal } from '../kit/equal.ts'
import { BrokenProperty } from './property.ts'

/** Shortened for a reader. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** The value after it was stored and read again. */
export function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Where two JSON values first differ, in words; undefined when their canonical JSON is the same. */
export function difference(one: unknown, other: unknown): string | undefined {
  return equal(one, other) ? undefined : firstDifference(one, other, 'the whole')
}

function firstDifference(one: unknown, other: unknown, at: string): string | undefined {
  if (equal(one, other)) return undefined
  if (isBranch(one) && isBranch(other)) {
    const parts = new Map(Object.entries(one))
    const others = new Map(Object.entries(other))
    for (const key of new Set([...parts.keys(), ...others.keys()])) {
      const found = firstDifference(parts.get(key), others.get(key), `${at}/${key}`)
      if (found !== undefined) return found
    }
  }
  return `${at}: ${brief(one)}, and ${brief(other)}`
}

/**
 * Freezes a value, and checks that it is plain JSON. Frozen parts are not visited again, so that a state that shares
 * most of its parts with the one before costs little.
 */
export function seal<Value>(value: Value): Value {
  if (!frozen(value))
    throw new BrokenProperty('replay', `this does not survive JSON: ${inspected(value)}, in ${brief(value)}`)
  return value
}

function frozen(value: unknown): boolean {
  if (!isBranch(value)) return isScalar(value)
  if (!isPlain(value)) return false
  if (Object.isFrozen(value)) return true
  if (!Object.values(value).every(frozen)) return false
  Object.freeze(value)
  return true
}

/** Where a value first holds what is no JSON, and what it is. */
function inspected(value: unknown, at = 'the whole'): string | undefined {
  if (!isBranch(value)) return isScalar(value) ? undefined : `${at} is ${Object.is(value, -0) ? '-0' : String(value)}`
  if (!isPlain(value)) return `${at} is ${Object.prototype.toString.call(value)}`
  for (const [key, part] of Object.entries(value)) {
    const found = inspected(part, `${at}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

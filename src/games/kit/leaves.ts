import type { Names } from './wording.ts'

/** A number or word in a JSON value, and the path to it, such as `['seats', '0', 'points']`. */
interface Leaf {
  readonly path: readonly string[]
  readonly value: string
}

/** All numbers and words in a JSON value, in order; a list of them is one leaf. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value ?? '–') }]
  if (Array.isArray(value) && value.every(isScalar)) return [{ path, value: value.map(String).join(', ') || '–' }]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** The path to a leaf in words, with the names of players for places in a list of seats. */
export const pathInWords = (path: readonly string[], names: Names): string =>
  path.map((step, place) => (path[place - 1] === 'seats' && /^\d+$/.test(step) ? names(Number(step)) : step)).join(', ')

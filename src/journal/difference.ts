import { canonical, sameJson } from './canonical.ts'
import type { Difference } from './judge.ts'

/** The first part of an entry that differs from what the rules and the dice lead to. */
export interface FirstDifference {
  /** The number of the event, counted from 1; null if the number of draws differs. */
  readonly event: number | null
  /** What should be there; `{refused}` if there should be no such entry, null if there should be no such event. */
  readonly expected: unknown
  /** What the journal has there; null if it has nothing. */
  readonly found: unknown
}

export function firstDifference({ expected, found }: Pick<Difference, 'expected' | 'found'>): FirstDifference {
  if ('refused' in found) throw new TypeError('A stored entry cannot be a refusal.')
  if ('refused' in expected) return { event: 1, expected, found: found.events[0] ?? null }
  const all = Math.max(expected.events.length, found.events.length)
  for (let index = 0; index < all; index++) {
    const [should, is] = [expected.events[index] ?? null, found.events[index] ?? null]
    if (!sameJson(should, is)) return { event: index + 1, expected: should, found: is }
  }
  return { event: null, expected: { draws: expected.draws }, found: { draws: found.draws } }
}

const longest = 300

/** A difference as a sentence. */
export function differenceInWords(difference: Difference): string {
  const { version, rules } = difference
  const judged = rules.entry === rules.judge ? '' : ` (made by rules ${rules.entry}, judged by ${rules.judge})`
  if ('refused' in difference.expected) {
    return `Entry ${version} cannot stand where it does: ${difference.expected.refused}${judged}.`
  }
  const { event, expected, found } = firstDifference(difference)
  const where = event === null ? `Entry ${version}` : `Event ${event} of entry ${version}`
  return `${where} should be ${short(expected)}, and is ${short(found)}${judged}.`
}

/** JSON, cut off if it is too long to read: an opening contains a whole position. */
function short(value: unknown): string {
  const text = canonical(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

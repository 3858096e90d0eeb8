import { canonical, sameJson } from './canonical.ts'
import type { Difference } from './judge.ts'

/** The first thing in an entry that is not as the rules and the dice bring it about. */
export interface FirstDifference {
  /** Which of its events it is, counted from 1; null: how many draws were made. */
  readonly event: number | null
  /** What should stand there; `{refused}` where the entry should not be there at all, null where there should be less. */
  readonly expected: unknown
  /** What stands there; null where nothing does. */
  readonly found: unknown
}

export function firstDifference({ expected, found }: Pick<Difference, 'expected' | 'found'>): FirstDifference {
  if ('refused' in found) throw new TypeError('What is stored was refused by nobody.')
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

/** JSON, cut where it is longer than anybody would read: an opening holds a whole position. */
function short(value: unknown): string {
  const text = canonical(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

import type { MatchRecord } from './record.ts'
import { isBot } from './seat-names.ts'

/**
 * Why a match does not count for ratings: it is `private`, played `alone`, has `bots`, or its creator did not want it to
 * (`unwanted`).
 */
export type Unrated = 'private' | 'alone' | 'bots' | 'unwanted'

/** Why a match does not count for ratings with its present players; undefined if it does count. */
export function whyUnrated({
  rated,
  private: isPrivate,
  seats,
  participants,
  version,
}: Pick<MatchRecord, 'rated' | 'private' | 'seats' | 'participants' | 'version'>): Unrated | undefined {
  if (isPrivate) return 'private'
  if (seats < 2) return 'alone'
  const present = participants.filter(({ seat }) => version === 0 || seat !== null)
  if (present.some(isBot)) return 'bots'
  return rated ? undefined : 'unwanted'
}

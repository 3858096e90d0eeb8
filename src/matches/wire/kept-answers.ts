import { LRUCache } from 'lru-cache'
import type { LiveMatch } from '../record/live-matches.ts'

/** Of some ten kilobytes each, with their text. */
const mostKept = 500

/**
 * Keeps answers about matches in memory. Between two moves clients ask for the same again and again: the answer is made
 * once, and made anew when the match in memory is another, as it is after every change (`record/live-matches.ts`).
 */
export function keptAnswers<Answer extends object>() {
  const kept = new LRUCache<string, { readonly live: LiveMatch; readonly answer: Answer }>({ max: mostKept })

  /** @param about all else that the answer depends on, as JSON */
  return (live: LiveMatch, about: readonly unknown[], make: () => Answer): Answer => {
    const key = JSON.stringify([live.record.id, ...about])
    const before = kept.get(key)
    if (before?.live === live) return before.answer
    const answer = make()
    kept.set(key, { live, answer })
    return answer
  }
}

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Language } from '../games/kit/wording.ts'
import type { Platform } from '../platform/platform.ts'
import type { Course } from './course.ts'
import { playLesson } from './lesson-jobs.ts'

interface WantedCourse {
  readonly game: string
  readonly moves: readonly unknown[]
  readonly language: Language
  /** Whose computing time it takes. */
  readonly by: string
}

/** How many positions of lessons are kept, each of some ten kilobytes. */
const mostKept = 500
/** A job has only so much processor time, so a longer course is played in several jobs. */
const mostAtOnce = 10

/**
 * The courses of lessons. A learner sends all their moves with each request; where the position before the last of them
 * is kept, only that one is played.
 */
export function courses({ threads }: Pick<Platform, 'threads'>) {
  const kept = new LRUCache<string, Course>({ max: mostKept })

  return {
    /** @throws Problem invalid-request, match-over, illegal-move, too-much-to-compute, too-many-requests */
    async after({ game, moves, language, by }: WantedCourse): Promise<Course> {
      const keys = keysOf(game, moves)
      const known = keys.findLastIndex((key) => kept.get(key) !== undefined)
      let course = kept.get(keys[known] ?? '')
      for (let at = Math.max(known, 0); course === undefined || at < moves.length; ) {
        const next = Math.min(at + mostAtOnce, moves.length)
        course = await threads.run(playLesson, { game, from: course, moves: moves.slice(at, next), language }, { by })
        at = next
        kept.set(keys[at] ?? '', course)
      }
      return course
    },
  }
}

/** A key for each number of moves, from none to all of them. */
function keysOf(game: string, moves: readonly unknown[]): string[] {
  const keys = [game]
  for (const move of moves) {
    keys.push(
      createHash('sha256')
        .update(`${keys.at(-1)} ${JSON.stringify(move)}`)
        .digest('base64'),
    )
  }
  return keys
}

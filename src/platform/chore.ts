import type { Log } from './log.ts'

/** A kind of work that becomes due. @returns how many things were due */
export type Chore = (now: Date) => Promise<number>

/** How many things of one kind are done per poll. */
export const mostAtOnce = 100

/**
 * A chore that does one thing after another. A thing that fails must not keep the others waiting: it is logged, and
 * `failed` postpones it, so that the next poll does not find it again.
 */
export function oneByOne<Due>(
  log: Log,
  find: (now: Date, limit: number) => Promise<readonly Due[]>,
  seeTo: (due: Due, now: Date) => Promise<unknown>,
  failed: (due: Due, now: Date) => Promise<unknown>,
): Chore {
  return async (now) => {
    const found = await find(now, mostAtOnce)
    let stuck = 0
    for (const due of found) {
      try {
        await seeTo(due, now)
      } catch (error) {
        log.error({ due, error }, 'what was due could not be done')
        // While its match is locked, it stays due.
        const isPostponed = await failed(due, now).then(
          () => true,
          (error: unknown) => {
            log.warn({ due, error }, 'what was due could not be postponed')
            return false
          },
        )
        if (!isPostponed) stuck += 1
      }
    }
    return found.length - stuck
  }
}

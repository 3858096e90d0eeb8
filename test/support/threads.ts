import { threads } from '../../src/platform/threads/threads.ts'

/** For all servers of this process: a thread has all games to load. */
export const sharedThreads = threads({ most: 1 })

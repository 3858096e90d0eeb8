import { threads } from '../../src/platform/threads/threads.ts'

/** Shared by all servers of this process: each thread has to load all games. */
export const sharedThreads = threads({ most: 1 })

import { counter } from './counter.ts'

/** Counts how often a cache has what is asked of it. */
export const cacheReads = counter(
  'paquebot_cache_reads_total',
  'Reads of caches in memory, by cache, and by whether what was asked for was there and still true.',
  'cache',
  'found',
)

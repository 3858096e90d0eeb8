import { Counter, type Registry } from 'prom-client'
import { computedOnce } from '../../games/kit/computed-once.ts'

/** Counts how often a cache has what is asked of it. */
export const cacheReads = computedOnce(
  (metrics: Registry) =>
    new Counter({
      name: 'paquebot_cache_reads_total',
      help: 'Reads of caches in memory, by cache, and by whether what was asked for was there and still true.',
      labelNames: ['cache', 'found'],
      registers: [metrics],
    }),
)

import { Counter, type Registry } from 'prom-client'
import { computedOnce } from '../../games/kit/computed-once.ts'

/** Counts the entries that this process stores. */
export const storedEntries = computedOnce(
  (metrics: Registry) =>
    new Counter({
      name: 'paquebot_entries_total',
      help: 'Entries stored in the journals of matches that had begun, by game and kind. A move is `moved`.',
      labelNames: ['game', 'kind'],
      registers: [metrics],
    }),
)

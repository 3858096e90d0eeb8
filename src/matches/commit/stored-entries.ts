import { counter } from '../../platform/metrics/counter.ts'

/** Counts the entries that this process stores. */
export const storedEntries = counter(
  'paquebot_entries_total',
  'Entries stored in the journals of matches that had begun, by game and kind. A move is `moved`.',
  'game',
  'kind',
)

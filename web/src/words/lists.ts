import { language } from './words.ts'

/** Parts in a row, as the reader's language has it: "wood, clay and brick"; of a disjunction, one counts: "wood or clay". */
export const inList = (parts: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(parts)

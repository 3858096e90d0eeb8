import { byLanguage } from './every-language.ts'

/** Lists in words: "a, b and c", and "a, b or c". */
export const conjunctions = byLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
export const disjunctions = byLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }))

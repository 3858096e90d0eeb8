import { language } from '../words/words.ts'
import type { Act } from './locales/en.ts'
import { wordsIn } from './words.ts'

const isAct = (name: string): name is Act => name in wordsIn[language.value].acts

/** What the audit log records, in the order of its documentation. */
export const actNames = (): readonly Act[] => Object.keys(wordsIn[language.value].acts).filter(isAct)

/** What somebody did, in words. */
export const actInWords = (act: string): string => (isAct(act) ? wordsIn[language.value].acts[act] : act)

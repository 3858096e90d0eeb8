import type { Language } from '../../games/kit/wording.ts'
import { skeleton } from './name-keys.ts'
import { isReserved } from './reserved.ts'
import { inOneScriptEach } from './scripts.ts'

/** Why nobody may have a name that could be taken for somebody else's, or for the server's. */
export const nameFaults = ['invisible-characters', 'mixed-scripts', 'reserved'] as const
export type NameFault = (typeof nameFaults)[number]

/** Ignorable, formatting, private and unknown characters, separators of lines, and the blank of Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u2800]/gu
/** Letters and digits; everything else parts words. */
const word = /[\p{L}\p{M}\p{N}]+/gu

/** What is wrong with a name; undefined: nothing. */
export function faultOf(name: string): NameFault | undefined {
  if (name.search(invisible) >= 0) return 'invisible-characters'
  if ((name.match(word) ?? []).some((each) => inOneScriptEach(each).length > 1)) return 'mixed-scripts'
  return isReserved(name) ? 'reserved' : undefined
}

const sailor: Readonly<Record<Language, string>> = { en: 'Sailor', fr: 'Matelot', ru: 'Матрос', es: 'Marinero' }

/**
 * A name that is near to one that is not suitable: without what cannot be seen, and each word in one script, by letters
 * that look the same or, where there are none, as several words.
 * @param number tells proposals apart
 */
export function nearTo(name: string, language: Language, number: number): string {
  const seen = name
    .replace(/[\p{Zl}\p{Zp}\u2800]+/gu, ' ')
    .replace(invisible, '')
    .trim()
  const near = seen.replace(word, inOneScript)
  return faultOf(near) === undefined && isEnough(near) ? near : `${sailor[language]} ${number}`
}

function inOneScript(mixed: string): string {
  if (inOneScriptEach(mixed).length === 1) return mixed
  const alike = skeleton(mixed).normalize('NFC')
  return inOneScriptEach(alike).length === 1 ? alike : inOneScriptEach(mixed).join(' ')
}

/** Letters of scripts in which one alone may be a name: a word, or a syllable. */
const wholeName =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Yi}\p{Script=Ethiopic}]/u

/** Whether there is enough of a name to call somebody by: two letters or digits, or one that is a name by itself. */
export function isEnough(name: string): boolean {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length >= 2 || letters.some((letter) => wholeName.test(letter))
}

import type { Language } from '../../games/kit/wording.ts'
import { skeleton } from './name-keys.ts'
import { isReserved } from './reserved.ts'
import { inOneScriptEach } from './scripts.ts'

/** Why a name is not allowed: it could be mistaken for somebody else's, or for the server's. */
const nameFaults = ['invisible-characters', 'mixed-scripts', 'reserved'] as const
export type NameFault = (typeof nameFaults)[number]

/** Ignorable, formatting, private and unassigned characters, line separators, and the Braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u2800]/gu
/** Letters and digits; everything else separates words. */
const word = /[\p{L}\p{M}\p{N}]+/gu

/** What is wrong with a name; undefined if nothing is. */
export function faultOf(name: string): NameFault | undefined {
  if (name.search(invisible) >= 0) return 'invisible-characters'
  if ((name.match(word) ?? []).some((each) => inOneScriptEach(each).length > 1)) return 'mixed-scripts'
  return isReserved(name) ? 'reserved' : undefined
}

const sailor: Readonly<Record<Language, string>> = { en: 'Sailor', fr: 'Matelot', ru: 'Матрос', es: 'Marinero' }

/**
 * A suitable name close to one that is not: without invisible characters, and with each mixed word replaced by letters
 * of one script that look the same or, if there are none, split into several words.
 * @param number for a proposal that has to be made up
 */
export function nearTo(name: string, language: Language, number: number): string {
  const visible = name
    .replace(/[\p{Zl}\p{Zp}\u2800]+/gu, ' ')
    .replace(invisible, '')
    .trim()
  const near = visible.replace(word, inOneScript)
  return faultOf(near) === undefined && isEnough(near) ? near : `${sailor[language]} ${number}`
}

function inOneScript(mixed: string): string {
  if (inOneScriptEach(mixed).length === 1) return mixed
  const alike = skeleton(mixed).normalize('NFC')
  return inOneScriptEach(alike).length === 1 ? alike : inOneScriptEach(mixed).join(' ')
}

/** Scripts in which a single letter is a word or a syllable, and so may be a name. */
const wholeName =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Yi}\p{Script=Ethiopic}]/u

/** Whether a name is long enough: two letters or digits, or one of a script in which one is enough. */
export function isEnough(name: string): boolean {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length >= 2 || letters.some((letter) => wholeName.test(letter))
}

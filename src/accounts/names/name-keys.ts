import unhomoglyph from 'unhomoglyph'
import { scriptsIn } from './scripts.ts'

/**
 * Marks that any script may put on a letter, such as accents. A script's own vowel signs do not count: readers take
 * them for letters.
 */
const accents = /\p{Script=Inherited}/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * What must be unique about a name. Names that differ only in case, accents, width or spaces share a key, since people
 * could not tell them apart.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(/[\p{Cf}\s]/gu, '')
}

/** The key of an account that holds no name. It contains a space, so that no name has it. */
export function noNameKey(account: string): string {
  return `nobody ${account}`
}

/** A name as it is stored: composed (NFC), with single spaces. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/^ | $/g, '')
}

/** The skeleton of a text (UTS 39 §4): texts that look alike have the same one. */
export function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD').replace(invisible, '')).normalize('NFD')
}

/** Scripts whose capitals look the same. */
const alikeInCapitals = ['Cyrl', 'Grek', 'Latn']

/**
 * The looks of a name; two names are alike if they share one. These are its key and, without accents, its skeleton as
 * written, in small letters (a capital I looks like a small l, a small i does not), and in capitals of its own script.
 * A name in capitals, or in letters without case, also gets the capitals of every script with similar ones: ТОМ is like
 * Tom, Том is not.
 */
export function looksOf(name: string): readonly string[] {
  const looks = (text: string) => skeleton(text).replace(accents, '')
  const plain = name.normalize('NFKC')
  const capitals = plain.toUpperCase()
  const scripts = [scriptsIn(plain), ...(plain === capitals ? alikeInCapitals : [])]
  return [
    `key ${nameKey(name)}`,
    `written ${looks(name)}`,
    `small ${looks(plain.toLowerCase())}`,
    ...new Set(scripts.map((script) => `capitals ${script} ${looks(capitals)}`)),
  ]
}

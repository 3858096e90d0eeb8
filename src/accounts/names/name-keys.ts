import unhomoglyph from 'unhomoglyph'
import { scriptsIn } from './scripts.ts'

/** Marks that any script may put on a letter, as accents are. A vowel sign of a script is none: it is a letter to its readers. */
const accents = /\p{Script=Inherited}/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * What makes a name unique: names that differ only in case, accents, width or spaces have the same key, since people
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

/** The key of an account that holds no name, as keys have no spaces. */
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

/** What a text looks like (UTS 39 §4): texts that look alike have the same skeleton. */
export function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD').replace(invisible, '')).normalize('NFD')
}

/** Scripts whose capitals look the same. */
const alikeInCapitals = ['Cyrl', 'Grek', 'Latn']

/**
 * All by which a name is like another one: its key, and what it looks like without its accents, as it is written, in small
 * letters (a capital I looks like a small l, its small letter does not), and in capitals of its own script. Two names are
 * alike that share one. What is written in capitals alone is like a name of any script that has these capitals (ТОМ is like
 * Tom, Том is not), and so are letters without case that look like capitals.
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

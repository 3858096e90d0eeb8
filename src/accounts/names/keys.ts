import unhomoglyph from 'unhomoglyph'

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

/**
 * All by which a name is like another one: its key, and what it looks like without its accents, as it is written and in
 * small letters (a capital I looks like a small l, its small letter does not). Two names are alike that share one.
 */
export function looksOf(name: string): readonly string[] {
  const looks = (text: string) => skeleton(text).replace(accents, '')
  return [`key ${nameKey(name)}`, `written ${looks(name)}`, `small ${looks(name.normalize('NFKC').toLowerCase())}`]
}

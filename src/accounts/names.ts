/**
 * What makes a name unique: names that differ only in case, accents, width or spaces have the same key, since people
 * could not tell them apart.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s]/gu, '')
}

/** The key of an account that holds no name, as keys have no spaces. */
export function noNameKey(account: string): string {
  return `nobody ${account}`
}

/** A name as it is stored: composed (NFC), with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ')
}

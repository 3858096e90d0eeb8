/**
 * Whether a key is that of a letter: by what it writes or, on a layout without Latin letters, such as the Russian one, by
 * its place.
 */
export const isLetterKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`

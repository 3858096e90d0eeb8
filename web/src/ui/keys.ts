/** Whether a key was pressed without modifiers and outside of text fields. */
export const isAlone = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey) &&
  !(target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]'))

/**
 * Whether a key is that of a letter: by what it writes or, on a layout without Latin letters, such as the Russian one, by
 * its place.
 */
export const isLetterKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`

import { signal } from '@preact/signals'

const place = 'paquebot.keys'

/** Whether single letters are shortcuts, such as N for the next match. They can be switched off (WCAG 2.2, 2.1.4). */
export const hasKeys = signal(localStorage.getItem(place) !== 'off')

export function setKeys(areOn: boolean): void {
  hasKeys.value = areOn
  if (areOn) localStorage.removeItem(place)
  else localStorage.setItem(place, 'off')
}

/** Whether a key was pressed without modifiers and outside of text fields. */
export const isAlone = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey) &&
  !(target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]'))

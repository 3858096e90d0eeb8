import { isAlone } from '../ui/keys.ts'

/** What uses these keys itself: an open sheet, tabs, and a drawing that pans. */
const ownUse = 'dialog, [role="tablist"], [data-zoomed="true"]'

/** The key that was pressed, if the page may use it: alone, and in nothing that uses it itself. */
export function freeKey(event: KeyboardEvent): string | undefined {
  const { target, shiftKey, defaultPrevented, key } = event
  if (defaultPrevented || shiftKey || !isAlone(event)) return undefined
  return target instanceof Element && target.closest(ownUse) !== null ? undefined : key
}

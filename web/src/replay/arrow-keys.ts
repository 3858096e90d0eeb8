import { isAlone } from '../look/keys.ts'

/** What uses these keys itself: an open sheet, tabs, and a drawing that pans. */
const ownUse = 'dialog, [role="tablist"], [data-zoomed="true"]'

/** The version to which a key leads: the arrow keys go one moment back or on, Home and End to the first and the last. */
export function stepOf(event: KeyboardEvent, version: number, newest: number): number | undefined {
  const { target, shiftKey, defaultPrevented } = event
  if (defaultPrevented || shiftKey || !isAlone(event)) return undefined
  if (target instanceof Element && target.closest(ownUse) !== null) return undefined
  switch (event.key) {
    case 'ArrowLeft':
      return version - 1
    case 'ArrowRight':
      return version + 1
    case 'Home':
      return 1
    case 'End':
      return newest
    default:
      return undefined
  }
}

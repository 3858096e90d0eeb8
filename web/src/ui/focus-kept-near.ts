import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Parts of a page in which a reader would go on. */
const parts = 'section, [role="tabpanel"], footer, main'

/** Effects of a rendering come first: where one of them has a better place for the focus, it stays there. */
const effectsMilliseconds = 150

/**
 * If a control or a form is removed while the keyboard's focus is in it, the focus goes to the nearest part of the page
 * around it, so that the Tab key and a screen reader go on from there (WCAG 2.4.3).
 */
export function useFocusKeptNear(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const one = control.current
    // This runs before the control is removed, and the focus with it.
    return () => {
      if (one?.contains(document.activeElement)) focusOneOf(partsAround(one))
    }
  }, [control])
}

function partsAround(control: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = []
  for (let one = control.parentElement; one !== null; one = one.parentElement) if (one.matches(parts)) around.push(one)
  return around
}

function focusOneOf(around: readonly HTMLElement[]): void {
  setTimeout(() => {
    const part = around.find(({ isConnected }) => isConnected)
    if (document.activeElement !== document.body || part === undefined) return
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    part.focus({ preventScroll: true })
  }, effectsMilliseconds)
}

import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Fills the form in an element anew when what it begins with has changed. Drawn anew, it would lose the keyboard's focus. */
export function useFilledAnew(around: RefObject<HTMLElement | null>, on: readonly unknown[]): void {
  useEffect(() => around.current?.querySelector('form')?.reset(), on)
}

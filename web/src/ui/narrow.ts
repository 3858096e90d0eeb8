import { type ReadonlySignal, signal } from '@preact/signals'

const narrow = matchMedia('(width < 60rem)')
const isNarrowNow = signal(narrow.matches)
narrow.addEventListener('change', ({ matches }) => {
  isNarrowNow.value = matches
})

/** Whether the screen has no room beside a board: what stands there is then a tab of its own, as the board is. */
export const isNarrow: ReadonlySignal<boolean> = isNarrowNow

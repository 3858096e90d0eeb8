import { type ReadonlySignal, signal } from '@preact/signals'

const times = signal(0)
const isVisibleNow = signal(document.visibilityState === 'visible')
document.addEventListener('visibilitychange', () => {
  isVisibleNow.value = document.visibilityState === 'visible'
  if (isVisibleNow.value) times.value += 1
})

/** Whether the reader can see this page: it is in no tab behind another one. */
export const isVisible: ReadonlySignal<boolean> = isVisibleNow

/** How often the reader has come back to this page. */
export const timesShown: ReadonlySignal<number> = times

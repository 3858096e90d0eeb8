import { type ReadonlySignal, signal } from '@preact/signals'

const isVisibleNow = signal(document.visibilityState === 'visible')
document.addEventListener('visibilitychange', () => {
  isVisibleNow.value = document.visibilityState === 'visible'
})

/** Whether the reader can see this page: it is in no tab behind another one. */
export const isVisible: ReadonlySignal<boolean> = isVisibleNow

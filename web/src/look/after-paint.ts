import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'

/**
 * Turns true once the browser has painted what else the source changed when it turned true: so a touch is answered on the board
 * before the rest of the page is drawn. Turns false at once.
 */
export function useAfterPaint(source: ReadonlySignal<boolean>): ReadonlySignal<boolean> {
  const isPainted = useSignal(source.peek())
  useSignalEffect(() => {
    if (!source.value) {
      isPainted.value = false
      return undefined
    }
    let timer: number | undefined
    // The frame is painted after its callbacks, before the next task.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        isPainted.value = true
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
  return useComputed(() => source.value && isPainted.value)
}

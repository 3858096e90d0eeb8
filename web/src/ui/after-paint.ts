import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'

/**
 * Follows a signal one frame later: the browser first paints what else has changed with it, so that the piece that was
 * touched answers before the rest of the page is drawn.
 */
export function useAfterPaint<Value>(source: ReadonlySignal<Value>): ReadonlySignal<Value> {
  const followed = useSignal(source.peek())
  useSignalEffect(() => {
    const next = source.value
    let timer: number | undefined
    // The frame is painted after its callbacks, before the next task.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        followed.value = next
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  })
  return followed
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { newestAnswer } from '../api/newest-answer.ts'
import { isPassing, Refused, Unreachable } from '../api/problem.ts'

/** After how long the server is asked again where that may help, in milliseconds. */
const pause = 5000

/**
 * Reads from the server when the component is first shown, and again whenever what the reading depends on has changed, or
 * reading again may help. If several reads are in flight, only the newest counts, whichever ends last.
 */
export function useNewest<Value>(read: () => Promise<Value>, on: readonly unknown[]) {
  const [state, setState] = useState<{ value: Value | undefined; trouble: unknown }>({
    value: undefined,
    trouble: undefined,
  })
  const { ask, cancel } = useMemo(newestAnswer, [])
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** A reading that is asked for after the component has gone would be repeated for ever while the server is away. */
  const isShown = useRef(false)
  async function readAgain(): Promise<void> {
    if (!isShown.current) return
    clearTimeout(again.current)
    try {
      await ask(read, (value) => setState({ value, trouble: undefined }))
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Unreachable)) console.error(trouble)
      setState((before) => ({ ...before, trouble }))
      if (isPassing(trouble)) again.current = setTimeout(() => void readAgain(), pause)
    }
  }
  useEffect(() => {
    isShown.current = true
    void readAgain()
    return () => {
      isShown.current = false
      cancel()
      clearTimeout(again.current)
    }
  }, on)
  /** Whether the first read has ended, so that what stands below can be drawn without being pushed down later. */
  const isSettled = state.value !== undefined || state.trouble !== undefined
  return { ...state, isSettled, readAgain }
}

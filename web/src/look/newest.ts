import { useEffect, useRef, useState } from 'preact/hooks'
import { Refused, Unreachable } from '../api/problem.ts'

/**
 * What is read from the server when it is first shown, and again whenever what it depends on has changed. Of readings that
 * are under way at once, the newest counts, whichever ends last.
 */
export function useNewest<Value>(read: () => Promise<Value>, on: readonly unknown[]) {
  const [state, setState] = useState<{ value: Value | undefined; trouble: unknown }>({
    value: undefined,
    trouble: undefined,
  })
  const newest = useRef(0)
  async function readAgain(): Promise<void> {
    newest.current += 1
    const mine = newest.current
    try {
      const value = await read()
      if (mine === newest.current) setState({ value, trouble: undefined })
    } catch (trouble) {
      if (!(trouble instanceof Refused || trouble instanceof Unreachable)) console.error(trouble)
      if (mine === newest.current) setState((before) => ({ ...before, trouble }))
    }
  }
  useEffect(() => {
    void readAgain()
    return () => {
      newest.current += 1
    }
  }, on)
  /** Whether it was read, or could not be: what stands below it may be drawn without being pushed away. */
  const isSettled = state.value !== undefined || state.trouble !== undefined
  return { ...state, isSettled, readAgain }
}

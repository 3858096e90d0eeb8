import { useAsking } from './controls.tsx'
import { useNewest } from './newest.ts'

/** What the server has and the reader changes: it is read when it is first shown, and again after each change. */
export function useChangeable<Value>(read: () => Promise<Value>, on: readonly unknown[] = []) {
  const { value, trouble: unread, readAgain } = useNewest(read, on)
  const { trouble: refused, ask, isUnderWay } = useAsking()
  const change = (action: () => Promise<unknown>) =>
    ask(async () => {
      await action()
      await readAgain()
    })
  return { value, trouble: refused ?? unread, isUnderWay, change, readAgain }
}

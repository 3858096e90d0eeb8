/** What waits, by who asked for it: everybody's first comes before anybody's second. */
export interface FairQueue<Item> {
  add(by: string, item: Item): void
  /** How much of one asker's waits. */
  waitingFor(by: string): number
  /** Takes out what is next; undefined where nothing waits. */
  next(): Item | undefined
}

export function fairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its keys in the order in which they were set: whoever was served goes to the end.
  const waiting = new Map<string, Item[]>()
  return {
    add(by, item) {
      waiting.set(by, [...(waiting.get(by) ?? []), item])
    },
    waitingFor: (by) => waiting.get(by)?.length ?? 0,
    next() {
      for (const [by, [first, ...rest]] of waiting) {
        waiting.delete(by)
        if (rest.length > 0) waiting.set(by, rest)
        return first
      }
      return undefined
    },
  }
}

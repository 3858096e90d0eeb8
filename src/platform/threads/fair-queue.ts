/** A queue that takes turns between requesters: everybody's first item comes before anybody's second. */
export interface FairQueue<Item> {
  add(by: string, item: Item): void
  /** How many items of one requester wait. */
  waitingFor(by: string): number
  /** Takes out the next item, if any. */
  next(): Item | undefined
}

/** An empty queue. */
export function fairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its keys in insertion order: a requester who was served goes to the end.
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

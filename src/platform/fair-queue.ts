/** A queue that takes turns between requesters: everybody's first item comes before anybody's second. */
export interface FairQueue<Item> {
  add(by: string, item: Item): void
  /** How many items of one requester wait. */
  waitingFor(by: string): number
  /**
   * Takes out the next item, if any.
   * @param isFree whether a requester can be served now; by default everybody can
   */
  next(isFree?: (by: string) => boolean): Item | undefined
  /** Puts a requester behind all others. */
  putLast(by: string): void
}

/** An empty queue. */
export function fairQueue<Item>(): FairQueue<Item> {
  // A Map keeps its keys in insertion order: a requester who was served goes to the end.
  const waiting = new Map<string, Item[]>()
  return {
    add(by, item) {
      const items = waiting.get(by)
      if (items === undefined) waiting.set(by, [item])
      else items.push(item)
    },
    waitingFor: (by) => waiting.get(by)?.length ?? 0,
    next(isFree = () => true) {
      for (const [by, items] of waiting) {
        if (!isFree(by)) continue
        const first = items.shift()
        waiting.delete(by)
        if (items.length > 0) waiting.set(by, items)
        return first
      }
      return undefined
    },
    putLast(by) {
      const items = waiting.get(by)
      waiting.delete(by)
      if (items !== undefined) waiting.set(by, items)
    },
  }
}

/** Keeps what was stored last, up to a bound: what was stored longest ago goes first. */
export interface BoundedCache<Key, Value> {
  get(key: Key): Value | undefined
  /** Stores it as the newest, however large it is. */
  set(key: Key, value: Value): void
  delete(key: Key): void
  entries(): IterableIterator<[Key, Value]>
}

/**
 * @param most how large all values may be together
 * @param sizeOf how large one is; without it, each counts for one
 */
export function boundedCache<Key, Value>(
  most: number,
  sizeOf: (value: Value) => number = () => 1,
): BoundedCache<Key, Value> {
  const values = new Map<Key, Value>()
  let size = 0

  function remove(key: Key): void {
    const value = values.get(key)
    if (value === undefined) return
    size -= sizeOf(value)
    values.delete(key)
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      remove(key)
      values.set(key, value)
      size += sizeOf(value)
      for (const oldest of values.keys()) {
        if (size <= most || oldest === key) return
        remove(oldest)
      }
    },
    delete: remove,
    entries: () => values.entries(),
  }
}

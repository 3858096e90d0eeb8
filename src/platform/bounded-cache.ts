/** Keeps the newest values up to a bound, and evicts the oldest first. */
interface BoundedCache<Key, Value> {
  get(key: Key): Value | undefined
  /** Stores a value as the newest, however large it is. */
  set(key: Key, value: Value): void
  delete(key: Key): void
  entries(): IterableIterator<[Key, Value]>
}

/**
 * @param most the largest total size
 * @param sizeOf the size of a value; 1 by default
 */
export function boundedCache<Key, Value>(most: number, sizeOf?: (value: Value) => number): BoundedCache<Key, Value> {
  const values = new Map<Key, Value>()
  let size = 0

  function remove(key: Key): void {
    const value = values.get(key)
    if (value === undefined) return
    size -= sizeOf?.(value) ?? 1
    values.delete(key)
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      remove(key)
      values.set(key, value)
      size += sizeOf?.(value) ?? 1
      for (const oldest of values.keys()) {
        if (size <= most || oldest === key) return
        remove(oldest)
      }
    },
    delete: remove,
    entries: () => values.entries(),
  }
}

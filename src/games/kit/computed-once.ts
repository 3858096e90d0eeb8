/**
 * Computes something from an object only once, and keeps the result for as long as the object exists. Only for objects
 * that are never changed, such as a state and its parts.
 */
export function computedOnce<From extends object, Result>(compute: (from: From) => Result): (from: From) => Result {
  const known = new WeakMap<From, { readonly result: Result }>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found.result
    const result = compute(from)
    known.set(from, { result })
    return result
  }
}

/**
 * Computes what follows from an object once for each object, and keeps it for as long as the object. Only for objects that
 * are never changed, such as a state and its parts.
 */
export function computedOnce<From extends object, Result>(compute: (from: From) => Result): (from: From) => Result {
  const known = new WeakMap<From, { readonly result: Result }>()
  return (from) => {
    const found = known.get(from) ?? { result: compute(from) }
    known.set(from, found)
    return found.result
  }
}

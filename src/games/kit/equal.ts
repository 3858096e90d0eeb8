/** Whether two JSON values are equal, regardless of the order of their keys. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && equal(Reflect.get(one, key), Reflect.get(other, key)))
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

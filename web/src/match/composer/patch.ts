import type { Schemas } from '../../api/schemas.ts'

type Operation = Schemas['PatchOperation']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Does what a JSON Patch (RFC 6902) says to a value, with the operations that the API has.
 * @throws Error if a place of the patch is not there
 */
export function patch(value: object, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const [last = '', ...above] = keysOf(operation).toReversed()
    const holder = above.reduceRight((at: object, key) => {
      const next: unknown = Reflect.get(at, key)
      if (!isObject(next)) throw new Error(`nothing at ${operation.path}`)
      return next
    }, value)
    if (operation.op !== 'add' && !Object.hasOwn(holder, last)) throw new Error(`nothing at ${operation.path}`)
    const given = operation.op === 'remove' ? [] : [operation.value]
    if (Array.isArray(holder)) holder.splice(Number(last), operation.op === 'add' ? 0 : 1, ...given)
    else if (operation.op === 'remove') Reflect.deleteProperty(holder, last)
    else Reflect.set(holder, last, operation.value)
  }
}

/** The keys of a JSON Pointer (RFC 6901), from the outermost on. */
const keysOf = ({ path }: Operation): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

import { isDeepStrictEqual } from 'node:util'
import { createPatch, type Operation, type Pointer } from 'rfc6902'
import { z } from 'zod'

const path = z.string().describe('The place, as a JSON Pointer (RFC 6901).')

export const PatchOperation = z
  .discriminatedUnion('op', [
    z
      .object({ op: z.literal('add'), path, value: z.unknown() })
      .meta({ id: 'PatchAdd', description: 'Adds a value at a place.' }),
    z
      .object({ op: z.literal('remove'), path })
      .meta({ id: 'PatchRemove', description: 'Removes the value at a place.' }),
    z
      .object({ op: z.literal('replace'), path, value: z.unknown() })
      .meta({ id: 'PatchReplace', description: 'Replaces the value at a place.' }),
  ])
  .meta({ id: 'PatchOperation', description: 'An operation of JSON Patch (RFC 6902).' })
type PatchOperation = z.infer<typeof PatchOperation>

/** The JSON Patch that turns one value into another. */
export function patchBetween(before: unknown, after: unknown): PatchOperation[] {
  return z.array(PatchOperation).parse(createPatch(before, after, ofArrays))
}

/**
 * Compares arrays from both ends, and what is left in the middle place by place. The library's own way finds the
 * shortest patch in quadratic time, and again for nested arrays: on a board it takes tens of times as long.
 */
function ofArrays(before: unknown, after: unknown, at: Pointer): Operation[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter && isDeepStrictEqual(before[first], after[first])) first++
  let last = 0
  while (last < shorter - first && isDeepStrictEqual(before.at(-1 - last), after.at(-1 - last))) last++
  const middle = (array: unknown[]) => array.slice(first, array.length - last)
  return ofMiddles(middle(before), middle(after), (place) => at.add(String(first + place)).toString())
}

function ofMiddles(before: readonly unknown[], after: readonly unknown[], pathOf: (place: number) => string) {
  const both = Math.min(before.length, after.length)
  const changed = before
    .slice(0, both)
    .flatMap((value, place) => createPatch(value, after[place], ofArrays).map((one) => below(pathOf(place), one)))
  const removed = before.slice(both).map(() => ({ op: 'remove' as const, path: pathOf(both) }))
  const added = after.slice(both).map((value, place) => ({ op: 'add' as const, path: pathOf(both + place), value }))
  return [...changed, ...removed, ...added]
}

const below = (place: string, one: Operation): Operation => ({ ...one, path: `${place}${one.path}` })

import { z } from 'zod'

const Places = z.array(z.string().regex(/^(?:\/(?:[\w-]+|\*|\{id\}))+$/))

/**
 * Where the things of a kind are found. A place is a JSON Pointer (RFC 6901) into the view, in which `*` stands for
 * every member of an object or element of a list: what lies there is an id. A pointer that ends with `{id}` means the
 * keys themselves, or the indices of a list.
 */
export const NounPlaces = z.strictObject({
  inView: Places.describe(
    'Where a view has the ids: JSON Pointers (RFC 6901) in which `*` stands for every member or element, such as `/town/*`. If a pointer ends with `{id}`, the keys or indices there are the ids: `/seats/{id}`. Empty for a kind that no view shows, such as an answer.',
  ),
  inPicture: Places.describe(
    'The places that the picture also shows. Their elements have `data-piece="kind:id"`. What belongs to a seat is inside the element of that seat.',
  ),
})
export type NounPlaces = z.infer<typeof NounPlaces>

/** The places of each kind of things that the choices, sentences and components of a game name. */
export type Nouns<Kind extends string = string> = Readonly<Record<Kind, Readonly<NounPlaces>>>

/** The ids that stand at some places of a view. */
export const idsAt = (view: unknown, places: readonly string[]): (string | number)[] =>
  places.flatMap((place) => found(view, place.split('/').slice(1)))

function found(value: unknown, [step, ...rest]: readonly string[]): (string | number)[] {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const members = Object.entries(value)
  if (step === '{id}') return members.map(([key]) => (Array.isArray(value) ? Number(key) : key))
  return members.flatMap(([key, member]) => (step === '*' || step === key ? found(member, rest) : []))
}

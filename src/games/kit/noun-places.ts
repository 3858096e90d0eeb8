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

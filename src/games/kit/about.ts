import type { Choice, Form, Noun } from './choice.ts'

/** The kind of thing that a part of a move names, by the part's name: `{ victim: 'seat' }`. */
type NamingParts<Kind extends string = string> = Readonly<Record<string, Kind>>

/**
 * Makes a choice of a form, with the things that it is about: those that its fixed parts name, and `more`. Parts of the
 * example that belong to no field are forced, and count as fixed.
 */
export function aboutParts(form: Form, parts: NamingParts, ...more: readonly Noun[]): Choice {
  const asked = new Set(form.fields.map(({ name }) => name))
  const named = Object.entries({ ...form.example, ...form.move }).flatMap(([part, id]): Noun[] => {
    const kind = Object.hasOwn(parts, part) && !asked.has(part) ? parts[part] : undefined
    return kind !== undefined && isId(id) ? [{ kind, id }] : []
  })
  return { ...form, about: eachOnce([...more, ...named]) }
}

/** Every thing once, in the order of first occurrence. */
export const eachOnce = (nouns: readonly Noun[]): Noun[] => [
  ...new Map(nouns.map((noun) => [`${noun.kind}/${noun.id}`, noun])).values(),
]

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

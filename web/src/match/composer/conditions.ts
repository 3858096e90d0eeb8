import type { Choice, Noun, Schemas } from '../../api/schemas.ts'

/** A number in the view that belongs to a thing of a choice, such as how much lies on an offer. */
interface Countable {
  /** Where the view has it (JSON Pointer, RFC 6901). */
  readonly at: string
  readonly noun: Noun
}

/** The numbers on which a standing order can wait: where the game says that views show the things of the choice. */
export function countablesOf(
  { about }: Choice,
  kinds: readonly Schemas['NounKind'][],
  view: unknown,
): readonly Countable[] {
  return about.flatMap((noun) => {
    const places = kinds.find(({ kind }) => kind === noun.kind)?.inView ?? []
    return places
      .filter((place) => place.endsWith('/{id}') && !place.includes('*'))
      .map((place) => place.replace('{id}', String(noun.id)))
      .filter((at) => typeof valueAt(view, at) === 'number')
      .map((at) => ({ at, noun }))
  })
}

const valueAt = (view: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? Object.entries(inner).find(([name]) => name === key)?.[1]
          : undefined,
      view,
    )
